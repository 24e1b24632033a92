## Stół w trakcie gry.

table-title = Licytacja { $number } · Skyrise
table-title-turn = ● Twój ruch · Licytacja { $number } · Skyrise
table-your-turn = Twój ruch
table-loading = Chwileczkę …
table-no-city = Nie udało się wczytać miasta.
table-again = Spróbuj ponownie
table-close = Zamknij

# Górny pasek
table-home = Skyrise, ekran startowy
table-about = Gracze: { $players } · { $edition }
table-built-of = zbudowano { $built } z { $all }
table-era = Era { $era ->
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
table-options = Opcje
table-connection-lost = Brak połączenia: ponawiamy …

# Gracze
table-players = Gracze
table-player = Gracz: { $name }
table-you = (ty)
table-me = Ty
table-leads = prowadzi: { $number }
table-leads-wonder = prowadzi: cud
table-leads-short = ma { $piece }
table-state-acts = decyduje
table-state-passed = pas
table-state-finished = gotowe
table-thinking = myśli …
table-stand-in = gra bot: { $bot }
table-overdue = po czasie
table-away = nie ma od { $since }
table-clock = Pozostały czas
table-prestige = Prestiż: { $points }
table-prestige-word = Prestiż
table-built = wzniesione budowle: { $built } z { $all }
table-available = Dostępne oferty
table-all-built = Wszystko zbudowane.
table-era-built = Wszystkie budynki tej ery stoją.
table-wonders = Cuda
table-wonders-secret = Karty cudów: tajne
table-wonder-built = stoi na { $place }
table-wonder-unbuilt = jeszcze niezbudowany
table-wonder-now = teraz:
table-rows = Rzędy żetonów
table-row = { $color }: { $discs ->
    [0] bez żetonów
    [one] { $discs } żeton
    [few] { $discs } żetony
   *[many] { $discs } żetonów
  }, każda budowla warta { $value }; { $structures ->
    [0] bez budowli
    [one] { $structures } budowla
    [few] { $structures } budowle
   *[many] { $structures } budowli
  }
table-row-change = rząd { $before } → { $after }
table-visionary = Wizjoner
table-held = { $what }: { $count }
table-excess = nadmiarowy żeton
table-objective = Ukryty cel
table-objective-revealed = Cel ujawniony
table-objective-progress = { $have } z { $need }
table-hand = Twoje karty cudów
table-hand-open = Karty cudów

# Licytacja
table-started-by = zaczyna { $name }
table-bid-on = na
table-step-passed = { $name }: pas
table-recap = Od twojego ostatniego ruchu:

# Panoramy, wyspy, patroni, ery
table-panoramas = Panoramy
table-panoramas-note = punkty po każdej erze
table-panorama-now = { $name }: teraz { $points }
table-islands = Wyspy
table-islands-note = wysokie · średnie · niskie
table-controls = kontroluje
table-island-controls = { $name } kontroluje: { $island }; wysokie { $tall }, średnie { $medium }, niskie { $short }
table-island-heights = { $name }, { $island }: wysokie { $tall }, średnie { $medium }, niskie { $short }
table-patrons = Patroni
table-patrons-note = znane posiadaczom
table-value = wartość { $value }
table-value-hidden = wartość nieznana
table-city-key-large = za pierwsze ukończenie
table-city-key-small = za drugie ukończenie
table-era-end-1 = Do końca ery zostało:
table-era-end-2 = Do zbudowania zostało:
table-left-word = zostało
table-left = { $name }: zostało { $count }
table-era-ends = Koniec pierwszej ery

# Pasek decyzji
table-action-bar = Twoja decyzja
table-prompt-waits = Decyduje { $name }
table-prompt-thinks = { $name } myśli …
table-prompt-watching = Oglądasz grę.
table-prompt-passed = W tej licytacji masz już pas.
table-prompt-leading = Prowadzisz ofertą na { $place }.
table-prompt-soon = Zaraz twoja kolej.
table-prompt-passes-ahead = Spasujesz w tej licytacji.
table-prompt-start = Rozpocznij licytację
table-prompt-start-hint = Dowolny budynek na dowolnej świecącej dzielnicy.
table-prompt-outbid = Przebij { $number } albo pasuj
table-prompt-outbid-hint = Budynek powyżej { $number }, obok { $place }.
table-prompt-outbid-hint-wonder = Budynek powyżej { $number } albo twój cud, obok { $place }.
table-prompt-hammer = Przebić Młotem? Na stole: { $wonder }
table-prompt-hammer-hint = Obok { $place }. Po pasie tamten cud powstanie.
table-asked-wild = Kolor dla żetonu uniwersalnego
table-asked-wild-hint = Zostaje w tym rzędzie na stałe.
table-asked-vault = Krypta
table-asked-vault-hint = Wybierz świecącą dzielnicę: jej żeton jest twój.
table-asked-vault-wild = Kolor dla żetonu uniwersalnego
table-asked-vault-wild-hint = Zostaje w tym rzędzie na stałe.
table-asked-choose = Karty cudów
table-asked-choose-hint = Wybierz w tajemnicy, co zbudujesz w drugiej erze.
table-pick-building = wybierz budynek
table-pick-place = wybierz miejsce
table-confirm = Wybierz budynek
table-confirm-building = Jaki budynek na { $place }?
table-confirm-place = Gdzie postawić { $piece }?
table-bid = Oferta { $piece } na { $place }
table-place-wonder = { $piece } na { $place }
table-pass = Pas
table-pass-title = Pasujesz?
table-pass-words = Odpadasz z tej licytacji, a twoje oferty wracają do ciebie.
table-pass-not = Jeszcze nie
table-pass-ahead = Pasuj w tej licytacji
table-pass-ahead-off = Jednak nie pasuj
table-take-back = Cofnij

# Dzielnica
table-place-windmill = wiatrak
table-place-lakes = { $count ->
    [one] graniczy z jeziorem
    [few] graniczy z { $count } jeziorami
   *[many] graniczy z { $count } jeziorami
  }
table-place-blimps = { $count ->
    [one] graniczy ze sterowcem
    [few] graniczy z { $count } sterowcami
   *[many] graniczy z { $count } sterowcami
  }
table-place-bridges = most do { $places }
table-place-controlled = { $island }: kontroluje { $names }
table-place-uncontrolled = { $island }: nikt nie kontroluje
table-place-points = Ten cud daje tu teraz { $points }.
table-place-wins = Ta oferta wygrywa od razu.

# Decyzje
table-choose-title = { $count ->
    [one] Wybierz swój cud
    [few] Wybierz { $count } cuda
   *[many] Wybierz { $count } cudów
  }
table-choose-words = { $count ->
    [one] Zbudujesz go w drugiej erze. Nikt nie zobaczy wyboru, zanim wszyscy nie wybiorą; pozostałe karty wypadają z gry.
    [few] Zbudujesz je w drugiej erze. Nikt nie zobaczy wyboru, zanim wszyscy nie wybiorą; pozostałe karty wypadają z gry.
   *[many] Zbudujesz je w drugiej erze. Nikt nie zobaczy wyboru, zanim wszyscy nie wybiorą; pozostałe karty wypadają z gry.
  }
table-choose-confirm = { $count ->
    [one] Zatrzymaj tę kartę
    [few] Zatrzymaj te karty
   *[many] Zatrzymaj te karty
  }
table-initiative = Inicjatywa { $card }
table-wild-title = Kolor dla żetonu uniwersalnego
table-wild-words = Dołącza na stałe do jednego z twoich rzędów.
table-wild-excess = Rząd jest pełny: żeton nadmiarowy
table-wild-structures = { $count ->
    [0] nie masz tam budowli
    [one] masz tam { $count } budowlę
    [few] masz tam { $count } budowle
   *[many] masz tam { $count } budowli
  }
table-wild-gain = { $points } na koniec
table-vault = Weź żeton
table-vault-pick = Żeton z dzielnicy
table-vault-none-yet = wybierz tu lub na planszy
table-vault-take = Weź żeton z { $place }
table-vault-leave = Nie bierz

# Koniec ery
table-ceremony-next = Dalej
table-ceremony-skip = Pomiń
table-ceremony-done = Gramy dalej
table-ceremony-gain = { $name }: { $points }

# Przy jednym ekranie
table-curtain-title = Teraz gra { $name }: przekaż urządzenie
table-curtain-words = Tajemnice są zasłonięte, dopóki nie spojrzy { $name }.
table-curtain-ready = To ja: { $name }

# Osoby przy stole
table-spectators = { $count ->
    [0] nikt nie ogląda
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
  }
table-seat-here = przy stole
table-seat-away = nie ma
table-seat-open = wolne
table-seat-bot = bot: { $bot }
table-seat-link = Graj dalej na innym urządzeniu
table-give-back = Oddaj miejsce
table-free = Zwolnij miejsce
table-pace = Przerwa między ruchami botów: { $seconds } s
table-fair = Uczciwe rozdanie
table-fair-words = Odcisk ziarna ustalono przed rozdaniem. Po grze ziarno zostaje ujawnione i każdy może sprawdzić, że nic nie zmieniono.
table-absent-title = Nieobecność: { $name }
table-absent-words = Gra czeka. Decyduje gospodarz, czyli ty. Nieobecna osoba może w każdej chwili wrócić.
table-absent-wait = Czekaj
table-absent-bot = Niech gra bot
table-text-view = Gra jako tekst

# Dziennik i czat
table-log-filter = Co pokazać
table-log-all = Wszystko
table-log-auctions = Licytacje
table-log-points = Punkty
table-log-table = Stół
table-chat-none = Nikt jeszcze nic nie powiedział.
table-chat-say = Napisz coś
table-chat-send = Wyślij

# Karty na telefonie
table-panels = Panele
table-tab-players = Gracze
table-tab-auction = Licytacja
table-tab-scores = Punkty
table-tab-log = Dziennik

# Klawisze
table-key-building = Wybierz pierwszy, drugi … budynek
table-key-wonder = Wybierz cud
table-key-confirm = Potwierdź ofertę
table-key-back = Cofnij wybór
table-key-pass = Pas
table-key-pass-ahead = Pasuj w tej licytacji albo jednak nie
table-key-take-back = Cofnij ostatnią decyzję
table-key-log = Dziennik
table-key-chat = Czat
table-key-table = Osoby przy stole
table-key-text = Gra jako tekst
