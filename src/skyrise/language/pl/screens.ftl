## Pierwszy ekran.

home-motto = Licytuj tereny, wznoś miasto w chmurach.
home-kind = Gra licytacyjna dla 2–4 graczy.
home-play = Graj
home-playing = Rozkładamy grę…
home-play-note = ty przeciwko trzem botom ({ $level })
home-learn-first = Pierwszy raz? Poznaj grę
home-continue = Kontynuuj
home-all-games = Wszystkie twoje partie ({ $count })
home-games = Twoje partie
home-games-note = wyniki, powtórki, eksport
home-gathering = czeka na graczy
home-where =
    Era { $era ->
        [1] I
       *[2] II
    }, licytacja { $auction } z { $auctions }
home-your-turn = twój ruch
home-won = wygrana
home-host = Załóż stół
home-host-note = znajomi dołączą przez link, bez zakładania konta
home-host-alone = z botami albo razem na tym urządzeniu
home-join = Dołącz
home-alone = Do gry przez sieć potrzebny jest serwer. Tutaj grasz z botami albo razem na tym urządzeniu.
home-link-or-code = link albo kod
home-no-code = To ani link do stołu, ani kod z sześciu liter i cyfr.
home-open-tables =
    { $count ->
        [one] { $count } otwarty stół
        [few] { $count } otwarte stoły
        [many] { $count } otwartych stołów
       *[other] { $count } otwartych stołów
    }
home-tables = Otwarte stoły
home-table-of = Stół: { $names }
home-watch = oglądaj
home-learn = Jak grać
home-learn-note = zasady na jednej stronie
home-replay-file = Obejrzyj partię z pliku
home-no-replays = Tu pojawią się twoje skończone partie.
games-your-name = Twoje imię przy stole
games-show = Pokaż
games-all = wszystkie
games-won = wygrane
games-people = z ludźmi
games-bots = tylko z botami
games-search = Szukaj imion
games-csv = Zapisz jako CSV
games-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
games-against = przeciwnicy: { $names }
games-place = { $place }. miejsce z { $players }
games-prestige =
    { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }
games-minutes = czas: { $minutes } min
games-replay = Obejrzyj powtórkę
games-bg-stats = Wyślij do BG Stats
home-rules = Zasady
home-rules-of = Zasady: { $edition }
home-edition-retail = angielskie
home-edition-polish = polskie
home-edition-russian = rosyjskie
home-edition-preview = wstępne
home-edition-manual = z przewodnika
home-bots = Poziom
home-level-random = bez namysłu
home-level-beginner = łatwy
home-level-casual = średni
home-level-skilled = trudny
home-level-expert = bardzo trudny
home-about-random = Losowy: gra cokolwiek, na co pozwalają zasady. Dobry, żeby coś wypróbować.
home-about-beginner = Początkujący: patrzy o jedną ofertę naprzód i często wybiera drugą co do jakości. Wygrał 94 ze 100 gier dwuosobowych z poziomem Losowy.
home-about-casual = Amator: patrzy o jedną ofertę naprzód i wybiera najlepszą. Wygrał 86 ze 100 gier dwuosobowych z poziomem Początkujący.
home-about-skilled = Wprawny: myśli o kilka ofert naprzód. Wygrał 98 ze 100 gier dwuosobowych z poziomem Amator.
home-about-expert = Ekspert: myśli tak daleko naprzód, jak zdoła. Wygrał 96 ze 100 gier dwuosobowych z poziomem Wprawny, i to w dwudziestej części zwykłego czasu.
home-about = O tych zasadach

## Zakładanie stołu.

