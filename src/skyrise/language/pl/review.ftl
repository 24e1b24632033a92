# Koniec gry: zwycięzca, skąd pochodzi prestiż, wyścig, co było ukryte.
score-wins = Wygrywa { $name }
score-win-together = Wspólne zwycięstwo: { $names }
score-ahead =
    o { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    } więcej niż { $name }
score-first-to-finish = budowa ukończona najwcześniej
score-decided-earlier-last-structure = remis w prestiżu, rozstrzygnęło wcześniejsze ukończenie budowy
score-decided-most-Prestige-from-patrons = remis w prestiżu, rozstrzygnęły żetony patronów
score-decided-shared = remis w prestiżu, którego nic nie rozstrzyga
# Kim na koniec jest czytający: w porównaniu ze zwycięzcą albo z następnym graczem.
score-ended-ahead =
    { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $name }
    }: o { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    } więcej niż { $other }.
score-ended-behind =
    { $who ->
        [you] Zajmujesz
       *[other] { $name } zajmuje
    } { $rank ->
        [2] drugie
        [3] trzecie
       *[other] czwarte
    } miejsce: o { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    } mniej niż { $other }.
score-ended-won-tie =
    { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $name }
    }, drugie miejsce zajmuje { $other } ({ $decided }).
score-ended-lost-tie =
    { $who ->
        [you] Zajmujesz
       *[other] { $name } zajmuje
    } { $rank ->
        [2] drugie
        [3] trzecie
       *[other] czwarte
    } miejsce, wygrywa { $other } ({ $decided }).
score-ended-shared =
    { $who ->
        [you] Wygrywasz razem z innymi
       *[other] { $name } wygrywa razem z innymi
    } ({ $decided }).
score-gaps = Największe różnice, dla porównania: { $name }
score-summary =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    } · { $edition } · koniec gry po { $auctions ->
        [one] { $auctions } licytacji
        [few] { $auctions } licytacjach
        [many] { $auctions } licytacjach
       *[other] { $auctions } licytacjach
    }
score-final-count = Końcowa punktacja
score-came-from = Skąd pochodzi prestiż
score-pick = wybierz liczbę, a zobaczysz, skąd się wzięła
score-era1 = era I
score-era2 = era II
score-end = koniec gry
score-player = Gracz
score-column-control1 = kontrola
score-column-panoramas1 = panoramy
score-column-wonders = cuda
score-column-control2 = kontrola
score-column-panoramas2 = panoramy
score-column-objective = cel
score-column-patrons = patroni
score-column-excess = nadmiar
score-column-keys = klucze
score-column-commissions = zlecenia
score-column-structures = budowle
score-column-total = razem
score-best = Pogrubione: najlepszy wynik w kolumnie.
score-panoramas = Panoramy w grze: { $names }.
score-number = { $name }, { $source }: { $points }
score-of = { $name }: { $source }
score-places =
    { $count ->
        [0] bez miejsca na planszy
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsc
    }
score-previous = Poprzednia liczba
score-next = Następna liczba
score-key-arrows = kolejne liczby w tabeli
score-revealed = Ujawnione
score-revealed-note = cele, wartości patronów, kolejność ukończenia
score-objective-fulfilled =
    { $name }, { $objective }: { $have ->
        [one] { $have } budowla
        [few] { $have } budowle
        [many] { $have } budowli
       *[other] { $have } budowli
    }, cel zrealizowany
score-objective-missed =
    { $name }, { $objective }: { $have ->
        [one] { $have } budowla
        [few] { $have } budowle
        [many] { $have } budowli
       *[other] { $have } budowli
    }, cel niezrealizowany
score-patron =
    { $patron }: wartość żetonu { $value }. { $holders ->
        [none] Nikt nie ma tego żetonu.
       *[some] Posiadacze: { $names }.
    }
