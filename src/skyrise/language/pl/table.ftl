## Stół w trakcie gry.

table-title = Licytacja { $number } · Skyrise
table-title-turn = ● Twój ruch · Licytacja { $number } · Skyrise
table-your-turn = Twój ruch
table-loading = Chwileczkę…
table-no-city = Nie udało się wczytać miasta.
table-again = Spróbuj ponownie
table-close = Zamknij
# Górny pasek
table-home = Skyrise, strona główna
table-about = Gracze: { $players } · { $edition }
table-built-of = wzniesiono { $built } z { $all }
table-era =
    Era { $era ->
        [1] I
       *[2] II
    }
table-auction = Licytacja { $number }
table-auction-of = Licytacja { $number } z { $all }
table-to-beat = do przebicia
table-bidding = licytują
table-rules = Zasady
table-log = Dziennik
table-chat = Czat
table-table = Stół
table-options = Ustawienia
table-connection-lost = Brak połączenia: ponawianie…
# Gracze
table-players = Gracze
table-player = Gracz: { $name }
table-you = (ty)
table-me = Ty
table-leads = prowadzi ofertą { $number }
table-leads-wonder = prowadzi cudem
table-leads-short = oferta { $piece }
table-state-acts = gra
table-state-passed = pas
table-state-finished = gotowe
table-thinking = myśli…
table-stand-in = gra bot: { $bot }
table-overdue = po czasie
table-away = nie ma od { $since }
table-clock = Pozostały czas
table-prestige = Prestiż: { $points }
table-prestige-word = Prestiż
table-built = wzniesione budowle: { $built } z { $all }
table-built-short = wzniesiono { $built }/{ $all }
table-available = Dostępne oferty
table-all-built = Wszystko wzniesione.
table-era-built = Wszystkie budynki tej ery wzniesione.
table-wonders = Cuda
table-wonders-secret = Karty cudów: tajne
table-wonder-built = stoi na { $place }
table-wonder-unbuilt = jeszcze niewzniesiony
table-wonder-now = teraz:
table-rows = Rzędy żetonów
table-row =
    { $row }: { $discs ->
        [0] brak żetonów
        [one] { $discs } żeton
        [few] { $discs } żetony
        [many] { $discs } żetonów
       *[other] { $discs } żetonów
    }, każda budowla warta { $value }; { $structures ->
        [0] bez budowli
        [one] { $structures } budowla
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }
table-row-change = rząd { $before } → { $after }
table-visionary = Wizjoner
table-held = { $what }: { $count }
table-excess = nadmiarowy żeton
table-objective = Ukryty cel
table-objective-revealed = Cel odkryty
table-objective-progress = { $have } z { $need }
table-hand = Twoje karty cudów
table-hand-open = Karty cudów
# Licytacja
table-started-by = zaczyna { $name }
table-bid-on = na
table-step-passed = { $name } pasuje
table-recap = Od twojego ostatniego ruchu:
table-recap-replay = Odtwórz, co się stało od twojego ostatniego ruchu
table-past = Spojrzenie wstecz
table-past-where = Wstecz: licytacja { $number }, krok { $ply } z { $plies }
table-past-back = Krok wstecz
table-past-on = Krok naprzód
table-past-now = Wróć do gry
table-past-your-turn = Twój ruch: wróć do gry
table-past-prompt = Oglądasz to, co już było
table-past-prompt-hint = Gra toczy się dalej. Twój ruch i dotychczasowy wybór czekają na ciebie.
table-telling = Ruchy innych graczy
table-telling-more =
    { $count ->
        [one] jeszcze { $count } krok
        [few] jeszcze { $count } kroki
        [many] jeszcze { $count } kroków
       *[other] jeszcze { $count } kroku
    }
