## Oprawa: to, co otacza każdy ekran.

app-name = Skyrise
app-close = Zamknij
app-menu = Menu
app-rules = Zasady
app-keys = Klawisze
app-settings = Ustawienia
app-again = Spróbuj ponownie
app-no-connection = Brak połączenia z serwerem. Ponawianie próby…
app-nothing-here = Tu nic nie ma
app-to-first-screen = Na ekran startowy

keys-title = Klawisze
keys-list = Lista klawiszy
keys-settings = Ustawienia
key-name-Enter = Enter
key-name-Escape = Esc
key-name-Space = Spacja
key-name-Tab = Tab
key-name-Home = Home
key-name-End = End
key-name-PageUp = Page Up
key-name-PageDown = Page Down
key-name-ArrowLeft = ←
key-name-ArrowRight = →
key-name-ArrowUp = ↑
key-name-ArrowDown = ↓

settings-language = Język
language-en = English
language-pl = Polski
language-ru = Русский
settings-theme = Motyw
theme-system = jak w systemie
theme-light = dzienny
theme-dark = wieczorny
settings-motion = Animacje
motion-system = jak w systemie
motion-full = wszystkie
motion-reduced = ograniczone
settings-speed = Tempo punktowania i powtórek
speed-slow = wolne
speed-normal = zwykłe
speed-fast = szybkie
settings-sound = Dźwięki
settings-confirm-pass = Pytaj przed spasowaniem

## Pierwszy ekran.

home-motto = Licytuj parcele, buduj miasto w chmurach.
home-kind = Gra licytacyjna dla 2–4 osób.
home-play = Graj
home-play-note = ty przeciw trzem botom
home-continue = Kontynuuj
home-all-games = Wszystkie twoje partie ({ $count })
home-games = Twoje partie
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
home-join = Dołącz
home-link-or-code = link albo kod
home-no-code = To nie jest link do stołu ani jego dwunastoznakowy kod.
home-open-tables =
    { $count ->
        [one] Jeden otwarty stół
        [few] { $count } otwarte stoły
       *[many] { $count } otwartych stołów
    }
home-tables = Otwarte stoły
home-table-of = Stół: { $names }
home-watch = oglądaj
home-learn = Jak grać
home-learn-note = zasady na jednej stronie
home-replays = Powtórki
home-replays-note = oglądaj i analizuj
home-replay-file = Obejrzyj plik z zapisem partii
home-no-replays = Tu pojawią się twoje zakończone partie.
home-rules = Zasady
home-edition-retail = angielskie
home-edition-polish = polskie
home-edition-russian = rosyjskie
home-edition-preview = wstępne
home-edition-manual = przewodnik
home-bots = Boty
home-level-random = losowe
home-level-beginner = początkujące
home-level-casual = amatorskie
home-level-skilled = wprawne
home-level-expert = eksperckie
home-about = O tych zasadach

## Zakładanie stołu.

host-title = Załóż stół
host-players = Gracze
host-who = Kto tu siedzi: { $who }
host-me = ja
host-open = wolne
host-bot = bot
host-level = Poziom bota: { $who }
host-name = Imię: { $who }
host-name-of-color = nazwa koloru
host-open-note = kto ma link
host-color = Kolor: { $who }
host-color-drawn = kolor losowy
host-shuffle = Przetasuj miejsca
host-one-screen = przy jednym ekranie
host-one-screen-note = Przy tym ekranie gra kilka osób. Zanim pokażą się cudze sekrety, opadnie kurtyna.
host-game = Gra
host-islands = Wyspy
host-islands-drawn = losowe
host-islands-chosen = wybrane
host-no-island = puste
host-islands-note =
    { $players ->
        [one] Wybierz { $players } wyspę.
        [few] Wybierz { $players } różne wyspy, tyle, ilu jest graczy.
       *[many] Wybierz { $players } różnych wysp, tyle, ilu jest graczy.
    }
host-table = Stół
host-clock = Gra z zegarem
host-minutes = Minuty na partię
host-increment = Sekundy dodawane za każdą decyzję
host-absence = Gdy kogoś zbyt długo nie ma
absence-wait = wszyscy czekają
absence-bot = dalej gra bot
absence-host = decyduje gospodarz
host-stand-in = Poziom tego bota
host-patience = Po ilu sekundach
host-pace = Boty działają co { $seconds } s
host-name-of-table = Nazwa stołu
host-listed = Pokaż stół wszystkim na tym serwerze
host-open-table = Otwórz stół
host-open-table-note = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy ją rozpoczniesz.
host-play = Graj
host-play-note = Wszystkie miejsca są zajęte: gra zacznie się od razu.

## Pokój, w którym zbierają się gracze.

