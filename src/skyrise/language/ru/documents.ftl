## Почему файл отклонён: записи партий, позиции, издания и платформы. Каждое предложение стоит после места в файле и двоеточия.

reason-component-refused = { $place }: { $why }
reason-file-unreadable = не читается: { $why }
reason-file-unwritable = нельзя записать: { $why }
reason-file-trouble =
    { $code ->
        [ENOENT] такого файла или каталога нет
        [EACCES] нет прав доступа
        [EISDIR] это каталог
        [ENOTDIR] это не каталог
        [ENOSPC] на диске нет места
        [EROFS] файловая система доступна только для чтения
       *[other] { $why }
    }
reason-file-bytes = это не текст в UTF-8: ошибка в байте { $byte }
reason-json-syntax =
    { $kind ->
        [value] это не JSON: ожидалось значение (строка { $line }, столбец { $column })
        [name] это не JSON: ожидалось имя поля в прямых кавычках (строка { $line }, столбец { $column })
        [colon] это не JSON: ожидалось двоеточие (строка { $line }, столбец { $column })
        [comma] это не JSON: ожидалась запятая или конец (строка { $line }, столбец { $column })
        [trailing] это не JSON: лишняя запятая (строка { $line }, столбец { $column })
        [extra] это не JSON: после конца есть что-то ещё (строка { $line }, столбец { $column })
        [endless] это не JSON: у текста нет конца (строка { $line }, столбец { $column })
        [control] это не JSON: текст выходит за конец своей строки (строка { $line }, столбец { $column })
        [escape] это не JSON: за обратной чертой стоит что-то недопустимое (строка { $line }, столбец { $column })
        [mark] это не JSON: он начинается с метки порядка байтов (строка { $line }, столбец { $column })
       *[other] это не JSON: { $what } (строка { $line }, столбец { $column })
    }
reason-json-constant = это не JSON: { $name } в нём не число
reason-json-twice = это не JSON: поле { $name } есть дважды
reason-json-deep = списки или объекты вложены друг в друга слишком глубоко
reason-json-digits = в одном из чисел слишком много цифр
reason-json-half = в одном из текстов есть половина знака: \ud800–\udfff стоят только парами

# Значение не такое, каким должно быть.
reason-value-missing = этого поля нет
reason-value-object = ожидался объект, найдено { $found }
reason-value-fields = ожидались поля { $names }; найдено { $found }
reason-value-list = ожидался список, найдено { $found }
reason-value-text = ожидался текст, найдено { $found }
reason-value-choice = ожидалось одно из значений: { $words }; найдено { $found }
reason-value-number = ожидалось целое число от { $least } до { $most }, найдено { $found }
reason-value-flag = ожидалось true или false, найдено { $found }
reason-value-twice = одно из чисел есть дважды: { $found }
reason-value-format = ожидалось «{ $expected }», найдено { $found }

# Места и компоненты игры в записях и позициях.
reason-match-seats = ожидалось от { $least } до { $most } мест, найдено { $found }
reason-match-colors = у двух мест один и тот же цвет
reason-match-components = версии «{ $version }» компонентов игры здесь нет; есть { $known } и «{ $own }»

# Подготовка к игре и игроки.
reason-setup-players = в Skyrise играют от { $least } до { $most } человек, а не { $found }
reason-setup-names = ожидалось { $players } имени
reason-setup-outer =
    { $players ->
        [few] { $players } игрока играют на стольких же внешних платформах, а здесь их { $found }
       *[many] { $players } игроков играют на стольких же внешних платформах, а здесь их { $found }
    }
reason-setup-different = ожидалось { $count } разных значения из { $words }
reason-setup-seat = места { $seat } нет
reason-setup-neighborhood = в этом городе нет района «{ $at }»
reason-setup-disc = не хватает жетона
reason-setup-discs = жетонов «{ $disc }» — { $found }, а в мешочке при таком числе игроков ({ $players }) их { $count }
reason-setup-hands = ожидалось { $players } руки
reason-setup-hand = ожидаемое число разных карт от 1 до { $most }: { $count }
reason-setup-card-twice = одна из карт сдана дважды
reason-setup-tiles = ожидались значения { $tiles }, по одному на мецената

# Запись партии.
reason-record-action = { $action }: { $why }
reason-record-result = записанные ходы не ведут к такому итогу
reason-record-no-setup = у игры, продолженной с заданной позиции, нет подготовки, которую можно записать

# Позиция.
reason-position-seats = ожидалось { $players } записи, по одной на место
reason-position-piece = ожидалось либо здание (building), либо шедевр (wonder)
reason-position-building = { $building } — не здание места { $seat }
reason-position-wonder = карты { $card } нет среди шедевров места { $seat }
reason-position-occupied = на { $at } стоят два сооружения
reason-position-built = это сооружение уже стоит на { $at }
reason-position-era2 = { $building } — здание 2-й эпохи
reason-position-collected = там стоит сооружение, и его жетон уже взят
reason-position-discs = на поле и планшетах жетонов «{ $disc }» — { $found }, а может быть { $most }
reason-position-repeated = { $field }: { $item } встречается столько раз: { $count }
reason-position-tile = значения { $value } больше нет
reason-position-hand = в 1-й эпохе шедевры ещё не выбраны, а карт на руке — { $count }
reason-position-chosen = во 2-й эпохе карт на руке нет, а выбранных шедевров — { $count }
reason-position-put-away = ожидаемое число карт: { $count }
reason-position-excess = ни одна шкала не заполнена, поэтому жетонов сверх шкалы быть не может
reason-position-keys =
    { $keys ->
        [none] по порядку завершения ключа здесь нет
       *[other] по порядку завершения здесь ключ { $keys }
    }
