## Текстовый вид: позиция словами, по одному факту в строке.

text-turn = { $era }-я эпоха. { $question }
text-asked-over = Игра окончена.
text-asked-start = { $who } (место { $seat }) делает начальную ставку.
text-asked-bid = { $who } (место { $seat }) перебивает ставку { $building } по соседству с районом { $at } или пасует.
text-asked-answer = { $who } (место { $seat }) может ответить «Молотом» или спасовать. Последняя ставка: { $piece }.
text-asked-wild = { $who } (место { $seat }) выбирает цвет полученного универсального жетона.
text-asked-vault = { $who } (место { $seat }) выбирает жетон за шедевр «Хранилище».
text-asked-vault-wild = { $who } (место { $seat }) выбирает цвет универсального жетона, взятого за шедевр «Хранилище».
text-asked-choose = { $who } (место { $seat }) выбирает, какие карты шедевров оставить.
text-bid = ставка { $number } в районе { $at }: { $piece }
text-passed = пас: { $passed }; лидирует { $leader }
text-building = { $building } ({ $height }), { $who }
text-wonder = шедевр { $number } ({ $name }), { $who }
text-nobody = —

text-island = { $island }, контроль: { $control }
text-island-slot = { $island }, { $slot }, контроль: { $control }
text-content-bid = ставка: { $piece }
text-empty = пусто
text-next = рядом: { $places }
text-windmill = мельница
text-lake = озеро { $name }
text-blimp = дирижабль { $name }

text-player =
    { $who }, место { $seat }: пока { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    }
text-bids = доступные ставки: { $bids }
text-none = нет
text-rows = шкалы: { $rows }
text-row =
    { $color ->
        [yellow] жёлтая
        [green] зелёная
        [white] белая
       *[brown] коричневая
    } { $discs } (по { $value })
text-visionary = новатор: { $items }
text-nothing = ничего
text-excess = жетоны сверх шкалы ×{ $count }
text-commissions = жетоны награды ×{ $count }
text-cards = карты: { $hand }; { $objective }
text-hand-hidden =
    { $count ->
        [one] { $count } закрытая карта шедевра
        [few] { $count } закрытые карты шедевров
        [many] { $count } закрытых карт шедевров
       *[other] { $count } закрытой карты шедевра
    }
text-objective = личная цель: { $objective }
text-objective-hidden = личная цель закрыта
text-objective-revealed = личная цель: { $objective }, раскрыта

text-panoramas = Карты панорам: { $panoramas }.
text-patrons = Значения жетонов меценатов: { $patrons }.
text-patron = { $letter } { $name } { $value }
text-hidden = закрыто