# Panoramy, wyspy, patroni, ery
table-panoramas = Panoramy
table-panoramas-note = punkty po każdej erze
table-panorama-now = { $name }: teraz { $points }
table-islands = Wyspy
table-islands-note = wysokie · średnie · niskie
table-controls = kontroluje
table-island-controls = { $island }, kontrola: { $name }; budynki wysokie: { $tall }, średnie: { $medium }, niskie: { $short }
table-island-heights = { $island }, { $name }; budynki wysokie: { $tall }, średnie: { $medium }, niskie: { $short }
table-patrons = Patroni
table-patrons-note = wartość zna posiadacz
table-value = wartość { $value }
table-value-hidden = wartość nieznana
table-city-key-large = kto skończy pierwszy
table-city-key-small = kto skończy drugi
table-era-end-1 = Do końca ery zostało:
table-era-end-2 = Do wzniesienia zostało:
table-left-word = zostało
table-left = { $name }, do wzniesienia: { $count }
table-era-ends = Koniec ery I
table-era-scores = Punkty za erę I
table-standing = Klasyfikacja
table-standing-now = teraz
table-standing-expected = na koniec
table-standing-rises = o { $points } więcej niż przed ostatnią licytacją
table-standing-falls = o { $points } mniej niż przed ostatnią licytacją
# Pasek decyzji
table-action-bar = Twoja decyzja
table-prompt-ended = Gra została zakończona
table-prompt-ended-hint = Zakończył ją prowadzący serwer; nikt już nie gra
table-prompt-waits = Teraz gra { $name }
table-prompt-thinks = { $name } myśli…
table-prompt-watching = Oglądasz grę.
table-prompt-passed = Nie bierzesz już udziału w tej licytacji.
table-prompt-leading = Prowadzisz ofertą na { $place }.
table-prompt-soon = Zaraz twoja kolej.
table-prompt-passes-ahead = W tej licytacji spasujesz automatycznie.
table-prompt-stand-in = { $name }: gra bot ({ $bot }).
table-prompt-start = Rozpocznij licytację
table-prompt-start-hint = Dowolny budynek w dowolnej podświetlonej dzielnicy.
table-prompt-outbid = Przebij { $number } albo spasuj
table-prompt-outbid-hint = Budynek z liczbą powyżej { $number }, obok { $place }.
table-prompt-outbid-hint-wonder = Budynek z liczbą powyżej { $number } albo cud, obok { $place }.
table-prompt-hammer = { $wonder }: przebić Młotem?
table-prompt-hammer-hint = Obok { $place }. Jeśli spasujesz, tamten cud zostanie wzniesiony.
table-asked-wild = Kolor żetonu uniwersalnego
table-asked-wild-hint = Zostanie w tym rzędzie na stałe.
table-asked-vault = Krypta
table-asked-vault-hint = Wybierz podświetloną dzielnicę: jej żeton będzie twój.
table-asked-vault-wild = Kolor żetonu uniwersalnego
table-asked-vault-wild-hint = Zostanie w tym rzędzie na stałe.
table-asked-choose = Karty cudów
table-asked-choose-hint = Wybierz w tajemnicy, co wzniesiesz w erze II.
table-pick-building = wybierz budynek
table-pick-place = wybierz dzielnicę
table-confirm = Wybierz budynek
table-confirm-building = { $place }: wybierz budynek
table-confirm-place = { $piece }: wybierz dzielnicę
table-bid = Licytuj { $piece } na { $place }
table-place-wonder = { $piece } na { $place }
table-pass = Spasuj
table-pass-title = Spasować?
table-pass-words = Odpadniesz z tej licytacji, a twoje oferty wrócą do ciebie.
table-pass-not = Jeszcze nie
table-pass-held = Za chwilę spasujesz
table-pass-held-hint = Nikt jeszcze tego nie widzi.
table-pass-undo = Cofnij
table-pass-now = Spasuj od razu
table-pass-ahead = Automatyczny pas
table-pass-ahead-off = Anuluj automatyczny pas
table-take-seat-back = Wróć na miejsce
table-take-back = Cofnij
# Dzielnica
table-place-windmill = wiatrak
table-place-lakes =
    { $count ->
        [one] przylega do jeziora
        [few] przylega do { $count } jezior
        [many] przylega do { $count } jezior
       *[other] przylega do { $count } jezior
    }
table-place-blimps =
    { $count ->
        [one] przylega do sterowca
        [few] przylega do { $count } sterowców
        [many] przylega do { $count } sterowców
       *[other] przylega do { $count } sterowców
    }