reason-position-finished = { $seat } — не место, или оно названо дважды
reason-position-unfinished = место { $seat } построило ещё не всё
reason-position-unnamed = место { $seat } построило всё, но здесь его нет
reason-position-done = место { $seat } уже построило всё
reason-position-era = место { $seat } построило все здания 1-й эпохи: 1-я эпоха окончена
reason-position-both = одновременно идёт аукцион
reason-position-no-bids = у идущего аукциона есть начальная ставка
reason-position-absent = место { $seat } не участвует
reason-position-starter = начальная ставка принадлежит месту { $seat }
reason-position-own-bid = никто не перебивает собственную ставку
reason-position-bid = { $bid } там не было допустимой ставкой
reason-position-passed = последняя ставка принадлежит месту { $seat }, спасовать оно не могло
reason-position-nobody = в этом аукционе никому нечего решать: он окончен, или не хватает паса
reason-position-turn = сейчас ход места { $expected }, а не места { $found }
reason-position-won = это не то сооружение, что стоит на { $at }
reason-position-decision = решение за местом { $seat }
reason-position-started = победившая ставка начала аукцион тогда и только тогда, когда она единственная
reason-position-vault = ещё один жетон берёт только «Хранилище»
reason-position-vault-own = в этом издании «Хранилище» не берёт сначала собственный жетон
reason-position-vault-nothing = выбирать не из чего: жетонов нет
reason-position-choose-early = карты шедевров выбирают, когда кто-то построил все свои здания 1-й эпохи
reason-position-choose-nobody = кто-то должен выбирать
reason-position-choose-cards = ожидаемое число карт с руки этого места: { $count }
reason-position-choose-order = карты шедевров выбирают по порядку мест, начиная с места 0
reason-position-not-over = стоит null, но построили всё ещё не все
reason-position-over = игра окончена

# Издание.
reason-edition-name = такого издания нет; есть { $editions } или файл .toml
reason-edition-toml = это не TOML: { $why }
reason-edition-header = нет таблицы [edition] с полями { $names }
reason-edition-header-key = неизвестный ключ; известны { $known }
reason-edition-key = неизвестный ключ; существующие покажет `skyrise editions retail`
reason-edition-value = ожидалось {"{"} value = …, from = "…" {"}"}
reason-edition-missing = этого значения нет; назовите базовое издание (base), в котором оно есть
reason-edition-patrons = ожидалось { $count } значения, по одному на мецената
reason-edition-buildings = разных зданий — { $found }, а должно быть { $count }
reason-edition-number = номер { $number } уже у игрока «{ $color }»
reason-edition-heights = зданий «{ $height }» — { $found }, а должно быть { $count }
reason-edition-removed = жетонов «{ $disc }» убирают больше, чем их есть
reason-edition-discs = остаётся жетонов: { $left }, а районов { $needed }
reason-edition-hands = на такое число рук ({ $players }) по столько карт ({ $hand }) нужно больше карт, чем есть ({ $cards })
reason-edition-hand = на такой руке ({ $hand }) слишком мало карт, чтобы оставить { $figures }

# Платформа и платформы вместе.
reason-island-name = такой платформы нет; есть { $islands } или файл .json
reason-island-point = ожидались два числа, найдено { $found }
reason-island-ring = ожидалось не меньше трёх вершин
reason-island-vertex = лежит в той же точке, что и вершина { $vertex }
reason-island-vertex-twice = одна из вершин есть дважды
reason-island-edge = ребро вершин { $first } и { $second } принадлежит больше чем двум областям
reason-island-crossing = ребро { $edge } пересекает ребро { $other } области { $area } или касается его
reason-island-inside = лежит внутри области { $area }
reason-island-apart = туда нельзя попасть по суше с остальной платформы
reason-island-id = ожидалось до восьми букв и цифр (но не «none»), найдено { $found }
reason-island-id-twice = имя «{ $id }» есть дважды
reason-island-neighborhood = на этой платформе нет района «{ $at }»
reason-island-neighborhoods = на платформе с такими портами районов { $needed }, а на этой { $found }
reason-island-features = на платформе их может быть не больше { $most }, а найдено { $found }
reason-island-bridge = ожидались два разных района
reason-island-bridge-idle = у { $first } и { $second } и так общая граница
reason-island-ports = ожидалось { $outer } для внешней платформы или { $central } для центральной
reason-island-ports-together = два порта у одного района
reason-city-center = это внешняя платформа, в центре она стоять не может
reason-city-island-twice = так называются две платформы одного города
reason-city-slot = стороны «{ $slot }» нет; есть { $slots }
reason-city-slot-central = это центральная платформа, на стороне { $slot } она стоять не может
reason-city-id-twice = так же называется что-то на платформе { $island }

# Ответ бота, который сам по себе программа.
reason-answer-id = ожидалось { $expected }, номер вопроса; найдено { $found }
reason-answer-action = { $found } нет среди допустимых действий (их { $count })
reason-answer-seconds = ожидалось число или null, найдено { $found }

# Чего команда не может сделать с файлом.
reason-command-at = --at { $at }: число ходов в записи — { $count }
reason-command-at-position = у позиции нет ходов: --at нужен для записей партий
reason-command-over = игра окончена: решать нечего
reason-command-states = осталось сооружений: { $left }; стольких состояний ({ $states }) мало, чтобы решить позицию; попробуйте --states
reason-command-bot = бот { $bot } не объясняет своих решений
