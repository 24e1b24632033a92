## Текстовый вид: позиция словами, по одному факту в строке.

text-turn = { $era }-я эпоха. { $question }
text-asked-over = Игра окончена.
text-asked-start = { $who } (место { $seat }) делает начальную ставку.
text-asked-bid = { $who } (место { $seat }) перебивает { $building } рядом с { $at } или пасует.
text-asked-answer = { $who } (место { $seat }) может ответить «Молотом» на шедевр: { $piece }; или пасует.
text-asked-wild = { $who } (место { $seat }) выбирает цвет полученного универсального жетона.
text-asked-vault = { $who } (место { $seat }) выбирает жетон, который берёт «Хранилище».
text-asked-vault-wild = { $who } (место { $seat }) выбирает цвет универсального жетона, взятого «Хранилищем».
text-asked-choose = { $who } (место { $seat }) выбирает карты шедевров, которые остаются.
text-bid = ставка { $number }: { $piece } на { $at }
text-passed = спасовали: { $passed }; лидирует { $leader }
text-building = { $building } ({ $height }), { $who }
text-wonder = шедевр { $number } { $name }, { $who }
text-nobody = никто

text-island = { $island }, контроль: { $control }
text-island-slot = { $island }, { $slot }, контроль: { $control }
text-content-bid = ставка { $piece }
text-empty = пусто
text-next = рядом { $places }
text-windmill = мельница
text-lake = озеро { $name }
text-blimp = дирижабль { $name }

text-player =
    { $who }, место { $seat }: пока { $prestige ->
        [one] { $prestige } очко
        [few] { $prestige } очка
       *[many] { $prestige } очков
    } престижа
text-bids = ставки: { $bids }
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
text-excess = сверх шкалы ×{ $count }
text-commissions = награды ×{ $count }
text-cards = карты: { $hand }; { $objective }
text-hand-hidden =
    { $count ->
        [one] { $count } закрытая карта шедевра
        [few] { $count } закрытые карты шедевров
       *[many] { $count } закрытых карт шедевров
    }
text-objective = цель: { $objective }
text-objective-hidden = цель закрыта
text-objective-revealed = цель: { $objective }, раскрыта

text-panoramas = Карты панорам: { $panoramas }.
text-patrons = Значения меценатов: { $patrons }.
text-patron = { $letter } { $name } { $value }
text-hidden = закрыто