table-place-neighbors = sąsiaduje z { $places }
table-place-bridges = most do { $places }
table-place-controlled = { $island }, kontrola: { $names }
table-place-uncontrolled = { $island }: nikt jej nie kontroluje
table-place-wins = Ta oferta wygra od razu.
# Co da oferta
table-worth = { $now } teraz, { $end } na koniec
table-worth-now = { $points } teraz
table-worth-end = { $points } na koniec
table-worth-mark-end = { $points } na koniec
table-worth-any = Wygrana tutaj: { $now } teraz, { $end } na koniec
table-worth-title = Jeśli ta oferta wygra:
table-worth-show = Pokaż, co da każda oferta
table-worth-legend = Prestiż teraz / na koniec, jeśli oferta wygra.
table-worth-disc = Bierzesz: { $disc }
table-worth-row = { $row } rośnie: każda budowla warta { $after } zamiast { $before }; { $gain } na koniec
table-worth-row-falls = { $row } spada: każda budowla warta { $after } zamiast { $before }; { $gain } na koniec
table-worth-ground = { $row }: jedna budowla więcej; { $gain } na koniec
table-worth-control = { $island }: przejmujesz kontrolę
table-worth-control-tied = { $island }, wspólna kontrola: { $names }
table-worth-panorama = { $panorama }: { $after } zamiast { $before } na koniec
# Decyzje
table-choose-title =
    { $count ->
        [one] Wybierz swój cud
        [few] Wybierz { $count } cuda
        [many] Wybierz { $count } cudów
       *[other] Wybierz { $count } cudów
    }
table-choose-words =
    { $count ->
        [one] Wzniesiesz go w erze II. Nikt nie zobaczy twojego wyboru, dopóki wszyscy nie wybiorą; pozostałe karty wrócą do pudełka.
        [few] Wzniesiesz je w erze II. Nikt nie zobaczy twojego wyboru, dopóki wszyscy nie wybiorą; pozostałe karty wrócą do pudełka.
        [many] Wzniesiesz je w erze II. Nikt nie zobaczy twojego wyboru, dopóki wszyscy nie wybiorą; pozostałe karty wrócą do pudełka.
       *[other] Wzniesiesz je w erze II. Nikt nie zobaczy twojego wyboru, dopóki wszyscy nie wybiorą; pozostałe karty wrócą do pudełka.
    }
table-choose-confirm =
    { $count ->
        [one] Zatrzymaj tę kartę
        [few] Zatrzymaj te karty
        [many] Zatrzymaj te karty
       *[other] Zatrzymaj te karty
    }
table-initiative = Inicjatywa { $card }
table-wild-title = Kolor żetonu uniwersalnego
table-wild-words = Trafi na stałe do jednego z twoich rzędów.
table-wild-excess = Rząd jest pełny: nadmiarowy żeton
table-wild-structures =
    { $count ->
        [0] nie masz budowli w tym kolorze
        [one] masz { $count } budowlę w tym kolorze
        [few] masz { $count } budowle w tym kolorze
        [many] masz { $count } budowli w tym kolorze
       *[other] masz { $count } budowli w tym kolorze
    }
table-wild-gain = { $points } na koniec
table-vault = Weź żeton
table-vault-pick = Żeton z dzielnicy
table-vault-none-yet = wybierz tu lub na planszy
table-vault-take = Weź żeton z { $place }
table-vault-leave = Nie bierz żetonu
# Koniec ery
table-ceremony-next = Dalej
table-ceremony-skip = Pomiń
table-ceremony-done = Gramy dalej
table-ceremony-gain = { $name }: { $points }
# Przy jednym ekranie
table-curtain-title = Teraz gra { $name }: przekaż urządzenie
table-curtain-words = Sekrety są zakryte, dopóki nie spojrzy { $name }.
table-curtain-ready = To ja, { $name }
table-peek = Podejrzyj
table-peek-how = Przytrzymaj, by zobaczyć swoje sekrety: przycisk, spację albo Enter.
table-peek-title = Sekrety: { $name }
table-peek-ask = Sekrety zostaną odczytane na głos ({ $name }). Kontynuuj tylko wtedy, gdy nikt inny nie słyszy.
table-peek-read = Odczytaj
table-peek-close = Zakryj
# Osoby przy stole
table-spectators =
    { $count ->
        [0] nikt nie ogląda
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osób ogląda
    }
