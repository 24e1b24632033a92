## Dlaczego coś jest odrzucone. O miejscu w pliku zdanie mówi po dwukropku, więc zaczyna się małą literą i nie ma kropki.

# Zasady przeciw ruchowi.
reason-action-unreadable = { $action } nie jest ruchem; ruchy wyglądają tak: 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 albo choose=7+12.
reason-decision-other =
    { $action } nie jest teraz możliwe: { $asked ->
        [start] trzeba złożyć ofertę otwierającą
        [bid] trzeba przebić albo spasować
        [answer] właściciel Młota może przebić cud albo spasować
        [wild] trzeba wybrać kolor żetonu uniwersalnego
        [vault] trzeba wybrać dodatkowy żeton (Krypta)
        [choose] trzeba wybrać karty cudów, które zatrzymujesz
       *[over] gra jest skończona
    }.
reason-turn-other = Teraz kolej kogoś innego.
reason-neighborhood-unknown = W tym mieście nie ma dzielnicy { $at }.
reason-neighborhood-occupied = W dzielnicy { $at } jest już oferta albo budowla.
reason-building-not-yours = { $piece } nie jest twoim budynkiem.
reason-building-bid = Budynek { $piece } jest już na planszy jako oferta.
reason-building-built = Budynek { $piece } stoi już na { $at }.
reason-wonder-not-yours = Cud { $piece } nie jest twój.
reason-wonder-built = Cud { $piece } jest już wzniesiony.
reason-era2-unlock = { $piece }: dostępne dopiero w erze II.
reason-auction-start-pass = Kto rozpoczyna licytację, musi złożyć ofertę i nie może spasować.
reason-auction-start-place = Dzielnica { $at } nie sąsiaduje z żadną budowlą i nie leży na centralnej wyspie: nie można tam otworzyć licytacji.
reason-auction-start-wonder = Cud { $piece } nie może otworzyć licytacji, dopóki masz budynki.
reason-auction-outbid-higher = Oferta { $piece } nie przebija ostatniej oferty ({ $latest }).
reason-auction-outbid-adjacent = Dzielnica { $at } nie sąsiaduje z ostatnią ofertą, złożoną na { $latest }.
reason-wonder-hammer-answer = Postawiono cud { $piece }: przebić go może tylko Młot.
reason-wonder-hammer-ban = Dzielnica { $at } sąsiaduje z Młotem przeciwnika: nie wolno tam licytować wysokimi budynkami.
reason-wonder-vault-must = W tym wydaniu właściciel Krypty musi wziąć żeton.
reason-wonder-vault-empty = W dzielnicy { $at } nie ma żetonu do wzięcia.
reason-era1-choose-count =
    { $count ->
        [one] Wybierz dokładnie jedną kartę.
        [few] Wybierz dokładnie { $count } karty.
        [many] Wybierz dokładnie { $count } kart.
       *[other] Wybierz dokładnie { $count } kart.
    }
