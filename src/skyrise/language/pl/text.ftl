## Widok tekstowy: pozycja słowami, po jednym fakcie w wierszu.

text-turn =
    Era { $era ->
        [1] I
       *[2] II
    }. { $question }
text-asked-over = Gra jest skończona.
text-asked-start = { $who } (miejsce { $seat }) składa ofertę otwierającą.
text-asked-bid = { $who } (miejsce { $seat }) przebija { $building } obok { $at } albo pasuje.
text-asked-answer = { $who } (miejsce { $seat }) może przebić Młotem albo spasować. Do przebicia: { $piece }.
text-asked-wild = { $who } (miejsce { $seat }) wybiera kolor zdobytego żetonu uniwersalnego.
text-asked-vault = { $who } (miejsce { $seat }) wybiera dodatkowy żeton (Krypta).
text-asked-vault-wild = { $who } (miejsce { $seat }) wybiera kolor żetonu uniwersalnego zdobytego dzięki Krypcie.
text-asked-choose = { $who } (miejsce { $seat }) wybiera karty cudów.
text-bid = oferta { $number } na { $at }: { $piece }
text-passed = pas: { $passed }; prowadzi { $leader }
text-building = { $building } ({ $height }), { $who }
text-wonder = cud { $number } { $name }, { $who }
text-nobody = —
text-island = { $island }, kontrola: { $control }
text-island-slot = { $island }, { $slot }, kontrola: { $control }
text-content-bid = oferta: { $piece }
text-empty = bez żetonu
text-next = obok: { $places }
text-windmill = wiatrak
text-lake = jezioro { $name }
text-blimp = sterowiec { $name }
text-player =
    { $who }, miejsce { $seat }: dotąd { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }
text-bids = oferty: { $bids }
text-none = brak
text-rows = rzędy: { $rows }
text-row =
    { $color ->
        [yellow] żółty
        [green] zielony
        [white] biały
       *[brown] brązowy
    } { $discs } (wartość { $value })
text-visionary = wizjoner: { $items }
text-nothing = nic
text-excess = nadmiarowe żetony ×{ $count }
text-commissions = żetony zleceń ×{ $count }
text-cards = karty: { $hand }; { $objective }
text-hand-hidden =
    { $count ->
        [one] { $count } zakryta karta cudu
        [few] { $count } zakryte karty cudów
        [many] { $count } zakrytych kart cudów
       *[other] { $count } zakrytych kart cudów
    }
text-objective = cel: { $objective }
text-objective-hidden = cel zakryty
text-objective-revealed = cel: { $objective }, odkryty
text-panoramas = Karty panoramy: { $panoramas }.
text-patrons = Wartości patronów: { $patrons }.
text-patron = { $letter } { $name } { $value }
text-hidden = zakryta