table-seat-here = przy stole
table-seat-away = nie ma przy stole
table-seat-bot = bot: { $bot }
table-seat-link = Graj dalej na innym urządzeniu
table-seat-link-words = Otwórz ten link na drugim urządzeniu: tam przejdzie twoje miejsce. Kto ma link, ten może je zająć, więc zachowaj go dla siebie.
table-give-back = Oddaj miejsce
table-free = Usuń z gry
table-pace = Przerwa między ruchami botów: { $seconds } s
table-fair = Uczciwe rozdanie
table-fair-words = Skrót ziarna ustalono przed rozdaniem. Po grze ziarno zostanie ujawnione i każdy będzie mógł sprawdzić, że nic nie zmieniono.
table-absent-title = { $name }: nieobecność
table-absent-words = Gra czeka. Decyduje gospodarz, czyli ty. Nieobecna osoba może w każdej chwili wrócić.
table-late-title = { $name }: czas minął
table-late-words = Gra czeka. Decyduje gospodarz, czyli ty. Osoba, za którą gra bot, może w każdej chwili wrócić na miejsce.
table-absent-level = Poziom bota
table-absent-wait = Czekaj
table-absent-bot = Niech gra bot
table-text-view = Gra jako tekst
# Dziennik i czat
table-log-filter = Co pokazać
table-log-all = Wszystko
table-log-auctions = Licytacje
table-log-points = Punkty
table-log-table = Stół
table-chat-unread = Czat: { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowych wiadomości
  }
table-chat-none = Nikt jeszcze nic nie napisał.
table-chat-local = Czat i widzowie wymagają stołu na serwerze. Ten stół jest tylko w twojej przeglądarce.
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-mute = Wycisz
table-chat-mute-line = Wycisz autora wiadomości: { $line }
table-chat-hear = Cofnij
table-chat-hear-line = Cofnij: { $line }
# Karty na telefonie
table-panels = Panele
table-tab-players = Gracze
table-tab-auction = Licytacja
table-tab-scores = Punkty
table-tab-log = Dziennik
# Klawisze
table-key-building = Wybierz pierwszy, drugi… budynek; ponownie: dziesiąty, jedenasty…
table-key-wonder = Wybierz cud
table-key-confirm = Potwierdź ofertę
table-key-back = Cofnij wybór
table-key-pass = Spasuj
table-key-pass-ahead = Automatyczny pas: włącz albo anuluj
table-key-take-back = Cofnij ostatni ruch
table-key-log = Dziennik
table-key-chat = Czat
table-key-table = Osoby przy stole
table-key-text = Gra jako tekst

# Wyścig w grze i przechodzenie przez nią krok po kroku.
race-title = Wyścig
race-note = Prestiż, gdyby gra skończyła się po tej licytacji
race-era1 = Era I
race-era2 = Era II
race-auctions = licytacje
race-wonder = Cud
race-auction = Licytacja { $number }
race-won = licytacja { $number }: { $name } zajmuje { $place }
race-value = { $name } { $points }
race-pending = Obliczanie przebiegu wyścigu…
race-choose = Wybierz licytację
race-key-arrows = w wyścigu: kolejne licytacje
replay-auction-back = Licytacja wstecz
replay-auction-on = Licytacja naprzód
replay-play = Odtwórz
replay-pause = Wstrzymaj

# Co nauczyciel mówi przy stole.
school-rule = Zasada: { $rule }
school-rule-more = Zajrzyj do zasad
school-action-bid = { $piece } na { $place }
school-action-pass = pas
school-action-wild = żeton uniwersalny: { $row }
school-action-vault = żeton z { $place }
school-action-vault-none = bez żetonu
school-percent = { $share }%
school-advice-ask = Poproś o poradę
school-doubt = Na pewno?
school-doubt-words = Ten ruch ({ $action }) kosztuje cię około { $share } szans na zwycięstwo.
school-doubt-look = Jeszcze pomyślę
school-doubt-anyway = Zagraj mimo to