reason-era1-choose-hand = Nie masz na ręce karty „{ $piece }”.
# Stół i serwer.
reason-table-unknown = Nie ma takiego stołu.
reason-table-stale = Gra tymczasem poszła dalej. Spójrz jeszcze raz i zdecyduj.
reason-table-over = Gra jest skończona.
reason-table-not-started = Gra jeszcze się nie zaczęła.
reason-table-started = Gra już się zaczęła.
reason-table-not-ready = Nie wszyscy są jeszcze gotowi. Poczekaj na nich albo zacznij mimo to.
reason-code-unknown = Żaden stół nie ma tego kodu. Sprawdź kod albo poproś o link.
reason-table-not-over = Gra jeszcze trwa.
reason-table-asleep = Stół właśnie się budzi. Spróbuj ponownie.
reason-table-needs-server = Inni mogą usiąść tylko przy stole na serwerze. Tutaj każde miejsce jest twoje albo bota.
reason-table-full = Przy tym stole wydarzyło się już zbyt wiele. Grę można dokończyć, ale niczego więcej nie da się tu zmienić ani cofnąć.
reason-standing-hidden = Gospodarz tego stołu postanowił grać bez bieżącej klasyfikacji.
reason-seat-unknown = Przy tym stole nie ma takiego miejsca.
reason-seat-not-yours = To nie twoje miejsce.
reason-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
reason-seat-free = To miejsce jest już wolne.
reason-seat-dealt = Karty tego miejsca są już rozdane: do końca gry nikt inny nie może go zająć.
reason-seat-second = Masz już miejsce w tej grze: kilka miejsc można mieć tylko w grze na jednym urządzeniu.
reason-seal-late = Rozdanie jest już zamknięte: powstaje bez twojej części.
reason-seal-other = To nie ta część, którą zapieczętowano.
reason-seat-no-stand-in = Na tym miejscu bot nikogo nie zastępuje.
reason-player-unknown = Przeglądarka musi przyjąć plik cookie, żeby miejsce pozostało twoje.
reason-player-banned = Osoba, która prowadzi ten serwer, zablokowała ci dostęp.
reason-host-only = To może zrobić tylko gospodarz.
reason-takeback-not-here = Ruchy można cofać tylko tam, gdzie wszyscy grają przy jednym ekranie.
reason-takeback-nothing = Nie ma czego cofać.
reason-chat-too-fast = Za dużo wiadomości naraz. Poczekaj chwilę.
reason-chat-full = Czat tego stołu jest już pełny.
reason-chat-muted = Gospodarz cię wyciszył.
reason-chat-unknown = Nie ma kogo wyciszyć.
reason-chat-empty = Wiadomość jest pusta.
reason-setup-colors = Dwa miejsca nie mogą mieć tego samego koloru.
reason-setup-islands =
    { $players ->
        [one] { $players } gracz gra na jednej wyspie zewnętrznej.
        [few] { $players } graczy gra na tylu samo różnych wyspach zewnętrznych.
        [many] { $players } graczy gra na tylu samo różnych wyspach zewnętrznych.
       *[other] { $players } graczy gra na tylu samo różnych wyspach zewnętrznych.
    }
reason-setup-slot = W jednym miejscu nie mogą leżeć dwie wyspy.
reason-request-invalid = Serwer tego nie zrozumiał.
reason-request-too-large = To jest za duże, żeby to wysłać.
reason-request-too-often =
    { $seconds ->
        [one] Za często. Spróbuj za sekundę.
        [few] Za często. Spróbuj za { $seconds } sekundy.
        [many] Za często. Spróbuj za { $seconds } sekund.
       *[other] Za często. Spróbuj za { $seconds } sekund.
    }