host-title = Załóż stół
host-company = Z kim grasz
host-company-link = ze znajomymi przez link
host-company-device = na tym urządzeniu
host-company-bots = z botami
host-players = Gracze
host-who = { $who }: kto siedzi na tym miejscu
host-me = ja
host-open = wolne
host-bot = bot
host-level = { $who }: poziom bota
host-name = { $who }: imię
host-name-of-color = imię (puste = kolor)
host-open-note = każdy, kto ma link
host-color = { $who }: kolor
host-color-drawn = kolor losowy
host-shuffle = Losowa kolejność przy stole
host-ready = Przed rozpoczęciem gry zapytaj wszystkich o gotowość
host-one-screen = przy jednym ekranie
host-one-screen-note = Gracie na jednym ekranie: sekrety są zakryte, a kto ma decydować, przytrzymuje przycisk, by zobaczyć swoje.
host-game = Gra
host-islands = Wyspy
host-islands-drawn = losowe
host-islands-chosen = wybrane
host-no-island = puste
host-islands-note =
    { $players ->
        [one] Wybierz { $players } wyspę.
        [few] Wybierz { $players } różne wyspy: tyle, ilu jest graczy.
        [many] Wybierz { $players } różnych wysp: tyle, ilu jest graczy.
       *[other] Wybierz { $players } różnych wysp: tyle, ilu jest graczy.
    }
host-table = Stół
host-clock = Gra na czas
host-minutes = Minuty na gracza
host-increment = Sekundy dodawane za każdy ruch
host-absence = Gdy kogoś zbyt długo nie ma
absence-wait = wszyscy czekają
absence-bot = dalej gra bot
absence-host = decyduje gospodarz
host-stand-in = Poziom tego bota
host-patience = Po ilu sekundach nieobecności
host-pace = Boty grają co { $seconds } s
host-name-of-table = Nazwa stołu
host-listed = Pokaż stół wszystkim na tym serwerze
host-standing = Pokazuj wszystkim bieżącą klasyfikację i prognozę
host-advice = Pozwól prosić o porady, które widzą wszyscy
host-open-table = Otwórz stół
host-open-table-note = Wyślij znajomym link albo kod, a potem rozpocznij grę.
host-play = Graj
host-play-note = Wszystkie miejsca są zajęte: gra zacznie się od razu.

## Pokój, w którym zbierają się gracze.

