## Dlaczego plik jest odrzucony: zapisy partii, pozycje, wydania i wyspy. Każde zdanie stoi za miejscem w pliku i dwukropkiem.

reason-component-refused = { $place }: { $why }
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
    { $kind ->
        [value] to nie jest JSON: oczekiwano wartości (wiersz { $line }, kolumna { $column })
        [name] to nie jest JSON: oczekiwano nazwy pola w cudzysłowie prostym (wiersz { $line }, kolumna { $column })
        [colon] to nie jest JSON: oczekiwano dwukropka (wiersz { $line }, kolumna { $column })
        [comma] to nie jest JSON: oczekiwano przecinka albo końca (wiersz { $line }, kolumna { $column })
        [trailing] to nie jest JSON: o jeden przecinek za dużo (wiersz { $line }, kolumna { $column })
        [extra] to nie jest JSON: coś stoi jeszcze za końcem (wiersz { $line }, kolumna { $column })
        [endless] to nie jest JSON: tekst nie ma końca (wiersz { $line }, kolumna { $column })
        [control] to nie jest JSON: tekst wychodzi poza swój wiersz (wiersz { $line }, kolumna { $column })
        [escape] to nie jest JSON: za ukośnikiem odwrotnym stoi coś niemożliwego (wiersz { $line }, kolumna { $column })
        [mark] to nie jest JSON: zaczyna się od znacznika kolejności bajtów (wiersz { $line }, kolumna { $column })
       *[other] to nie jest JSON: { $what } (wiersz { $line }, kolumna { $column })
    }
reason-json-constant = to nie jest JSON: { $name } nie jest w nim liczbą
reason-json-twice = to nie jest JSON: pole { $name } występuje dwa razy
reason-json-deep = listy albo obiekty są zagnieżdżone zbyt głęboko
reason-json-digits = jedna z liczb ma za dużo cyfr
reason-json-half = jeden z tekstów zawiera pół znaku: \ud800 do \udfff stoją zawsze parami

# Wartość, która nie jest tym, czym ma być.
reason-value-missing = tego pola brakuje
reason-value-object = oczekiwano obiektu, znaleziono { $found }
reason-value-fields = oczekiwano pól { $names }; znaleziono { $found }
reason-value-list = oczekiwano listy, znaleziono { $found }
reason-value-text = oczekiwano tekstu, znaleziono { $found }
reason-value-choice = oczekiwano jednej z wartości: { $words }; znaleziono { $found }
reason-value-number = oczekiwano liczby całkowitej od { $least } do { $most }, znaleziono { $found }
reason-value-flag = oczekiwano true albo false, znaleziono { $found }
reason-value-twice = jakaś liczba występuje dwa razy: { $found }
reason-value-format = oczekiwano „{ $expected }”, znaleziono { $found }

# Miejsca i elementy gry w zapisach i pozycjach.
reason-match-seats = oczekiwano od { $least } do { $most } miejsc, znaleziono { $found }
reason-match-colors = dwa miejsca mają ten sam kolor
reason-match-components = nie ma tu wersji „{ $version }” elementów gry; są { $known } oraz „{ $own }”

# Przygotowanie gry i gracze.
reason-setup-players = w Skyrise gra od { $least } do { $most } osób, a nie { $found }
reason-setup-names = oczekiwano { $players } imion
reason-setup-outer =
    { $players ->
        [few] { $players } osoby grają na tylu samo zewnętrznych wyspach, a jest ich tu { $found }
       *[many] { $players } osób gra na tylu samo zewnętrznych wyspach, a jest ich tu { $found }
    }
reason-setup-different = oczekiwano { $count } różnych wartości spośród: { $words }
reason-setup-seat = nie ma miejsca { $seat }
reason-setup-neighborhood = w tym mieście nie ma dzielnicy „{ $at }”
reason-setup-disc = brakuje żetonu
reason-setup-discs = żetonów „{ $disc }” jest { $found }, a w woreczku przy tylu graczach ({ $players }) jest ich { $count }
reason-setup-hands = oczekiwano { $players } rąk
reason-setup-hand = oczekiwana liczba różnych kart od 1 do { $most }: { $count }
reason-setup-card-twice = jakąś kartę rozdano dwa razy
reason-setup-tiles = oczekiwano kafelków { $tiles }, po jednym dla każdego patrona

# Zapis partii.
reason-record-action = { $action }: { $why }
reason-record-result = zapisane ruchy nie prowadzą do tego wyniku
reason-record-no-setup = gra podjęta od podanej pozycji nie ma przygotowania, które dałoby się zapisać

# Pozycja.
reason-position-seats = oczekiwano { $players } wpisów, po jednym na miejsce
reason-position-piece = oczekiwano albo budynku (building), albo cudu (wonder)
reason-position-building = { $building } nie jest budynkiem miejsca { $seat }
reason-position-wonder = karty { $card } nie ma wśród cudów miejsca { $seat }
reason-position-occupied = na { $at } stoją dwie budowle
reason-position-built = ta budowla stoi już na { $at }
reason-position-era2 = { $building } jest budynkiem ery II
reason-position-collected = stoi tam budowla, więc żeton został już zebrany
reason-position-discs = na mapie i planszach żetonów „{ $disc }” jest { $found }, a może być { $most }
reason-position-repeated = { $field }: { $item } występuje tyle razy: { $count }
reason-position-tile = nie ma już kafelka { $value }
reason-position-hand = w erze I nikt jeszcze nie wybrał cudu, a liczba kart na ręce to { $count }
reason-position-chosen = w erze II nikt nie ma kart na ręce, a liczba wybranych cudów to { $count }
reason-position-put-away = oczekiwana liczba kart: { $count }
reason-position-excess = żaden rząd nie jest pełny, więc nie może być nadmiarowych żetonów
reason-position-keys =
    { $keys ->
        [none] z kolejności kończenia wynika, że nie ma tu żadnego klucza
       *[other] z kolejności kończenia wynika klucz { $keys }
    }