reason-request-too-many = Z twojej sieci otwartych jest zbyt wiele połączeń. Zamknij kilka kart albo spróbuj później.
reason-request-method = Serwer na to tutaj nie pozwala.
reason-request-nowhere = Pod tym adresem nic nie ma.
reason-origin-foreign = To żądanie przyszło z innej strony i zostało odrzucone.
reason-host-foreign = Serwer nie działa pod tym adresem.
reason-server-failed = Coś poszło nie tak po stronie serwera. Nic się nie zmieniło.
reason-store-trouble = Serwer nie może teraz odczytać gier. Nic nie przepadło. Spróbuj za chwilę.
reason-server-draining = Ten serwer zostanie wkrótce zatrzymany, więc nie można zacząć nowych gier. Rozpoczęte gry trwają dalej.
reason-table-damaged = Tego stołu nie da się już odczytać. Powiadom osobę, która prowadzi serwer.
reason-server-trouble = Nie można połączyć się z serwerem.
reason-record-refused = Tego zapisu nie da się odczytać: { $why }
reason-record-too-costly = Odczytywanie tego zapisu trwa zbyt długo.
reason-record-not-over = Zapis będzie dostępny po zakończeniu gry.
reason-replay-unknown = Nie ma takiej powtórki.
reason-review-not-over = Partię można omówić dopiero po jej zakończeniu.
reason-review-busy = Zbyt wiele partii czeka na omówienie. Spróbuj ponownie za kilka minut.
reason-try-not-over = Partię można rozegrać inaczej dopiero po jej zakończeniu.
reason-go-on-over = W tym momencie partia jest już zakończona: wybierz wcześniejszy.
reason-go-on-seats = { $players ->
    [one] Ta partia ma { $players } miejsce.
    [few] Ta partia ma { $players } miejsca.
    [many] Ta partia ma { $players } miejsc.
   *[other] Ta partia ma { $players } miejsca.
}
reason-try-moment = W tym momencie nie ma o czym decydować: spróbuj od wcześniejszego.
reason-try-islands = Partii na własnych wyspach nie można tu rozegrać inaczej.
reason-advice-not-here = Przy tym stole nie ma porad: gospodarz otworzył go bez nich.
reason-advice-not-now = W tej chwili nie ma czego doradzać.
reason-lesson-unknown = Nie ma takiej lekcji.
reason-puzzle-unknown = Nie ma takiego zadania.
reason-ladder-none = Ten serwer nie ma rankingu.
reason-ladder-name = Inny bot w rankingu ma już tę nazwę. Wybierz inną.
reason-ladder-full = Ranking jest pełny. Spróbuj innego dnia.
reason-ladder-token = Żaden bot w rankingu nie ma tego tokenu.
reason-city-impossible = Nie ma takiego miasta: { $why }
reason-edition-unknown = Nie ma takiego wydania.
reason-edition-refused = Tego wydania nie można użyć: { $why }
reason-island-unknown = Nie ma takiej wyspy.
reason-island-refused = Tej wyspy nie można użyć: { $why }
reason-island-step = Tak nie można rysować: { $why }
# Pliki i JSON.
reason-file-unreadable = nie da się odczytać: { $why }
reason-file-unwritable = nie da się zapisać: { $why }
reason-file-trouble =
    { $code ->
        [ENOENT] nie ma takiego pliku ani katalogu
        [EACCES] brak uprawnień
        [EISDIR] to katalog
        [ENOTDIR] to nie katalog
        [ENOSPC] brak miejsca na dysku
        [EROFS] system plików jest tylko do odczytu
       *[other] { $why }
    }
reason-file-bytes = to nie jest tekst w UTF-8: błędny bajt nr { $byte }
reason-json-syntax =
    to nie jest JSON (wiersz { $line }, kolumna { $column }): { $kind ->
        [value] oczekiwano wartości
        [name] oczekiwano nazwy pola w cudzysłowie prostym
        [colon] oczekiwano dwukropka
        [comma] oczekiwano przecinka albo końca
        [trailing] o jeden przecinek za dużo
        [extra] za końcem jest coś jeszcze
        [endless] tekst nie ma końca
        [control] tekst wychodzi poza swój wiersz
        [escape] za ukośnikiem odwrotnym jest niedozwolony znak
        [mark] zaczyna się od znacznika kolejności bajtów
       *[other] { $kind }
    }