room-title = Stół czeka
room-coming = Podchodzimy do stołu…
room-no-table = Nie ma takiego stołu
room-player = Gracz { $number }
room-guest = Gość
room-seats = Miejsca
room-open-seats =
    { $count ->
        [0] wszystkie zajęte
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
room-seat-open = wolne
room-color-drawn = Kolor zostanie wylosowany
room-your-name = twoje imię
room-sit-here = Usiądź tu
room-host = gospodarz
room-you = ty
room-bot = bot · { $level }
room-away = nie ma przy stole
room-free = Zwolnij miejsce: { $name }
room-seat-bot = Posadź bota
room-start = Rozpocznij grę
room-start-note =
    { $count ->
        [one] Wolne miejsce zajmie bot (poziom: { $level }).
        [few] { $count } wolne miejsca zajmą boty (poziom: { $level }).
       *[many] { $count } wolnych miejsc zajmą boty (poziom: { $level }).
    }
room-waiting = Grę rozpoczyna gospodarz: { $host }. Zacznie się też sama, gdy wszystkie miejsca będą zajęte.
room-invite = Zaproś
room-invite-note = Kto ma ten link, może zająć wolne miejsce albo oglądać.
room-link = Link do tego stołu
room-code = kod { $code }
room-copy = Kopiuj
room-copied = Skopiowano
room-set-up = Przygotowanie
room-rules = Zasady
room-islands = Wyspy
room-islands-drawn = losowane na początku
room-island-in-slot = { $island } ({ $slot })
room-time = Czas
room-clock = { $minutes } min i { $seconds } s za każdą decyzję
room-no-clock = bez zegara
room-absence = Długa nieobecność
room-absence-bot = dalej gra bot ({ $level })
room-visible = Kto widzi stół
room-listed = wszyscy na tym serwerze
room-private = osoby, które mają link
room-fair = Rozdanie jest już ustalone
room-commitment-note = Wszystko, co losowe, wynika z jednej tajnej liczby. To jest jej odcisk (SHA-256); samą liczbę zobaczysz po grze, więc każdy może sprawdzić, że nic nie zmieniono.

## Zasady na jednej stronie.

learn-title = Jak grać
learn-intro = Ty i twoi przeciwnicy budujecie jedno miasto na latających wyspach. Każda parcela idzie na licytację, a płaci się budynkami.
learn-play = Zagraj pierwszą partię
learn-play-note = z trzema początkującymi botami; ruchy można cofać
learn-goal = O co chodzi
learn-goal-1 = Każdy ma dwanaście budynków z numerami: niskie, średnie i wysokie. Numer mówi, ile budynek licytuje. Kto wygra licytację, stawia na parceli właśnie ten budynek.
learn-goal-2 = Po dwóch erach wygrywa osoba z największym prestiżem. Prestiż ma wiele źródeł, więc patrz, co zbierają inni.
learn-city = Miasto
learn-city-1 = W środku leży mała centralna wyspa, wokół niej po jednej zewnętrznej na gracza. Wyspy dzielą się na dzielnice w czterech kolorach, a w każdej dzielnicy leży żeton.
learn-city-2 = Dzielnice sąsiadują, gdy mają wspólną krawędź albo łączy je most. Jezioro lub sterowiec między nimi je rozdziela. Jeziora, sterowce, wiatraki i mosty liczą się do kart panoramy.
learn-hood = { $color }: { $faction }
learn-windmill = wiatrak
learn-blimp = sterowiec
learn-auction = Licytacja
learn-auction-1 = Zaczyna zwycięzca poprzedniej: stawia swój budynek w niezabudowanej dzielnicy centralnej wyspy albo obok dowolnej budowli.
learn-auction-2 = Dalej zgodnie z ruchem wskazówek zegara każdy albo licytuje budynkiem o wyższym numerze w niezabudowanej dzielnicy obok ostatniej oferty, albo pasuje i odpada z tej licytacji.
learn-auction-3 = Parcela wędruje więc z każdą ofertą: trzeba mieć nie tylko numer, ale i drogę tam, gdzie chce się budować.
learn-auction-4 = Gdy wszyscy inni spasują albo obok ostatniej oferty nie ma już niezabudowanej dzielnicy, ta oferta wygrywa: budowla zostaje wzniesiona. Pozostałe oferty wracają do właścicieli.
learn-auction-5 = Zwycięzca bierze żeton dzielnicy i zaczyna następną licytację.
learn-auction-tip = Niskie numery to wysokie budynki, a wysokie numery to niskie: co łatwo wygrywa licytacje, mało znaczy na wyspach.
learn-bid-of = { $color } licytuje { $number }
learn-discs = Żetony
learn-discs-color = Żeton w kolorze trafia do twojego rzędu tego koloru. Rząd mówi, ile na końcu jest warta każda twoja budowla na tym kolorze. Z trzema żetonami wartość jest najwyższa, z czwartym spada; piąty trafia do obszaru wizjonera i sam daje { $excess }.
learn-discs-patron = Żeton patrona jest wart od { $least } do { $most } prestiżu. Ile dokładnie, wie tylko ten, kto ma żeton tego patrona.
learn-discs-wild = Dla żetonu uniwersalnego od razu wybierasz kolor.
learn-discs-commissions = Żeton zlecenia daje { $prestige } za każdy żeton i klucz w twoim obszarze wizjonera, on sam też się liczy.
learn-row = Liczba żetonów: { $discs }. Każda budowla na tym kolorze daje { $value }
learn-eras = Dwie ery
learn-eras-1 = W erze I masz siedem budynków. Gdy tylko ktoś wzniesie wszystkie siedem, punktuje się wyspy i karty panoramy.
learn-eras-2 = Potem każdy w tajemnicy zostawia sobie kartę cudu: jedną z { $hand }, a w grze dwuosobowej dwie z { $hand2 }. Dostajesz pozostałe pięć budynków i swój cud. Cud przebija każdy numer i kończy licytację.
learn-eras-3 = Kto pierwszy wzniesie wszystko, bierze duży klucz ({ $large } prestiżu), druga osoba mały ({ $small }, nie w grze dwuosobowej). Gra kończy się, gdy wszyscy wzniosą wszystko.
learn-scoring = Punktacja
learn-control = Każda wyspa daje { $prestige } prestiżu temu, kto ma na niej najwięcej wysokich budynków; remis rozstrzygają średnie, potem niskie. Punktuje się to po każdej erze.
learn-panoramas = W grze są dwie z pięciu kart panoramy poniżej; one też punktują po każdej erze.
learn-objective =
    Na końcu: { $prestige } za ukryty cel, czyli { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    } na jego kolorze; do tego patroni, klucze i reszta obszaru wizjonera.
learn-structures = I najważniejsze: każda twoja budowla daje tyle, ile wart jest twój rząd koloru, na którym stoi.
learn-tie-earlier = Przy równym prestiżu wygrywa ten, kto wcześniej wzniósł swoją ostatnią budowlę.
learn-tie-patrons = Przy równym prestiżu wygrywa ten, kto ma więcej z żetonów patronów.
learn-wonders = Cuda
learn-wonders-1 = Cud działa w chwili wzniesienia i tylko dla właściciela. Inicjatywa, czyli numer karty, decyduje, kto zaczyna erę II: ten, kto ma najniższą.

## O tych zasadach.

about-title = O tych zasadach
about-unofficial = To nieoficjalna wersja gry planszowej Skyrise, zrobiona przez osoby, które ją lubią. Nie jest związana z jej autorami ani wydawcami.
about-box = Jeśli gra ci się podoba, kup pudełko: jest piękne, a twórcy na to zasłużyli. Wszystkie rysunki i teksty tutaj są nasze własne.
about-edition = Instrukcja
about-differs = Co jest inaczej niż w instrukcji angielskiej
about-differs-nothing = Nic, co miałoby znaczenie w grze.
about-differs-buildings = Niektóre budynki mają inne numery.
about-differs-visionary-excess = Żeton ponad pełny rząd daje { $value }.
about-differs-victory-tie = Remis wygrywa ten, kto ma więcej prestiżu z żetonów patronów; jeśli to nie rozstrzyga, wygrywają wszyscy.
about-card-says = { $card }: { $effect }
about-house = Wartości, których nie podaje żadna instrukcja
about-house-note = Instrukcje nie podają wszystkich liczb z elementów gry. Te wybraliśmy sami. Kto ma pudełko, może napisać własne wydanie z tym, co jest na nich wydrukowane.
about-buildings = Numery budynków
about-color = Kolor
about-era =
    Era { $era ->
        [1] I
       *[2] II
    }
about-rows = Ile jest warta każda budowla, gdy w rzędzie jej koloru nie ma żetonów, jest jeden, dwa…: { $values }
about-patrons = Żetony patronów są warte: { $values }
about-islands = Mapy wysp są nasze własne.
about-wonders = Karty cudów z naszą wartością
about-all-values =
    { $count ->
        [one] Jedna wartość
        [few] Wszystkie { $count } wartości i ich źródła
       *[many] Wszystkie { $count } wartości i ich źródła
    }
about-all-values-note = Z kluczami używanymi w pliku wydania.
about-key = Klucz
about-setting = Wartość
about-provenance = Skąd
provenance-book = instrukcja
provenance-deduced = wywnioskowane
provenance-third-party = inne źródło
provenance-house = nasz wybór
provenance-own = z tego wydania
about-more = Więcej
about-api = Opis interfejsu programistycznego (OpenAPI)
about-version = Wersja { $version }