score-finished = { $place }. { $name }
score-finished-at = licytacja { $number }
score-review = Omówienie
score-replay = Powtórka
score-rematch = Rewanż
score-join-rematch = Dołącz do rewanżu
score-save = Pobierz zapis
score-open-now = Zapis można odtworzyć wszędzie. Ziarno i wszystkie sekrety są już jawne.
# Czy rozdanie było uczciwe?
fair-title = Uczciwe rozdanie
fair-idea = Przed rozdaniem serwer opublikował skrót SHA-256 swojego ziarna. Potem przeglądarki graczy dodały własne losowe części, zapieczętowane, dopóki nie ustalono wszystkich. O rozdaniu zdecydowały ziarno i części; teraz są jawne i każdy może je sprawdzić.
fair-commitment = Opublikowane przed rozdaniem
fair-seed = Ziarno
fair-parts = Co dodali gracze
fair-part-mine = twoja
fair-parts-yes = Przeglądarka sprawdziła: każda część zgadza się z tym, co zapieczętowano przed rozdaniem.
fair-parts-no = Przeglądarka sprawdziła: któraś część nie zgadza się z tym, co zapieczętowano przed rozdaniem, albo pominięto twoją!
fair-page-yes = Przeglądarka sprawdziła: to ziarno ma taki skrót SHA-256.
fair-page-no = Przeglądarka sprawdziła: to ziarno nie ma takiego skrótu SHA-256!
fair-yes =
    Uczciwie: ziarno jest tym, które ustalono przed rozdaniem, a rozdanie wynika z ziarna. { $people ->
        [0] Ziarno wybrał sam serwer.
        [one] Swoją część dodała przeglądarka jednej osoby, więc serwer nie mógł wybrać rozdania.
        [few] Swoje części dodały przeglądarki { $people } graczy, więc serwer nie mógł wybrać rozdania.
        [many] Swoje części dodały przeglądarki { $people } graczy, więc serwer nie mógł wybrać rozdania.
       *[other] Swoje części dodały przeglądarki { $people } gracza, więc serwer nie mógł wybrać rozdania.
    } { $islands ->
        [chosen] Wyspy: wybrane.
       *[drawn] Wyspy: wylosowane.
    } { $colors ->
        [chosen] Kolory: wybrane.
       *[drawn] Kolory: wylosowane.
    }
fair-no-seed = W tym zapisie nie ma ziarna, więc rozdania nie da się sprawdzić.
fair-no-commitment =
    Rozdanie wynika z ziarna, ale nic nie dowodzi, że ziarno ustalono przed grą. { $islands ->
        [chosen] Wyspy: wybrane.
       *[drawn] Wyspy: wylosowane.
    } { $colors ->
        [chosen] Kolory: wybrane.
       *[drawn] Kolory: wylosowane.
    }
fair-other-part = Nieuczciwie: czyjaś część nie jest tą, którą zapieczętowano przed rozdaniem.
fair-other-seed = Nieuczciwie: ziarno nie jest tym, które ustalono przed rozdaniem.
fair-other-deal =
    Nieuczciwie: z ziarna wynika co innego ({ $part ->
        [wonder_hands] karty cudów
        [objectives] ukryte cele
        [panoramas] karty panoramy
        [patron_values] wartości patronów
        [starter] gracz rozpoczynający
       *[discs] żetony
    }).
# Powtórka.
replay-title = Powtórka
replay-loading = Przygotowywanie powtórki…
replay-drop = Upuść tu zapis partii lub pozycję albo wybierz plik
replay-drop-note = Działa każdy zapis partii i każda pozycja Skyrise (.json): z tego serwera, z wiersza poleceń, z innych programów.
replay-reading = Wczytywanie zapisu…
replay-refused = Tego pliku nie da się odtworzyć.
replay-refused-place = W pliku: { $place }
replay-unreadable = Pliku nie da się odczytać.
replay-too-large = Plik jest za duży jak na zapis partii.
replay-missing = Nie ma tu nic do odtworzenia.
replay-another = Inny plik
replay-table = Do stołu
replay-moment = Ruch { $ply } z { $plies }
replay-where = Licytacja { $number } z { $auctions }
replay-before = Przed pierwszą licytacją
replay-only-yours = Gra trwa: widzisz tylko to, co wolno ci wiedzieć
replay-scrub = Moment partii
replay-first = Na początek
replay-last = Na koniec
replay-action-back = Ruch wstecz
replay-action-on = Ruch naprzód
replay-era = Do innej ery
replay-play-pause = Odtwórz lub wstrzymaj
replay-speed = Tempo
replay-speed-value = { $times } ×
replay-copy = Kopiuj link do tego momentu
replay-copied = Link skopiowany.
replay-not-copied = Link: { $link }
replay-part-players = Gracze
replay-part-auction = Licytacja
replay-part-log = Dziennik
replay-part-race = Wyścig
replay-parts = Co pokazać