reason-json-constant = to nie jest JSON: { $name } nie jest w nim liczbą
reason-json-twice = to nie jest JSON: pole { $name } występuje dwa razy
reason-json-deep = listy albo obiekty są zagnieżdżone zbyt głęboko
reason-json-digits = jedna z liczb ma za dużo cyfr
reason-json-half = jeden z tekstów zawiera pół znaku: \ud800 do \udfff występują zawsze parami
# Wartość, która nie jest tym, czym ma być.
reason-value-missing = tego pola brakuje
reason-value-object = oczekiwano obiektu, znaleziono { $found }
reason-value-fields = oczekiwano pól { $names }; znaleziono { $found }
reason-value-list = oczekiwano listy, znaleziono { $found }
reason-value-text = oczekiwano tekstu, znaleziono { $found }
reason-value-choice = oczekiwano jednej z wartości: { $words }; znaleziono { $found }
reason-value-number = oczekiwano liczby całkowitej od { $least } do { $most }, znaleziono { $found }
reason-value-least = oczekiwano co najmniej { $least }, znaleziono { $found }
reason-value-whole = oczekiwano liczby całkowitej, znaleziono { $found }
reason-value-decimal = oczekiwano liczby, znaleziono { $found }
reason-value-bounds = oczekiwano wartości od { $least } do { $most }, znaleziono { $found }
reason-value-length = oczekiwano od { $least } do { $most } znaków, znaleziono { $found }
reason-value-items = oczekiwano od { $least } do { $most } elementów, znaleziono { $found }
reason-value-pattern = ma niewłaściwą postać: { $found }
reason-value-unknown = ta nazwa nie jest tu znana
reason-value-flag = oczekiwano true albo false, znaleziono { $found }
reason-value-twice = jakaś liczba występuje dwa razy: { $found }
reason-value-format = oczekiwano „{ $expected }”, znaleziono { $found }
# Gracze i przygotowanie gry.
reason-match-colors = dwa miejsca mają ten sam kolor
reason-match-components = nie ma tu wersji „{ $version }” elementów gry; są { $known } oraz „{ $own }”
reason-setup-players = w Skyrise gra od { $least } do { $most } graczy, a nie { $found }
reason-setup-names =
    oczekiwano { $players ->
        [one] { $players } imienia
        [few] { $players } imion
        [many] { $players } imion
       *[other] { $players } imion
    }
reason-setup-outer =
    { $players ->
        [one] { $players } gracz gra na jednej wyspie zewnętrznej, a jest ich tu { $found }
        [few] { $players } graczy gra na tylu samo wyspach zewnętrznych, a jest ich tu { $found }
        [many] { $players } graczy gra na tylu samo wyspach zewnętrznych, a jest ich tu { $found }
       *[other] { $players } graczy gra na tylu samo wyspach zewnętrznych, a jest ich tu { $found }
    }
reason-setup-different =
    oczekiwano { $count ->
        [one] { $count } wartości
        [few] { $count } różnych wartości
        [many] { $count } różnych wartości
       *[other] { $count } różnych wartości
    } spośród: { $words }
reason-setup-seat = nie ma miejsca { $seat }
reason-setup-neighborhood = w tym mieście nie ma dzielnicy „{ $at }”
reason-setup-disc = brakuje żetonu
reason-setup-discs =
    { $disc ->
        [yellow] żółtych żetonów
        [green] zielonych żetonów
        [white] białych żetonów
        [brown] brązowych żetonów
        [neighborhood] żetonów dzielnic
        [wild] żetonów uniwersalnych
        [commissions] żetonów zleceń
       *[other] żetonów patrona { $disc }
    } jest { $found }, a przy tej liczbie graczy ({ $players }) w woreczku jest ich { $count }
reason-setup-hands =
    oczekiwano kart na ręce dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    }
reason-setup-hand =
    oczekiwano { $count ->
        [one] { $count } karty o numerze
        [few] { $count } różnych kart o numerach
        [many] { $count } różnych kart o numerach
       *[other] { $count } różnych kart o numerach
    } od 1 do { $most }
reason-setup-card-twice = jakąś kartę rozdano dwa razy
reason-setup-tiles = oczekiwano kafelków wartości { $tiles }, po jednym dla każdego patrona
# Zapis partii.
reason-record-action = { $action }: { $why }
reason-record-size = może mieć najwyżej { $most } znaków, a ma { $found }
reason-record-result = zapisane ruchy nie prowadzą do tego wyniku
reason-record-no-setup = gra rozpoczęta od podanej pozycji nie ma przygotowania, które dałoby się zapisać
# Pozycja.
reason-position-seats =
    oczekiwano { $players ->
        [one] { $players } wpisu
        [few] { $players } wpisów
        [many] { $players } wpisów
       *[other] { $players } wpisów
    }, po jednym na miejsce
