## Dlaczego coś jest odrzucone. O miejscu w pliku zdanie mówi po dwukropku, więc zaczyna się małą literą i nie ma kropki.

# Zasady przeciw akcji.
reason-action-unreadable = { $action } nie jest akcją; akcje wyglądają tak: 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 albo choose=7+12.
reason-decision-other =
    { $action } teraz nie pasuje: { $asked ->
        [start] trzeba złożyć ofertę otwierającą
        [bid] trzeba przebić albo spasować
        [answer] na postawiony cud może odpowiedzieć Młot albo jego właściciel pasuje
        [wild] trzeba wybrać kolor żetonu uniwersalnego
        [vault] trzeba wybrać żeton, który bierze Krypta
        [choose] trzeba wybrać karty cudów, które zostają
       *[over] gra jest skończona
    }.
reason-turn-other = Teraz kolej kogoś innego.
reason-neighborhood-unknown = W tym mieście nie ma dzielnicy { $at }.
reason-neighborhood-occupied = Dzielnica { $at } jest zajęta przez ofertę albo budowlę.
reason-building-not-yours = { $piece } nie jest twoim budynkiem.
reason-building-bid = Budynek { $piece } leży już na planszy jako oferta.
reason-building-built = Budynek { $piece } stoi już na { $at }.
reason-wonder-not-yours = To nie jest twój cud: { $piece }.
reason-wonder-built = Ten cud jest już wzniesiony: { $piece }.
reason-era2-unlock = { $piece }: do użycia dopiero w erze II.
reason-auction-start-pass = Kto rozpoczyna licytację, musi złożyć ofertę i nie może spasować.
reason-auction-start-place = Dzielnica { $at } nie leży na centralnej wyspie ani nie sąsiaduje z żadną budowlą: licytacja nie może się tam rozpocząć.
reason-auction-start-wonder = Ten cud nie może otworzyć licytacji, dopóki masz budynki: { $piece }.
reason-auction-outbid-higher = Oferta { $piece } nie przebija ostatniej ({ $latest }).
reason-auction-outbid-adjacent = Dzielnica { $at } nie sąsiaduje z ostatnią ofertą, która leży w dzielnicy { $latest }.
reason-wonder-hammer-answer = Postawiono cud ({ $piece }): przebić go może tylko Młot.
reason-wonder-hammer-ban = Dzielnica { $at } sąsiaduje z Młotem przeciwnika: nie wolno tam licytować niczym wysokim.
reason-wonder-vault-must = W tym wydaniu właściciel Krypty musi wziąć żeton.
reason-wonder-vault-empty = W dzielnicy { $at } nie ma żetonu do wzięcia.
reason-era1-choose-count =
    { $count ->
        [one] Zostawia się dokładnie jedną kartę.
        [few] Zostawia się dokładnie { $count } karty.
       *[many] Zostawia się dokładnie { $count } kart.
    }
reason-era1-choose-hand = Tej karty nie masz na ręce: { $piece }.

# Stół i serwer.
reason-table-unknown = Nie ma takiego stołu.
reason-table-stale = Gra w międzyczasie poszła dalej. Spójrz jeszcze raz i zdecyduj.
reason-table-over = Gra jest skończona.
reason-table-not-started = Gra jeszcze się nie zaczęła.
reason-table-started = Gra już się zaczęła.
reason-table-not-over = Gra jeszcze trwa.
reason-table-asleep = Stół właśnie się budzi. Spróbuj ponownie.
reason-seat-unknown = Przy tym stole nie ma takiego miejsca.
reason-seat-not-yours = To nie twoje miejsce.
reason-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
reason-seat-free = To miejsce jest już wolne.
reason-seat-no-stand-in = Na tym miejscu nie gra żaden zastępca.
reason-player-unknown = Do tego przeglądarka musi przyjąć ciasteczko, żeby miejsce pozostało twoje.
reason-host-only = To może tylko gospodarz.
reason-takeback-not-here = Decyzje można cofać tylko tam, gdzie wszyscy siedzą przy jednym ekranie.
reason-takeback-nothing = Nie ma czego cofać.
reason-chat-too-fast = Za dużo naraz. Poczekaj chwilę.
reason-chat-empty = Wiadomość jest pusta.
reason-setup-colors = Dwa miejsca nie mogą mieć tego samego koloru.
reason-setup-islands =
    { $players ->
        [one] { $players } osoba gra na jednej zewnętrznej wyspie.
        [few] { $players } osoby grają na tylu samo różnych zewnętrznych wyspach.
       *[many] { $players } osób gra na tylu samo różnych zewnętrznych wyspach.
    }
reason-request-invalid = Serwer tego nie zrozumiał.
reason-request-too-large = To jest za duże.
reason-request-too-often =
    { $seconds ->
        [one] Za często. Spróbuj za sekundę.
        [few] Za często. Spróbuj za { $seconds } sekundy.
       *[many] Za często. Spróbuj za { $seconds } sekund.
    }
