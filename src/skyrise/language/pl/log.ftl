## Przebieg gry. Imiona graczy stoją w mianowniku: nie odmieniają się w zdaniach.

log-open = { $who } rozpoczyna licytację
log-bid = { $who } licytuje { $piece } na { $at }
log-bid-wonder = { $who } stawia { $piece-acc } na { $at }
log-pass = { $who } pasuje
log-pass-forced = { $who } musi spasować
log-return = { $who } zabiera budynek { $piece } z { $at }
log-return-wonder = { $who } zabiera { $piece-acc } z { $at }
log-construct = { $who } wznosi budynek { $piece } na { $at }
log-construct-wonder = { $who } wznosi { $piece-acc } na { $at }
log-collect = { $who } zdobywa { $disc } z { $at }
log-assign = { $who } umieszcza żeton uniwersalny w { $row-loc }
log-row =
    { $who }, { $row }: { $discs ->
        [one] { $discs } żeton
        [few] { $discs } żetony
        [many] { $discs } żetonów
       *[other] { $discs } żetonów
    }
log-excess = { $who } kładzie nadmiarowy { $disc } na ilustracji wizjonera
log-learn = { $who } podgląda wartość patrona { $letter }
log-learn-value = { $who } podgląda wartość patrona { $letter }: { $value }
log-reveal = { $who } odkrywa ukryty cel: { $objective }
log-reveal-unknown = { $who } odkrywa ukryty cel (tu nieznany)
log-decline = { $who } rezygnuje z dodatkowego żetonu Krypty
log-score =
    { $who } zdobywa { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }: { $rule }
log-score-place =
    { $who } zdobywa { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }: { $rule } ({ $place })
log-era-end =
    Koniec ery { $era ->
        [1] I
       *[2] II
    }
log-choose = { $who } wybiera w tajemnicy
log-choose-cards = { $who } wybiera { $cards-acc }
log-show = { $who } odkrywa: { $cards }
log-key = { $who } bierze { $key } do miasta
log-finish = { $who } kończy budowę
log-end = Koniec gry

## Co dzieje się przy stole poza grą.

log-table-start = Gra się zaczyna
log-table-claim = { $who } zajmuje miejsce
log-table-claim-moves = { $who } gra dalej na innym urządzeniu
log-table-ready = { $who } może zaczynać
log-table-ready-not = { $who } prosi jeszcze o chwilę
log-table-free = Gospodarz zwalnia miejsce: { $who }
log-table-seat-bot = { $who }: gra bot ({ $level })
log-table-stand-in-away = { $who }: zbyt długa nieobecność, dalej gra bot ({ $level })
log-table-stand-in-time = { $who }: czas minął, dalej gra bot ({ $level })
log-table-give-back = { $who } wraca do gry
log-table-take-up = Gra toczy się dalej po ruchu { $ply } innej partii
log-table-go-on = Partia rozpoczęta gdzie indziej toczy się dalej
log-table-take-back = { $who } cofa ostatni ruch
log-table-bot-failed = { $who }: bot nie odpowiedział, wykonano losowy ruch
log-table-end = Prowadzący serwer zakończył grę
log-table-mute = Gospodarz wycisza: { $who }
log-table-mute-not = { $who } znów może pisać
log-table-mute-spectator = Gospodarz wycisza widza
log-table-mute-spectators = Gospodarz wycisza wszystkich widzów
log-table-mute-spectator-not = Widz znów może pisać
log-table-mute-spectators-not = Widzowie znów mogą pisać
log-table-rematch = Stół do rewanżu jest gotowy
log-chat = { $who }: { $text }
log-chat-spectator = { $name } (widz): { $text }