reason-position-piece = oczekiwano albo budynku (building), albo cudu (wonder)
reason-position-building = { $building } nie jest budynkiem miejsca { $seat }
reason-position-wonder = karty { $card } nie ma wśród cudów miejsca { $seat }
reason-position-occupied = na { $at } stoją dwie budowle
reason-position-built = ta budowla stoi już na { $at }
reason-position-era2 = { $building } jest budynkiem ery II
reason-position-collections = zebranych żetonów jest { $found }, a w żadnej grze nie może ich tu być więcej niż { $most }: tyle najwyżej przyniosły budowle
reason-position-collected = stoi tam budowla, więc żeton został już zebrany
reason-position-discs =
    na wyspach i planszetkach { $disc ->
        [yellow] żółtych żetonów
        [green] zielonych żetonów
        [white] białych żetonów
        [brown] brązowych żetonów
        [neighborhood] żetonów dzielnic
        [wild] żetonów uniwersalnych
        [commissions] żetonów zleceń
       *[other] żetonów patrona { $disc }
    } jest { $found }, a może być { $most }
reason-position-repeated =
    { $field }: { $item } występuje { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }
reason-position-tile = nie ma już kafelka wartości { $value }
reason-position-hand =
    { $count ->
        [one] w erze I na ręce jest { $count } karta cudu i żadna nie jest jeszcze wybrana
        [few] w erze I na ręce są { $count } karty cudów i żadna nie jest jeszcze wybrana
        [many] w erze I na ręce jest { $count } kart cudów i żadna nie jest jeszcze wybrana
       *[other] w erze I na ręce jest { $count } kart cudów i żadna nie jest jeszcze wybrana
    }
reason-position-chosen =
    w erze II każdy ma { $count ->
        [one] { $count } wybraną kartę cudu
        [few] { $count } wybrane karty cudów
        [many] { $count } wybranych kart cudów
       *[other] { $count } wybranych kart cudów
    } i żadnej na ręce
reason-position-put-away =
    oczekiwano { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } kart
    }
reason-position-excess = żaden rząd nie jest pełny, więc nie może być nadmiarowych żetonów
reason-position-keys =
    { $keys ->
        [none] z kolejności ukończenia wynika, że nie ma tu żadnego klucza
        [large] z kolejności ukończenia wynika, że jest tu duży klucz
       *[small] z kolejności ukończenia wynika, że jest tu mały klucz
    }
reason-position-finished = { $seat } nie jest miejscem albo występuje dwa razy
reason-position-unfinished = miejsce { $seat }: jeszcze nie wszystko wzniesione
reason-position-unnamed = miejsce { $seat }: wszystko wzniesione, a tu go brakuje
reason-position-done = miejsce { $seat }: wszystko wzniesione
reason-position-era = miejsce { $seat }: wszystkie budynki ery I wzniesione, więc era I jest skończona
reason-position-both = równocześnie trwa licytacja
reason-position-no-bids = trwająca licytacja musi mieć ofertę otwierającą
reason-position-absent = miejsce { $seat } nie bierze udziału w licytacji
reason-position-starter = oferta otwierająca należy do miejsca { $seat }
reason-position-own-bid = nikt nie przebija własnej oferty
reason-position-bid = { $bid } nie było tam dozwoloną ofertą
reason-position-passed = ostatnia oferta należy do miejsca { $seat }, które nie mogło więc spasować
reason-position-nobody = w tej licytacji nikt nie ma już o czym decydować: jest skończona albo brakuje spasowania
reason-position-turn = teraz kolej miejsca { $expected }, a nie miejsca { $found }
reason-position-won = to nie jest budowla, która stoi na { $at }
reason-position-decision = decyzja należy do miejsca { $seat }
reason-position-started = zwycięska oferta otworzyła licytację wtedy i tylko wtedy, gdy jest jedyna
reason-position-vault = dodatkowy żeton daje tylko Krypta
reason-position-vault-own = w tym wydaniu Krypta nie daje najpierw żetonu ze swojej dzielnicy
reason-position-vault-nothing = nie ma żetonu do wyboru
reason-position-choose-early = karty cudów wybiera się, gdy ktoś wzniesie wszystkie swoje budynki ery I
reason-position-choose-nobody = ktoś musi wybierać
reason-position-choose-cards =
    oczekiwano { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } kart
    } z ręki tego miejsca
