## Почему что-то отклонено. О месте в файле предложение говорит после двоеточия, поэтому начинается со строчной буквы и без точки.

# Правила против действия.
reason-action-unreadable = { $action } — не действие; действия выглядят так: 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 или choose=7+12.
reason-decision-other =
    { $action } сейчас не подходит: { $asked ->
        [start] нужно сделать начальную ставку
        [bid] нужно перебить ставку или спасовать
        [answer] на поставленный шедевр может ответить «Молот», или его владелец пасует
        [wild] нужно выбрать цвет универсального жетона
        [vault] нужно выбрать жетон, который берёт «Хранилище»
        [choose] нужно выбрать карты шедевров, которые остаются
       *[over] игра окончена
    }.
reason-turn-other = Сейчас ход другого игрока.
reason-neighborhood-unknown = В этом городе нет района { $at }.
reason-neighborhood-occupied = Район { $at } занят ставкой или сооружением.
reason-building-not-yours = { $piece } — не ваше здание.
reason-building-bid = Здание { $piece } уже стоит на поле как ставка.
reason-building-built = Здание { $piece } уже построено на { $at }.
reason-wonder-not-yours = Это не ваш шедевр: { $piece }.
reason-wonder-built = Этот шедевр уже построен: { $piece }.
reason-era2-unlock = { $piece }: можно использовать только во 2-й эпохе.
reason-auction-start-pass = Тот, кто начинает аукцион, обязан сделать ставку и не может спасовать.
reason-auction-start-place = Район { $at } не на центральной платформе и не соседствует ни с одним сооружением: начать аукцион там нельзя.
reason-auction-start-wonder = Этим шедевром нельзя начать аукцион, пока у вас есть здания: { $piece }.
reason-auction-outbid-higher = Ставка { $piece } не перебивает последнюю ({ $latest }).
reason-auction-outbid-adjacent = Район { $at } не соседствует с районом последней ставки, { $latest }.
reason-wonder-hammer-answer = Поставлен шедевр ({ $piece }): перебить его может только «Молот».
reason-wonder-hammer-ban = Район { $at } соседствует с «Молотом» соперника: ставить там что-либо высокое нельзя.
reason-wonder-vault-must = В этом издании владелец «Хранилища» обязан взять жетон.
reason-wonder-vault-empty = В районе { $at } нет жетона, который можно взять.
reason-era1-choose-count =
    { $count ->
        [one] Оставляют ровно { $count } карту.
        [few] Оставляют ровно { $count } карты.
       *[many] Оставляют ровно { $count } карт.
    }
reason-era1-choose-hand = Этой карты нет у вас на руке: { $piece }.

# Стол и сервер.
reason-table-unknown = Такого стола нет.
reason-table-stale = Тем временем игра ушла вперёд. Посмотрите ещё раз и решите.
reason-table-over = Игра окончена.
reason-table-not-started = Игра ещё не началась.
reason-table-started = Игра уже началась.
reason-table-not-over = Игра ещё не окончена.
reason-table-asleep = Стол как раз просыпается. Попробуйте снова.
reason-seat-unknown = За этим столом нет такого места.
reason-seat-not-yours = Это не ваше место.
reason-seat-taken = Кто-то был быстрее: место занято.
reason-seat-free = Это место уже свободно.
reason-seat-no-stand-in = На этом месте никого не замещает бот.
reason-player-unknown = Для этого браузер должен принять файл cookie, чтобы место осталось за вами.
reason-host-only = Это может только хозяин стола.
reason-takeback-not-here = Решения можно отменять только там, где все сидят за одним экраном.
reason-takeback-nothing = Отменять нечего.
reason-chat-too-fast = Слишком много сразу. Подождите немного.
reason-chat-empty = Сообщение пустое.
reason-setup-colors = У двух мест не может быть одного цвета.
reason-setup-islands =
    { $players ->
        [one] { $players } игрок играет на одной внешней платформе.
        [few] { $players } игрока играют на стольких же разных внешних платформах.
       *[many] { $players } игроков играют на стольких же разных внешних платформах.
    }
reason-request-invalid = Сервер этого не понял.
reason-request-too-large = Слишком большой запрос.
reason-request-too-often =
    { $seconds ->
        [one] Слишком часто. Попробуйте через { $seconds } секунду.
        [few] Слишком часто. Попробуйте через { $seconds } секунды.
       *[many] Слишком часто. Попробуйте через { $seconds } секунд.
    }
reason-request-method = Сервер не может сделать этого по этому адресу.
reason-request-nowhere = По этому адресу ничего нет.
reason-origin-foreign = Этот запрос пришёл с другого сайта и был отклонён.
reason-host-foreign = Сервер неизвестен под этим адресом.
reason-server-failed = На сервере что-то пошло не так. Ничего не изменилось.
reason-server-trouble = Сервер недоступен.
reason-record-refused = Эту запись нельзя прочитать: { $why }
reason-record-not-over = Запись будет доступна, когда игра закончится.
reason-replay-unknown = Такого повтора нет.
reason-city-impossible = Такого города нет: { $why }
reason-edition-unknown = Такого издания нет.