room-title = Stół czeka na graczy
room-seats = Miejsca
room-open-seats =
    { $count ->
        [0] wszystkie zajęte
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
room-seat-open = wolne
room-color-drawn = Kolor zostanie wylosowany
room-host = gospodarz
room-you = ty
room-bot = bot · { $level }
room-away = nie ma przy stole
room-free = Zwolnij miejsce: { $name }
room-seat-bot = Posadź bota ({ $level })
room-start = Rozpocznij grę
room-start-bots =
    { $count ->
        [one] Wolne miejsce zajmie bot:
        [few] { $count } wolne miejsca zajmą boty:
        [many] { $count } wolnych miejsc zajmą boty:
       *[other] { $count } wolnych miejsc zajmą boty:
    }
room-i-am-ready = Możemy zaczynać
room-not-ready-after-all = Jednak jeszcze nie
room-ready = może zaczynać
room-not-ready = jeszcze chwila
room-all-ready = Wszyscy są gotowi.
room-waiting-for = Na kogo czekamy: { $names }
room-start-anyway-title = Zacząć mimo to?
room-start-anyway = Zacznij mimo to
room-start-wait = Poczekaj
room-host-starts = Grę rozpoczyna gospodarz: { $host }.
room-waiting = Grę rozpoczyna gospodarz: { $host }. Zacznie się też sama, gdy wszystkie miejsca będą zajęte.
room-invite = Zaproś
room-invite-note = Każdy, kto ma ten link, może zająć wolne miejsce albo oglądać.
room-link = Link do tego stołu
room-code = albo wpisz ten kod na pierwszym ekranie
room-qr = Kod QR z linkiem do tego stołu
room-set-up = Przygotowanie gry
room-rules = Zasady
room-islands = Wyspy
room-islands-drawn = losowane na początku
room-islands-others-drawn = pozostałe losowane na początku
room-island-in-slot = { $island } ({ $slot })
room-time = Czas
room-clock = { $minutes } min i { $seconds } s za każdy ruch
room-no-clock = bez zegara
room-absence = Długa nieobecność
room-absence-bot = dalej gra bot ({ $level })
room-device = Na jednym urządzeniu
room-device-several = jedna osoba może mieć kilka miejsc
room-visible = Kto widzi stół
room-listed = wszyscy na tym serwerze
room-private = osoby, które mają link
room-standing-shown = widoczna podczas gry
room-standing-hidden = ukryta podczas gry
room-advice-given = na prośbę, widoczne dla wszystkich
room-advice-none = brak
room-fair = Rozdanie jest już ustalone
room-commitment-note = Wszystko, co losowe, wynika z tajnej liczby serwera i z części, które tuż przed rozdaniem dodają przeglądarki graczy. To jest skrót (SHA-256) liczby serwera; samą liczbę zobaczysz po grze, więc każdy może sprawdzić, że nic nie zmieniono.

## Zasady na jednej stronie.

learn-title = Jak grać
learn-try-here = Spróbuj tutaj: { $lesson }
learn-intro = Razem z przeciwnikami budujesz jedno miasto na latających wyspach. O każdy teren toczy się licytacja, a płaci się budynkami.
learn-play = Zagraj pierwszą partię
learn-play-note = z trzema początkującymi botami; ruchy można cofać
learn-goal = O co chodzi
learn-goal-1 = Każdy ma dwanaście budynków z liczbami: niskie, średnie i wysokie. Liczba na budynku to jego wartość w licytacji. Kto wygra licytację, wznosi na wylicytowanym terenie właśnie ten budynek.
learn-goal-2 = Po dwóch erach wygrywa gracz z największym prestiżem. Prestiż ma wiele źródeł, więc patrz, co zbierają inni.
learn-city = Miasto
learn-city-1 = Pośrodku jest mała centralna wyspa, a wokół niej tyle wysp zewnętrznych, ilu jest graczy. Wyspy dzielą się na dzielnice w czterech kolorach, a w każdej dzielnicy leży żeton.
learn-city-2 = Dzielnice sąsiadują, gdy mają wspólną krawędź albo łączy je most. Jezioro lub sterowiec między nimi je rozdziela. Jeziora, sterowce, wiatraki i mosty liczą się do kart panoramy.
learn-hood = { $color }: { $faction }
learn-windmill = wiatrak
learn-blimp = sterowiec
learn-auction-1 = Licytację zaczyna zwycięzca poprzedniej (pierwszą – wylosowany gracz): składa ofertę, czyli stawia swój budynek w niezabudowanej dzielnicy centralnej wyspy albo obok dowolnej budowli.
learn-auction-2 = Dalej, zgodnie z ruchem wskazówek zegara, każdy albo przebija, stawiając budynek z wyższą liczbą w niezabudowanej dzielnicy obok ostatniej oferty, albo pasuje i odpada z tej licytacji.
learn-auction-3 = Teren wędruje więc z każdą ofertą: trzeba mieć nie tylko wyższą liczbę, ale i drogę tam, gdzie chce się budować.
learn-auction-4 = Gdy wszyscy inni spasują albo obok ostatniej oferty nie ma już niezabudowanej dzielnicy, ta oferta wygrywa i budynek zostaje wzniesiony. Pozostałe oferty wracają do właścicieli.
learn-auction-5 = Zwycięzca bierze żeton z tej dzielnicy, o ile jakiś tam leży, i zaczyna następną licytację.
learn-auction-tip = Wysokie budynki mają przeważnie małe liczby, a niskie duże: to, czym łatwo wygrać licytację, niewiele znaczy przy kontroli wysp.
learn-bid-of = { $color } licytuje { $number }
learn-discs = Żetony
learn-discs-color =
    Żeton dzielnicy trafia do twojego rzędu w jego kolorze. Rząd mówi, ile na koniec jest warta każda twoja budowla w dzielnicach tego koloru. Z trzema żetonami wartość jest najwyższa, z czwartym spada; piąty i każdy następny trafia na ilustrację wizjonera i sam daje { $excess ->
        [one] { $excess } punkt prestiżu
        [few] { $excess } punkty prestiżu
        [many] { $excess } punktów prestiżu
       *[other] { $excess } punktów prestiżu
    }.
learn-discs-patron =
    Żeton patrona jest wart od { $least } do { $most ->
        [one] { $most } punktu prestiżu
        [few] { $most } punktów prestiżu
        [many] { $most } punktów prestiżu
       *[other] { $most } punktów prestiżu
    }. Ile dokładnie, wie tylko ten, kto ma żeton tego patrona.
learn-discs-wild = Zdobywając żeton uniwersalny, od razu wybierasz jego kolor. Później nie można go już zmienić.
learn-discs-commissions =
    Żeton zlecenia daje { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za każdy żeton i klucz na ilustracji twojego wizjonera, także za siebie.
learn-row =
    { $discs ->
        [one] { $discs } zdobyty żeton
        [few] { $discs } zdobyte żetony
        [many] { $discs } zdobytych żetonów
       *[other] { $discs } zdobytych żetonów
    } oprócz nadrukowanego: każda budowla w dzielnicach tego koloru daje { $value ->
        [one] { $value } punkt prestiżu
        [few] { $value } punkty prestiżu
        [many] { $value } punktów prestiżu
       *[other] { $value } punktów prestiżu
    }
learn-eras = Dwie ery
learn-eras-1 = W erze I masz siedem budynków. Gdy tylko ktoś wzniesie wszystkie siedem, przyznaje się punkty za kontrolę wysp i karty panoramy. Niewzniesione budynki pozostają dostępne.
learn-eras-2 = Potem każdy w tajemnicy wybiera kartę cudu: jedną z { $hand }, a w grze dwuosobowej dwie z { $hand2 }. Dochodzi pięć pozostałych budynków i po jednym cudzie za każdą wybraną kartę. Cud przebija każdą liczbę i kończy licytację; odpowiedzieć na niego może jeszcze tylko Młot.
learn-eras-3 =
    Kto pierwszy wzniesie wszystko, bierze duży klucz do miasta ({ $large ->
        [one] { $large } punkt prestiżu
        [few] { $large } punkty prestiżu
        [many] { $large } punktów prestiżu
       *[other] { $large } punktów prestiżu
    }), a drugi gracz – mały ({ $small ->
        [one] { $small } punkt prestiżu
        [few] { $small } punkty prestiżu
        [many] { $small } punktów prestiżu
       *[other] { $small } punktów prestiżu
    }; nie w grze dwuosobowej). Gra kończy się, gdy wszyscy wzniosą wszystko.
learn-scoring = Punktacja
learn-control =
    Każda wyspa daje { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } temu, kto ma na niej najwięcej wysokich budynków; remis rozstrzygają średnie, potem niskie, a jeśli i one nie pomogą, punkty dostają wszyscy remisujący. Cuda się nie liczą (poza Atelier). Punkty przyznaje się po każdej erze.
learn-panoramas = W grze są dwie z pięciu kart panoramy poniżej; punkty za nie także przyznaje się po każdej erze.
learn-objective =
    Na koniec: { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za ukryty cel, czyli co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    } w dzielnicach jego koloru; do tego patroni, klucze i reszta ilustracji wizjonera.
learn-structures = I najważniejsze: każda twoja budowla daje tyle, ile wskazuje twój rząd w kolorze jej dzielnicy.
learn-tie-earlier = Przy równym prestiżu wygrywa gracz, który wcześniej skończył budowę.
learn-tie-patrons = Przy równym prestiżu wygrywa gracz, który ma go więcej za żetony patronów; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
learn-wonders = Cuda
learn-wonders-1 = Cud działa w chwili wzniesienia i daje punkty tylko właścicielowi; Młot i Atelier działają także później. Otworzyć nim licytację można dopiero wtedy, gdy nie masz już budynków, chyba że karta mówi inaczej. Numer karty to inicjatywa (w grze dwuosobowej suma obu): erę II zaczyna gracz z najniższą, a gdy ktoś skończy budowę, następną licytację otwiera ten z pozostałych, kto ma najniższą.

## O tych zasadach.

about-title = O tych zasadach
about-unofficial = To nieoficjalna wersja gry planszowej Skyrise, stworzona przez jej miłośników. Nie jest związana z jej autorami ani wydawcami.
about-box = Jeśli gra ci się podoba, kup ją: jest piękna, a twórcy na to zasłużyli. Wszystkie rysunki i teksty tutaj są nasze własne.
about-kept = Co przechowuje ten serwer
about-kept-note = Serwer zna cię tylko z losowego pliku cookie: nie ma kont, a adresy nie są zapisywane. Dane są usuwane po takim czasie od ostatniego zdarzenia:
about-kept-gathering = Stoły czekające na graczy
about-kept-playing = Partie w toku
about-kept-over = Zakończone partie
about-kept-records = Przesłane zapisy
about-kept-days =
    { $days ->
        [0] nigdy
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
about-edition = Instrukcja
about-differs = Co jest inaczej niż w instrukcji angielskiej
about-differs-nothing = Nic, co miałoby znaczenie w grze.
about-differs-buildings = Niektóre budynki mają inne liczby.
about-differs-visionary-excess = Nadmiarowy żeton jest wart { $value } prestiżu.
about-differs-victory-tie = Przy remisie wygrywa gracz, który ma więcej prestiżu za żetony patronów; jeśli i to nie rozstrzyga, wygrywają wszyscy remisujący.
about-card-says = { $card }: { $effect }
about-buildings = Liczby na budynkach
about-color = Kolor
about-era =
    Era { $era ->
        [1] I
       *[2] II
    }
provenance-book = instrukcja
provenance-deduced = wywnioskowane
provenance-third-party = inne źródło
provenance-house = nasz wybór
provenance-own = z tego wydania
about-more = Więcej
about-api = Opis interfejsu programistycznego (OpenAPI)
about-version = Wersja { $version }

## Partia rozpoczęta gdzie indziej, która toczy się dalej tutaj.

go-on-title = Dokończ tę partię
go-on-record = Gra toczy się dalej po { $ply ->
    [one] { $ply } ruchu
    [few] { $ply } ruchach
    [many] { $ply } ruchach
   *[other] { $ply } ruchach
  }, z tymi samymi zasadami, wyspami i kolorami. Wybierz, kto gra na każdym miejscu.
go-on-position = Gra toczy się dalej od tej pozycji, z tymi samymi zasadami, wyspami i kolorami. Wybierz, kto gra na każdym miejscu.
go-on-secrets = Kto ma ten plik, może sprawdzić każdą zakrytą kartę. Stół pokazuje każdej osobie tylko jej własne.
go-on-alone = Aby grać dalej z innymi przez sieć, zapisz plik i upuść go na stronie powtórek serwera.
go-on-over = Ta partia jest zakończona. Obejrzyj ją i graj dalej od wcześniejszego momentu.
go-on-begin = Graj dalej
go-on-here = Graj dalej od tego momentu
go-on-save = Zapisz grę
go-on-elsewhere = Graj dalej gdzie indziej
go-on-elsewhere-note = Dotychczasowa partia jako plik, ze wszystkimi zakrytymi kartami: można ją dokończyć przy innym stole, z innymi osobami albo na innym urządzeniu. Ten stół zostaje bez zmian.
go-on-seats = Rozsadź na nowo
room-begun = Rozpoczęta gdzie indziej
room-begun-note = kto ma jej plik, zna każdą zakrytą kartę
island-editor-link = Narysuj własną wyspę

## The ladder of bots.

ladder-title = Ranking botów
ladder-way = partie rankingowe programów, dzień i noc
ladder-about = Podłączone programy grają tu partie rankingowe między sobą i z botami tego serwera. Każdy zaczyna od 25. Liczba po ± mówi, o ile ocena może się mylić (95%).
ladder-time = Partie dla dwóch. Każdy ma { $bank } s i { $increment } s więcej na każdą decyzję; bot, którego nie ma albo któremu skończył się czas, przegrywa partię.
ladder-bot = Uczestnik
ladder-rating = Ocena
ladder-value = { $rating } ± { $error }
ladder-games = Partie
ladder-won = Wygrane
ladder-now = Teraz
ladder-own = tego serwera
ladder-plays = gra
ladder-waits = czeka
ladder-away = nieobecny
ladder-latest = Ostatnie partie
ladder-no-games = Nie rozegrano jeszcze żadnej partii.
ladder-going = w toku
ladder-gone = bot, którego już nie ma
ladder-forfeit = poddał się
ladder-enter = Podłącz swojego bota
ladder-enter-note = Funkcja climb z skyrise.client bierze ten adres, nazwę i wybór twojego bota, i gra partię za partią.
ladder-link = Adres rankingu