reason-position-choose-order = karty cudów wybiera się w kolejności miejsc, od pierwszego
reason-position-not-over = jest null, ale nie wszyscy wznieśli wszystko
reason-position-over = gra jest skończona
# Wydanie.
reason-component-refused = { $where }: { $why }
reason-edition-name = nie ma takiego wydania; są { $editions } albo plik .toml
reason-edition-toml = to nie jest TOML: { $why }
reason-edition-header = brakuje tabeli [edition] z polami { $names }
reason-edition-taken = { $id } to wydanie, które jest już w grze; wybierz inną nazwę
reason-edition-header-key = nieznany klucz; znane są { $known }
reason-edition-key = nieznany klucz; istniejące wypisze `skyrise editions retail`
reason-edition-value = oczekiwano { "{" } value = …, from = "…" { "}" }
reason-edition-book = oczekiwano book = "…" (wydanie, którego instrukcja to podaje), ale tylko razem z from = "{ $kind }"
reason-edition-printed = oczekiwano liczb, które są w jego wartości
reason-edition-missing = brakuje tej wartości; podaj wydanie bazowe (base), które ją ma
reason-edition-patrons = oczekiwano { $count } wartości, po jednej na patrona
reason-edition-buildings = różnych budynków jest { $found }, a ma być { $count }
reason-edition-number =
    liczba { $number } należy już do { $color ->
        [red] czerwonego
        [teal] turkusowego
        [yellow] żółtego
       *[blue] niebieskiego
    } gracza
reason-edition-heights =
    { $height ->
        [short] niskich budynków
        [medium] średnich budynków
       *[tall] wysokich budynków
    } jest { $found }, a ma być { $count }
reason-edition-removed =
    { $disc ->
        [yellow] żółtych żetonów
        [green] zielonych żetonów
        [white] białych żetonów
        [brown] brązowych żetonów
        [neighborhood] żetonów dzielnic
        [wild] żetonów uniwersalnych
        [commissions] żetonów zleceń
       *[other] żetonów patrona { $disc }
    } usuwa się więcej, niż ich jest
reason-edition-discs = zostaje żetonów: { $left }, a dzielnic jest { $needed }
reason-edition-hands =
    dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    } po { $hand ->
        [one] { $hand } karcie
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } kart
    }: potrzeba więcej kart, niż jest ({ $cards })
reason-edition-hand = tyle kart na ręce ({ $hand }) nie wystarczy, żeby zatrzymać { $figures }
# Wyspa i wyspy razem.
reason-island-name = nie ma takiej wyspy; są { $islands } albo plik .json
reason-island-point = oczekiwano dwóch liczb, znaleziono { $found }
reason-island-ring = oczekiwano co najmniej trzech wierzchołków
reason-island-vertex = leży w tym samym punkcie co wierzchołek { $vertex }
reason-island-vertex-twice = jakiś wierzchołek występuje dwa razy
reason-island-edge = krawędź wierzchołków { $first } i { $second } należy do więcej niż dwóch obszarów
reason-island-crossing = krawędź { $edge } przecina krawędź { $other } obszaru { $area } albo jej dotyka
reason-island-inside = leży wewnątrz obszaru { $area }
reason-island-apart = nie da się tam dojść lądem z reszty wyspy
reason-island-id = oczekiwano do ośmiu liter i cyfr (ale nie „none”), znaleziono { $found }
reason-island-id-twice = nazwa „{ $id }” występuje dwa razy
reason-island-neighborhood = na tej wyspie nie ma dzielnicy „{ $at }”
reason-island-neighborhoods =
    wyspa o takich portach ma { $needed ->
        [one] { $needed } dzielnicę
        [few] { $needed } dzielnice
        [many] { $needed } dzielnic
       *[other] { $needed } dzielnic
    }, a ta { $found }