reason-request-method = Serwer nie może tego zrobić pod tym adresem.
reason-request-nowhere = Pod tym adresem nic nie ma.
reason-origin-foreign = To żądanie przyszło z innej strony i zostało odrzucone.
reason-host-foreign = Serwer nie jest znany pod tym adresem.
reason-server-failed = Coś poszło nie tak po stronie serwera. Nic się nie zmieniło.
reason-server-trouble = Serwer jest nieosiągalny.
reason-record-refused = Tego zapisu nie da się odczytać: { $why }
reason-record-not-over = Zapis będzie dostępny po zakończeniu gry.
reason-replay-unknown = Nie ma takiej powtórki.
reason-city-impossible = Nie ma takiego miasta: { $why }
reason-edition-unknown = Nie ma takiego wydania.

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
        [extra] coś stoi jeszcze za końcem
        [endless] tekst nie ma końca
        [control] tekst wychodzi poza swój wiersz
        [escape] za ukośnikiem odwrotnym stoi coś niemożliwego
        [mark] zaczyna się od znacznika kolejności bajtów
       *[other] { $kind }
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
reason-value-least = oczekiwano co najmniej { $least }, znaleziono { $found }
reason-value-whole = oczekiwano liczby całkowitej, znaleziono { $found }
reason-value-decimal = oczekiwano liczby, znaleziono { $found }
reason-value-bounds = oczekiwano wartości od { $least } do { $most }, znaleziono { $found }
reason-value-length = oczekiwana liczba znaków: od { $least } do { $most }, znaleziono { $found }
reason-value-items = oczekiwana liczba elementów: od { $least } do { $most }, znaleziono { $found }
reason-value-pattern = ma niewłaściwą postać: { $found }
reason-value-unknown = nie jest tu znane
reason-value-flag = oczekiwano true albo false, znaleziono { $found }
reason-value-twice = jakaś liczba występuje dwa razy: { $found }
reason-value-format = oczekiwano „{ $expected }”, znaleziono { $found }

# Gracze i przygotowanie gry.
reason-match-colors = dwa miejsca mają ten sam kolor
reason-match-components = nie ma tu wersji „{ $version }” elementów gry; są { $known } oraz „{ $own }”
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
reason-component-refused = { $where }: { $why }
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

# Boty: ich nazwy i ich odpowiedzi.
reason-bot-unknown = nie ma bota „{ $bot }”; są { $bots } oraz programy jako { $program }
reason-bot-settings = oczekiwano ustawień takich jak name:seconds=0.5;depth=3, znaleziono „{ $found }”
reason-bot-setting-twice = ustawienie { $setting } występuje dwa razy
reason-bot-setting-unknown =
    { $settings ->
        [none] bot { $bot } nie ma ustawienia „{ $setting }” ani żadnego innego
       *[other] bot { $bot } nie ma ustawienia „{ $setting }”; ma { $settings }
    }
reason-bot-setting-missing = bot { $bot } potrzebuje ustawienia: { $example }
reason-bot-setting-value = bot { $bot }: typ wartości { $setting } ma być jednym z { $kinds }, a znaleziono „{ $found }”
reason-bot-command = brakuje polecenia, na przykład { $example }
reason-bot-unmade = nie da się utworzyć: { $why }
reason-bot-unloaded = bota { $bot } z pakietu { $package } nie da się wczytać z { $source }: { $why }
reason-bot-no-factory = bota { $bot } z pakietu { $package } nie da się wczytać z { $source }: to nie jest fabryka botów
reason-answer-id = oczekiwano { $expected }, czyli numeru pytania; znaleziono { $found }
reason-answer-action = { $found } nie jest jedną z dozwolonych akcji (jest ich { $count })
reason-answer-seconds = oczekiwano liczby albo null, znaleziono { $found }

# Polecenia, arena i laboratorium.
reason-command-at = --at { $at }: liczba ruchów w zapisie to { $count }
reason-command-at-position = pozycja nie ma ruchów: --at jest dla zapisów partii
reason-command-over = gra jest skończona: nie ma nic do zdecydowania
reason-command-states = zostało budowli: { $left }; tyle stanów ({ $states }) to za mało, by to rozwiązać; spróbuj --states
reason-command-bot = bot { $bot } nie objaśnia swoich decyzji
reason-lab-package = do tego potrzebny jest pakiet { $package }: pip install 'skyrise[{ $extra }]'
reason-lab-ending = oczekiwano nazwy, która kończy się na { $endings }
reason-lab-bots = oczekiwano co najmniej jednej nazwy i żadnej pustej
reason-lab-seconds = oczekiwano więcej niż 0 sekund, znaleziono { $found }
reason-lab-change = oczekiwano klucz=wartość, na przykład wonders.13.per_tall=2
reason-lab-bot-failed = bot { $bot } zawiódł w grze { $game }: { $why }
reason-arena-unreadable = nie da się odczytać: { $why }; podaj inny plik w --state
reason-arena-unwritable = nie da się zapisać: { $why }; podaj inny plik w --state
reason-arena-state = to nie jest stan areny; podaj inny plik w --state
reason-arena-other = należy do innej areny, w której inne są: { $what }; podaj inny plik w --state
reason-arena-line = wiersz { $line } nie jest wynikiem gry; usuń go
reason-arena-gave-up = gra { $game } (ziarno { $seed }: { $bots }): jej proces padł tyle razy: { $tries } ({ $how }). Skończone gry są zachowane. Uruchom ponownie z --jobs 1, żeby zobaczyć dlaczego
reason-arena-ray =
    { $address ->
        [none] Ray na tym komputerze nie odpowiada: { $why }
       *[other] Ray pod adresem { $address } nie odpowiada: { $why }
    }
reason-arena-cluster = gry { $game } nie da się rozegrać na klastrze: { $why }. Jego maszyny muszą mieć ten sam skyrise i te same boty
reason-dataset-heading = to nie jest nagłówek zbioru danych; podaj inny katalog
reason-dataset-other = jest tu inny zbiór danych, w którym inne są: { $what }; podaj inny katalog