reason-position-finished = { $seat } nie jest miejscem albo występuje dwa razy
reason-position-unfinished = miejsce { $seat } nie zbudowało jeszcze wszystkiego
reason-position-unnamed = miejsce { $seat } zbudowało wszystko, a tu go brakuje
reason-position-done = miejsce { $seat } zbudowało już wszystko
reason-position-era = miejsce { $seat } zbudowało wszystkie budynki ery I: era I jest skończona
reason-position-both = trwa zarazem licytacja
reason-position-no-bids = trwająca licytacja ma ofertę otwierającą
reason-position-absent = miejsce { $seat } nie bierze udziału
reason-position-starter = oferta otwierająca należy do miejsca { $seat }
reason-position-own-bid = nikt nie przebija własnej oferty
reason-position-bid = { $bid } nie było tam dozwoloną ofertą
reason-position-passed = ostatnia oferta należy do miejsca { $seat }, więc nie mogło ono spasować
reason-position-nobody = w tej licytacji nikt nie ma nic do zdecydowania: jest skończona albo brakuje pasu
reason-position-turn = kolej miejsca { $expected }, a nie miejsca { $found }
reason-position-won = to nie jest budowla, która stoi na { $at }
reason-position-decision = decyzja należy do miejsca { $seat }
reason-position-started = zwycięska oferta otworzyła licytację wtedy i tylko wtedy, gdy jest jedyna
reason-position-vault = dodatkowy żeton bierze tylko Krypta
reason-position-vault-own = w tym wydaniu Krypta nie zbiera najpierw własnego żetonu
reason-position-vault-nothing = nie ma żetonu do wyboru
reason-position-choose-early = karty cudów wybiera się, gdy ktoś zbudował wszystkie swoje budynki ery I
reason-position-choose-nobody = ktoś musi wybierać
reason-position-choose-cards = oczekiwana liczba kart z ręki tego miejsca: { $count }
reason-position-choose-order = karty cudów wybiera się w kolejności miejsc, od miejsca 0
reason-position-not-over = jest null, ale nie wszyscy zbudowali wszystko
reason-position-over = gra jest skończona

# Wydanie.
reason-edition-name = nie ma takiego wydania; są { $editions } albo plik .toml
reason-edition-toml = to nie jest TOML: { $why }
reason-edition-header = brakuje tabeli [edition] z polami { $names }
reason-edition-header-key = nieznany klucz; znane są { $known }
reason-edition-key = nieznany klucz; istniejące wypisze `skyrise editions retail`
reason-edition-value = oczekiwano {"{"} value = …, from = "…" {"}"}
reason-edition-missing = brakuje tej wartości; podaj wydanie bazowe (base), które ją ma
reason-edition-patrons = oczekiwano { $count } wartości, po jednej na patrona
reason-edition-buildings = różnych budynków jest { $found }, a ma być { $count }
reason-edition-number = numer { $number } ma już gracz „{ $color }”
reason-edition-heights = budynków „{ $height }” jest { $found }, a ma być { $count }
reason-edition-removed = żetonów „{ $disc }” usuwa się więcej, niż ich jest
reason-edition-discs = zostaje żetonów: { $left }, a dzielnic jest { $needed }
reason-edition-hands = na { $players } ręce po tyle kart ({ $hand }) potrzeba więcej kart, niż jest ({ $cards })
reason-edition-hand = tyle kart na ręce ({ $hand }) nie wystarczy, żeby zostawić { $figures }

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
reason-island-neighborhoods = wyspa o takich portach ma { $needed } dzielnic, a ta { $found }
reason-island-features = na wyspie może ich być najwyżej { $most }, a jest { $found }
reason-island-bridge = oczekiwano dwóch różnych dzielnic
reason-island-bridge-idle = { $first } i { $second } i tak mają wspólną granicę
reason-island-ports = oczekiwano { $outer } dla wyspy zewnętrznej albo { $central } dla centralnej
reason-island-ports-together = dwa porty są przy jednej dzielnicy
reason-city-center = to wyspa zewnętrzna, która nie może stać pośrodku
reason-city-island-twice = dwie wyspy jednego miasta mają tę nazwę
reason-city-slot = nie ma strony „{ $slot }”; są { $slots }
reason-city-slot-central = to wyspa centralna, która nie może stać po stronie { $slot }
reason-city-id-twice = tak samo nazywa się już coś na wyspie { $island }

# Odpowiedź bota, który jest osobnym programem.
reason-answer-id = oczekiwano { $expected }, czyli numeru pytania; znaleziono { $found }
reason-answer-action = { $found } nie jest jedną z dozwolonych akcji (jest ich { $count })
reason-answer-seconds = oczekiwano liczby albo null, znaleziono { $found }

# Czego polecenie nie może zrobić z plikiem.
reason-command-at = --at { $at }: liczba ruchów w zapisie to { $count }
reason-command-at-position = pozycja nie ma ruchów: --at jest dla zapisów partii
reason-command-over = gra jest skończona: nie ma nic do zdecydowania
reason-command-states = zostało budowli: { $left }; tyle stanów ({ $states }) to za mało, by to rozwiązać; spróbuj --states
reason-command-bot = bot { $bot } nie objaśnia swoich decyzji