reason-island-features = na wyspie może ich być najwyżej { $most }, a jest { $found }
reason-island-bridge = oczekiwano dwóch różnych dzielnic
reason-island-bridge-idle = { $first } i { $second } i tak mają wspólną granicę
reason-island-ports = oczekiwano { $outer } dla wyspy zewnętrznej albo { $central } dla centralnej
reason-island-ports-together = dwa porty są przy jednej dzielnicy
reason-island-area = na tej wyspie nie ma obszaru „{ $at }”
reason-island-line = linia podziału zaczyna się i kończy w dwóch różnych miejscach granicy
reason-island-join = nie styka się z obszarem { $area } jedną wspólną granicą
reason-island-corner = w pobliżu nie ma wierzchołka ani granicy
reason-city-center = to wyspa zewnętrzna, która nie może leżeć pośrodku
reason-city-island-twice = dwie wyspy jednego miasta mają tę nazwę
reason-city-slot = nie ma strony „{ $slot }”; są { $slots }
reason-city-slot-central =
    to centralna wyspa, więc nie może leżeć na { $slot ->
        [north] północy
        [east] wschodzie
        [south] południu
       *[west] zachodzie
    }
reason-city-id-twice = tak samo nazywa się już coś na wyspie { $island }
# Boty: ich nazwy i ich odpowiedzi.
reason-bot-unknown = nie ma bota „{ $bot }”; są { $bots } oraz programy w postaci { $program }
reason-bot-settings = oczekiwano ustawień takich jak name:seconds=0.5;depth=3, znaleziono „{ $found }”
reason-bot-setting-twice = ustawienie { $setting } występuje dwa razy
reason-bot-setting-unknown =
    { $settings ->
        [none] bot { $bot } nie ma ustawienia „{ $setting }” ani żadnego innego
       *[other] bot { $bot } nie ma ustawienia „{ $setting }”; ma { $settings }
    }
reason-bot-setting-missing = bot { $bot } potrzebuje ustawienia: { $example }
reason-bot-setting-value = bot { $bot }: ustawienie { $setting } ma mieć wartość typu { $kinds }, a znaleziono „{ $found }”
reason-bot-command = brakuje polecenia, na przykład { $example }
reason-bot-name = oczekiwano nazwy i bota, na przykład fast=expert:seconds=0.1
reason-bot-name-twice = nazwa { $name } oznacza już { $spec }
reason-bot-unmade = nie da się utworzyć: { $why }
reason-bot-unloaded = bota { $bot } z pakietu { $package } nie da się wczytać z { $source }: { $why }
reason-bot-no-factory = bota { $bot } z pakietu { $package } nie da się wczytać z { $source }: to nie jest fabryka botów
reason-answer-id = oczekiwano { $expected }, czyli numeru pytania; znaleziono { $found }
reason-answer-action = { $found } nie jest jednym z dozwolonych ruchów (jest ich { $count })
reason-answer-seconds = oczekiwano liczby albo null, znaleziono { $found }
# Polecenia, arena i laboratorium.
reason-command-at =
    --at { $at }: zapis ma { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchów
    }