# Файлы и JSON.
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
    это не JSON (строка { $line }, столбец { $column }): { $kind ->
        [value] ожидалось значение
        [name] ожидалось имя поля в прямых кавычках
        [colon] ожидалось двоеточие
        [comma] ожидалась запятая или конец
        [trailing] лишняя запятая
        [extra] после конца есть что-то ещё
        [endless] у текста нет конца
        [control] текст выходит за конец своей строки
        [escape] за обратной чертой стоит что-то недопустимое
        [mark] он начинается с метки порядка байтов
       *[other] { $kind }
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
reason-value-least = ожидалось не меньше { $least }, найдено { $found }
reason-value-whole = ожидалось целое число, найдено { $found }
reason-value-decimal = ожидалось число, найдено { $found }
reason-value-bounds = ожидалось значение от { $least } до { $most }, найдено { $found }
reason-value-length = ожидаемое число символов: от { $least } до { $most }, найдено { $found }
reason-value-items = ожидаемое число элементов: от { $least } до { $most }, найдено { $found }
reason-value-pattern = имеет неверный вид: { $found }
reason-value-unknown = здесь неизвестно
reason-value-flag = ожидалось true или false, найдено { $found }
reason-value-twice = одно из чисел есть дважды: { $found }
reason-value-format = ожидалось «{ $expected }», найдено { $found }

# Игроки и подготовка к игре.
reason-match-colors = у двух мест один и тот же цвет
reason-match-components = версии «{ $version }» компонентов игры здесь нет; есть { $known } и «{ $own }»
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
reason-component-refused = { $where }: { $why }
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

# Боты: их имена и их ответы.
reason-bot-unknown = бота «{ $bot }» нет; есть { $bots }, а также программы в виде { $program }
reason-bot-settings = ожидались настройки вида name:seconds=0.5;depth=3, найдено «{ $found }»
reason-bot-setting-twice = настройка { $setting } есть дважды
reason-bot-setting-unknown =
    { $settings ->
        [none] у бота { $bot } нет настройки «{ $setting }» и никакой другой
       *[other] у бота { $bot } нет настройки «{ $setting }»; есть { $settings }
    }
reason-bot-setting-missing = боту { $bot } нужна настройка: { $example }
reason-bot-setting-value = бот { $bot }: тип значения { $setting } должен быть одним из { $kinds }, а найдено «{ $found }»
reason-bot-command = нужна команда, например { $example }
reason-bot-unmade = создать нельзя: { $why }
reason-bot-unloaded = бота { $bot } из пакета { $package } нельзя загрузить из { $source }: { $why }
reason-bot-no-factory = бота { $bot } из пакета { $package } нельзя загрузить из { $source }: это не фабрика ботов
reason-answer-id = ожидалось { $expected }, номер вопроса; найдено { $found }
reason-answer-action = { $found } нет среди допустимых действий (их { $count })
reason-answer-seconds = ожидалось число или null, найдено { $found }

# Команды, арена и лаборатория.
reason-command-at = --at { $at }: число ходов в записи — { $count }
reason-command-at-position = у позиции нет ходов: --at нужен для записей партий
reason-command-over = игра окончена: решать нечего
reason-command-states = осталось сооружений: { $left }; стольких состояний ({ $states }) мало, чтобы решить позицию; попробуйте --states
reason-command-bot = бот { $bot } не объясняет своих решений
reason-lab-package = для этого нужен пакет { $package }: pip install 'skyrise[{ $extra }]'
reason-lab-ending = ожидалось имя, которое кончается на { $endings }
reason-lab-bots = ожидалось хотя бы одно имя и ни одного пустого
reason-lab-seconds = ожидалось больше 0 секунд, найдено { $found }
reason-lab-change = ожидалось ключ=значение, например wonders.13.per_tall=2
reason-lab-bot-failed = бот { $bot } подвёл в игре { $game }: { $why }
reason-arena-unreadable = не читается: { $why }; назовите другой файл в --state
reason-arena-unwritable = нельзя записать: { $why }; назовите другой файл в --state
reason-arena-state = это не состояние арены; назовите другой файл в --state
reason-arena-other = это состояние другой арены, в которой иначе: { $what }; назовите другой файл в --state
reason-arena-line = строка { $line } — не результат игры; удалите её
reason-arena-gave-up = игра { $game } (зерно { $seed }: { $bots }): её процесс упал столько раз: { $tries } ({ $how }). Оконченные игры сохранены. Запустите снова с --jobs 1, чтобы увидеть причину
reason-arena-ray =
    { $address ->
        [none] Ray на этой машине не отвечает: { $why }
       *[other] Ray по адресу { $address } не отвечает: { $why }
    }
reason-arena-cluster = игру { $game } нельзя сыграть на кластере: { $why }. На его машинах нужны тот же skyrise и те же боты
reason-dataset-heading = это не заголовок набора данных; назовите другую папку
reason-dataset-other = здесь другой набор данных, в котором иначе: { $what }; назовите другую папку