reason-command-at-position = pozycja nie ma ruchów: --at jest dla zapisów partii
reason-command-over = gra jest skończona: nie ma już o czym decydować
reason-command-states =
    zostało budowli: { $left }; { $states ->
        [one] { $states } stan
        [few] { $states } stany
        [many] { $states } stanów
       *[other] { $states } stanów
    } to za mało, by to rozwiązać; zwiększ --states
reason-command-bot = bot { $bot } nie objaśnia swoich ruchów
reason-lab-package = do tego potrzebny jest pakiet { $package }: pip install 'skyrise[{ $extra }]'
reason-lab-ending = oczekiwano nazwy, która kończy się na { $endings }
reason-lab-bots = oczekiwano co najmniej jednej nazwy i żadnej pustej
reason-lab-seconds = oczekiwano więcej niż 0 sekund, znaleziono { $found }
reason-lab-change = oczekiwano klucz=wartość, na przykład wonders.13.per_tall=2
reason-lab-weights = to nie jest plik wag zapisany przez `skyrise lab learn`
reason-lab-sweep = oczekiwano klucza i od dwóch do 50 wartości, na przykład wonders.13.per_tall=1..4 albo victory.tie=patrons,shared
reason-lab-bot-failed = bot { $bot } zawiódł w grze { $game }: { $why }
reason-arena-unreadable = nie da się odczytać: { $why }; podaj inny plik w --state
reason-arena-unwritable = nie da się zapisać: { $why }; podaj inny plik w --state
reason-arena-state = to nie jest stan areny; podaj inny plik w --state
reason-arena-other = należy do innej areny, w której inne są: { $what }; podaj inny plik w --state
reason-arena-line = wiersz { $line } nie jest wynikiem gry; usuń go
reason-arena-sprt = oczekiwano dwóch udziałów, mniejszego najpierw, na przykład 0.5,0.55; znaleziono { $found }
reason-arena-pair = test sekwencyjny porównuje dwa boty, a nie { $found }
reason-arena-board = to nie jest tablica wyników areny; podaj inny plik w --board
reason-arena-gave-up =
    gra { $game } (ziarno { $seed }: { $bots }): jej proces padł { $tries ->
        [one] { $tries } raz
        [few] { $tries } razy
        [many] { $tries } razy
       *[other] { $tries } razy
    } ({ $how }). Skończone gry są zachowane. Uruchom ponownie z --jobs 1, żeby zobaczyć dlaczego
reason-arena-ray =
    { $address ->
        [none] Ray na tym komputerze nie odpowiada: { $why }
       *[other] Ray pod adresem { $address } nie odpowiada: { $why }
    }
reason-arena-cluster = gry { $game } nie da się rozegrać na klastrze: { $why }. Jego maszyny muszą mieć ten sam skyrise i te same boty
reason-dataset-heading = to nie jest nagłówek zbioru danych; podaj inny katalog
reason-dataset-other = jest tu inny zbiór danych, w którym inne są: { $what }; podaj inny katalog
reason-tune-book = { $key }, { $value }, podaje instrukcja, więc zostaje bez zmian; pomiń tę wartość albo wpisz jej liczby w keep. Z what-if = true zobaczysz, co dałaby zmiana
reason-tune-key = { $found } nie jest wartością wydania, którą można zmienić; klucze wypisuje polecenie `skyrise editions retail`
reason-tune-bounds = dolna granica, { $least }, musi leżeć poniżej górnej, { $most }
reason-tune-start = nie znaleziono wartości zgodnych z warunkami; nadal naruszone: { $rules }. Złagodź warunki albo pozwól zmieniać więcej wartości
reason-tune-state = to nie jest dziennik wyszukiwania; podaj inny katalog w --out
reason-tune-other = należy do innego wyszukiwania, w którym inne są: { $what }; podaj inny katalog w --out
reason-tune-line = wiersz { $line } nie jest pomiarem; usuń go i wszystkie następne
