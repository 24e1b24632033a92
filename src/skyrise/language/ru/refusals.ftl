## Почему что-то отклонено. О месте в файле предложение говорит после двоеточия, поэтому начинается со строчной буквы и без точки.

# Правила против хода.
reason-action-unreadable = { $action } — не ход; ходы выглядят так: 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 или choose=7+12.
reason-decision-other =
    { $action } сейчас не подходит: { $asked ->
        [start] нужно сделать начальную ставку
        [bid] нужно перебить ставку или спасовать
        [answer] владелец «Молота» может перебить поставленный шедевр или спасовать
        [wild] нужно выбрать цвет универсального жетона
        [vault] нужно выбрать жетон за шедевр «Хранилище»
        [choose] нужно выбрать, какие карты шедевров оставить
       *[over] игра окончена
    }.
reason-turn-other = Сейчас ход другого игрока.
reason-neighborhood-unknown = В этом городе нет района { $at }.
reason-neighborhood-occupied = В районе { $at } уже есть ставка или сооружение.
reason-building-not-yours = { $piece } — не ваше здание.
reason-building-bid = Здание { $piece } уже стоит на поле как ставка.
reason-building-built = Здание { $piece } уже построено в районе { $at }.
reason-wonder-not-yours = { $piece-quoted } — не ваш шедевр.
reason-wonder-built = Шедевр { $piece-quoted } уже построен.
reason-era2-unlock = { $piece }: это сооружение доступно только во 2-й эпохе.
reason-auction-start-pass = Кто начинает аукцион, тот обязан сделать ставку и не может спасовать.
reason-auction-start-place = Начать аукцион в районе { $at } нельзя: он вне центральной платформы и не соседствует ни с одним сооружением.
reason-auction-start-wonder = Шедевром { $piece-quoted } нельзя начать аукцион, пока у вас есть здания.
reason-auction-outbid-higher = Ставка { $piece } не выше последней ({ $latest }).
reason-auction-outbid-adjacent = Район { $at } не соседствует с последней ставкой (район { $latest }).
reason-wonder-hammer-answer = Поставлен шедевр { $piece-quoted }: перебить его может только «Молот».
reason-wonder-hammer-ban = Район { $at } соседствует с «Молотом» соперника: делать там ставки высокими зданиями нельзя.
reason-wonder-vault-must = В этом издании владелец «Хранилища» обязан взять жетон.
reason-wonder-vault-empty = В районе { $at } нет жетона.
reason-era1-choose-count =
    { $count ->
        [1] Выберите ровно одну карту.
        [one] Выберите ровно { $count } карту.
        [few] Выберите ровно { $count } карты.
        [many] Выберите ровно { $count } карт.
       *[other] Выберите ровно { $count } карты.
    }
reason-era1-choose-hand = Карты { $piece-quoted } нет у вас на руке.

# Стол и сервер.
reason-table-unknown = Такого стола нет.
reason-table-stale = Тем временем игра ушла вперёд. Взгляните ещё раз и сделайте ход.
reason-table-over = Игра окончена.
reason-table-not-started = Игра ещё не началась.
reason-table-started = Игра уже началась.
reason-table-not-ready = Ещё не все готовы. Подождите их или начните всё равно.
reason-code-unknown = Стола с таким кодом нет. Проверьте код или попросите ссылку.
reason-table-not-over = Игра ещё не окончена.
reason-table-asleep = Стол ещё просыпается. Попробуйте снова.
reason-table-needs-server = Другие люди могут сесть только за стол на сервере. Здесь все места — ваши или ботов.
reason-table-full = За этим столом произошло слишком многое. Игру можно закончить, но изменить или отменить здесь больше ничего нельзя.
reason-standing-hidden = Хозяин этого стола решил играть без текущего положения.
reason-seat-unknown = За этим столом нет такого места.
reason-seat-not-yours = Это не ваше место.
reason-seat-taken = Кто-то успел раньше: место занято.
reason-seat-free = Это место уже свободно.
reason-seat-dealt = Карты этого места уже розданы: до конца партии его не может занять никто другой.
reason-seat-second = У вас уже есть место в этой партии: несколько мест можно занимать только в игре на одном устройстве.
reason-seal-late = Раздача уже закрыта: она пройдёт без вашей части.
reason-seal-other = Это не та часть, которую запечатали.
reason-seat-no-stand-in = На этом месте никого не замещает бот.
reason-player-unknown = Чтобы место осталось за вами, разрешите браузеру сохранить файл cookie.
reason-player-banned = Владелец сервера закрыл вам доступ.
reason-host-only = Это может сделать только хозяин стола.
reason-takeback-not-here = Отменять ходы можно, только когда все играют за одним экраном.
reason-takeback-nothing = Отменять нечего.
reason-chat-too-fast = Слишком много сообщений сразу. Подождите немного.
reason-chat-full = За этим столом написано уже достаточно.
reason-chat-muted = Хозяин стола запретил вам писать.
reason-chat-unknown = Здесь некого заглушать.
reason-chat-empty = Сообщение пустое.
reason-setup-colors = Два игрока не могут играть одним цветом.
reason-setup-islands =
    { $players ->
        [1] Одному игроку нужна одна внешняя платформа.
        [one] { $players } игрок: нужна { $players } разная внешняя платформа.
        [few] { $players } игрока: нужны { $players } разные внешние платформы.
        [many] { $players } игроков: нужно { $players } разных внешних платформ.
       *[other] { $players } игрока: нужно { $players } разных внешних платформ.
    }
reason-setup-slot = На одном месте не могут лежать две платформы.
reason-request-invalid = Сервер не понял запрос.
reason-request-too-large = Слишком большой запрос.
reason-request-too-often =
    { $seconds ->
        [one] Слишком часто. Попробуйте через { $seconds } секунду.
        [few] Слишком часто. Попробуйте через { $seconds } секунды.
        [many] Слишком часто. Попробуйте через { $seconds } секунд.
       *[other] Слишком часто. Попробуйте через { $seconds } секунды.
    }
reason-request-too-many = Из вашей сети открыто слишком много соединений. Закройте несколько вкладок или попробуйте позже.
reason-request-method = По этому адресу сервер такого не делает.
reason-request-nowhere = По этому адресу ничего нет.
reason-origin-foreign = Запрос пришёл с другого сайта и отклонён.
reason-host-foreign = У сервера нет такого адреса.
reason-server-failed = На сервере что-то пошло не так. Ничего не изменилось.
reason-store-trouble = Сервер сейчас не может прочитать партии. Ничего не потеряно. Попробуйте чуть позже.
reason-server-draining = Этот сервер скоро остановят, поэтому новые партии начать нельзя. Начатые партии продолжаются.
reason-table-damaged = Этот стол больше нельзя прочитать. Сообщите владельцу сервера.
reason-server-trouble = Сервер недоступен.
reason-record-refused = Эту запись партии нельзя прочитать: { $why }
reason-record-too-costly = Чтение этой записи партии занимает слишком много времени.
reason-record-not-over = Запись партии будет доступна, когда игра закончится.
reason-replay-unknown = Такого повтора нет.
reason-review-not-over = Разобрать партию можно, когда она закончится.
reason-review-busy = Слишком много партий ждёт разбора. Попробуйте через несколько минут.
reason-try-not-over = Переиграть партию можно, когда она закончится.
reason-go-on-over = В этот момент партия уже закончена: выберите более ранний.
reason-go-on-seats = { $players ->
    [one] В этой партии { $players } место.
    [few] В этой партии { $players } места.
    [many] В этой партии { $players } мест.
   *[other] В этой партии { $players } места.
}
reason-try-moment = В этот момент решать нечего: начните с более раннего.
reason-try-islands = Партию на собственных платформах переиграть здесь нельзя.
reason-advice-not-here = За этим столом советов нет: хозяин открыл его без них.
reason-advice-not-now = Сейчас советовать нечего.
reason-lesson-unknown = Такого урока нет.
reason-puzzle-unknown = Такой задачи нет.
reason-ladder-none = На этом сервере нет рейтинга.
reason-ladder-name = Такое имя уже есть у другого бота в рейтинге. Выберите другое.
reason-ladder-full = Рейтинг заполнен. Попробуйте в другой день.
reason-ladder-token = Ни у одного бота в рейтинге нет такого токена.
reason-city-impossible = Такого города нет: { $why }
reason-edition-unknown = Такого издания нет.
reason-edition-refused = Это издание не подходит: { $why }
reason-island-unknown = Такой платформы нет.
reason-island-refused = Эта платформа не подходит: { $why }
reason-island-step = Так нарисовать нельзя: { $why }

# Файлы и JSON.
reason-file-unreadable = файл не читается: { $why }
reason-file-unwritable = файл не записывается: { $why }
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
reason-json-twice = это не JSON: поле { $name } встречается дважды
reason-json-deep = списки или объекты вложены друг в друга слишком глубоко
reason-json-digits = в одном из чисел слишком много цифр
reason-json-half = в одном из текстов стоит половина символа: \ud800–\udfff бывают только парами

# Значение не такое, каким должно быть.
reason-value-missing = этого поля нет
reason-value-object = ожидался объект, найдено { $found }
reason-value-fields = ожидались поля { $names }, найдено { $found }
reason-value-list = ожидался список, найдено { $found }
reason-value-text = ожидался текст, найдено { $found }
reason-value-choice = ожидалось одно из значений: { $words }; найдено { $found }
reason-value-number = ожидалось целое число от { $least } до { $most }, найдено { $found }
reason-value-least = ожидалось не меньше { $least }, найдено { $found }
reason-value-whole = ожидалось целое число, найдено { $found }
reason-value-decimal = ожидалось число, найдено { $found }
reason-value-bounds = ожидалось значение от { $least } до { $most }, найдено { $found }
reason-value-length = символов должно быть от { $least } до { $most }, а здесь { $found }
reason-value-items = элементов должно быть от { $least } до { $most }, а здесь { $found }
reason-value-pattern = неверный вид: { $found }
reason-value-unknown = такого поля здесь не бывает
reason-value-flag = ожидалось true или false, найдено { $found }
reason-value-twice = одно из чисел встречается дважды: { $found }
reason-value-format = ожидалось «{ $expected }», найдено { $found }

# Игроки и подготовка к игре.
reason-match-colors = два игрока играют одним цветом
reason-match-components = версии компонентов «{ $version }» нет; есть { $known } и «{ $own }»
reason-setup-players = игроков в Skyrise может быть от { $least } до { $most }, а здесь { $found }
reason-setup-names =
    { $players ->
        [one] ожидалось { $players } имя
        [few] ожидались { $players } имени
        [many] ожидалось { $players } имён
       *[other] ожидались { $players } имени
    }
reason-setup-outer =
    { $players ->
        [one] { $players } игроку нужна { $players } внешняя платформа, а здесь их { $found }
        [few] { $players } игрокам нужны { $players } внешние платформы, а здесь их { $found }
        [many] { $players } игрокам нужно { $players } внешних платформ, а здесь их { $found }
       *[other] { $players } игрока: нужно { $players } внешних платформ, а здесь их { $found }
    }
reason-setup-different =
    { $count ->
        [one] ожидалось { $count } значение
        [few] ожидались { $count } разных значения
        [many] ожидалось { $count } разных значений
       *[other] ожидались { $count } разных значения
    } из списка: { $words }
reason-setup-seat = места { $seat } нет
reason-setup-neighborhood = в этом городе нет района «{ $at }»
reason-setup-disc = не хватает жетона
reason-setup-discs =
    { $disc ->
        [yellow] жёлтых жетонов
        [green] зелёных жетонов
        [white] белых жетонов
        [brown] коричневых жетонов
        [neighborhood] жетонов районов
        [wild] универсальных жетонов
        [commissions] жетонов награды
       *[other] жетонов покровительства { $disc }
    } здесь { $found }, а в мешочке { $players ->
        [one] на { $players } игрока
        [few] на { $players } игроков
        [many] на { $players } игроков
       *[other] на { $players } игрока
    } их { $count }
reason-setup-hands = наборов карт на руке должно быть { $players }, по одному на игрока
reason-setup-hand =
    { $count ->
        [one] ожидалась { $count } карта
        [few] ожидались { $count } разные карты
        [many] ожидалось { $count } разных карт
       *[other] ожидались { $count } разные карты
    }; номера карт — от 1 до { $most }
reason-setup-card-twice = одна из карт сдана дважды
reason-setup-tiles = ожидались жетоны меценатов { $tiles }, по одному на каждого

# Запись партии.
reason-record-action = { $action }: { $why }
reason-record-size = допускается не более { $most } символов, а их { $found }
reason-record-result = записанные ходы не ведут к такому итогу
reason-record-no-setup = партия началась с заданной позиции: подготовки к игре, которую можно записать, у неё нет

# Позиция.
reason-position-seats =
    { $players ->
        [one] ожидалась { $players } запись
        [few] ожидались { $players } записи
        [many] ожидалось { $players } записей
       *[other] ожидались { $players } записи
    }, по одной на место
reason-position-piece = ожидалось либо здание (building), либо шедевр (wonder)
reason-position-building = место { $seat }: здания { $building } у него нет
reason-position-wonder = место { $seat }: карты { $card } нет среди его шедевров
reason-position-occupied = в районе { $at } стоят два сооружения
reason-position-built = это сооружение уже стоит в районе { $at }
reason-position-era2 = { $building } — здание 2-й эпохи
reason-position-collections = собранных жетонов { $found }, но ни в одной партии их здесь не может быть больше { $most }: столько принесли сооружения
reason-position-collected = там стоит сооружение, поэтому жетон уже забрали
reason-position-discs =
    на поле и планшетах { $disc ->
        [yellow] жёлтых жетонов
        [green] зелёных жетонов
        [white] белых жетонов
        [brown] коричневых жетонов
        [neighborhood] жетонов районов
        [wild] универсальных жетонов
        [commissions] жетонов награды
       *[other] жетонов покровительства { $disc }
    } { $found }, а всего их { $most }
reason-position-repeated =
    { $field }: { $item } встречается { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
reason-position-tile = жетона мецената со значением { $value } больше нет
reason-position-hand =
    в 1-й эпохе на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, и ни одна ещё не выбрана
reason-position-chosen =
    во 2-й эпохе карт на руке нет, а у каждого { $count ->
        [one] выбран { $count } шедевр
        [few] выбраны { $count } шедевра
        [many] выбрано { $count } шедевров
       *[other] выбраны { $count } шедевра
    }
reason-position-put-away =
    { $count ->
        [one] ожидалась { $count } карта
        [few] ожидались { $count } карты
        [many] ожидалось { $count } карт
       *[other] ожидались { $count } карты
    }
reason-position-excess = ни одна шкала не заполнена, поэтому жетонов сверх шкалы быть не может
reason-position-keys =
    по порядку завершения строительства здесь { $keys ->
        [none] ключей нет
        [large] должен быть большой ключ
       *[small] должен быть малый ключ
    }
reason-position-finished = { $seat } — не место или названо дважды
reason-position-unfinished = место { $seat }: построено ещё не всё
reason-position-unnamed = место { $seat }: построено всё, но здесь его нет
reason-position-done = место { $seat }: уже построено всё
reason-position-era = место { $seat }: построены все здания 1-й эпохи, значит, 1-я эпоха окончена
reason-position-both = одновременно идёт аукцион
reason-position-no-bids = идёт аукцион, значит, начальная ставка должна быть
reason-position-absent = место { $seat } в аукционе не участвует
reason-position-starter = начальная ставка сделана с места { $seat }
reason-position-own-bid = перебить свою ставку нельзя
reason-position-bid = { $bid } — недопустимая ставка в этот момент
reason-position-passed = последняя ставка сделана с места { $seat }: спасовать оно не могло
reason-position-nobody = в этом аукционе никому не нужно ходить: он окончен или не хватает паса
reason-position-turn = сейчас ходит место { $expected }, а не место { $found }
reason-position-won = это не то сооружение, что стоит в районе { $at }
reason-position-decision = выбирать должно место { $seat }
reason-position-started = победная ставка начала аукцион тогда и только тогда, когда она единственная
reason-position-vault = ещё один жетон даёт только «Хранилище»
reason-position-vault-own = в этом издании «Хранилище» не забирает сначала жетон своего района
reason-position-vault-nothing = выбирать не из чего: жетонов нет
reason-position-choose-early = карты шедевров выбирают, когда кто-то построил все свои здания 1-й эпохи
reason-position-choose-nobody = кто-то должен выбирать
reason-position-choose-cards =
    { $count ->
        [one] ожидалась { $count } карта
        [few] ожидались { $count } карты
        [many] ожидалось { $count } карт
       *[other] ожидались { $count } карты
    } с руки этого места
reason-position-choose-order = карты шедевров выбирают по порядку мест, начиная с первого
reason-position-not-over = указано null, но не все ещё всё построили
reason-position-over = игра окончена

# Издание.
reason-component-refused = { $where }: { $why }
reason-edition-name = такого издания нет; есть { $editions }, или укажите файл .toml
reason-edition-toml = это не TOML: { $why }
reason-edition-header = нет таблицы [edition] с полями { $names }
reason-edition-taken = { $id } — издание, которое уже есть в игре; выберите другое название
reason-edition-header-key = неизвестный ключ; известны { $known }
reason-edition-key = неизвестный ключ; известные покажет `skyrise editions retail`
reason-edition-value = ожидалось {"{"} value = …, from = "…" {"}"}
reason-edition-book = ожидалось book = "…" (издание, в правилах которого это сказано), и только вместе с from = "{ $kind }"
reason-edition-printed = ожидались числа, которые есть в его значении
reason-edition-missing = этого значения нет; укажите базовое издание (base), в котором оно есть
reason-edition-patrons =
    { $count ->
        [one] ожидалось { $count } значение
        [few] ожидались { $count } значения
        [many] ожидалось { $count } значений
       *[other] ожидались { $count } значения
    }, по одному на мецената
reason-edition-buildings = разных зданий { $found }, а должно быть { $count }
reason-edition-number =
    номер { $number } уже есть у { $color ->
        [red] красного
        [teal] бирюзового
        [yellow] жёлтого
       *[blue] синего
    } игрока
reason-edition-heights =
    { $height ->
        [short] низких зданий
        [medium] средних зданий
       *[tall] высоких зданий
    } { $found }, а должно быть { $count }
reason-edition-removed =
    { $disc ->
        [yellow] жёлтых жетонов
        [green] зелёных жетонов
        [white] белых жетонов
        [brown] коричневых жетонов
        [neighborhood] жетонов районов
        [wild] универсальных жетонов
        [commissions] жетонов награды
       *[other] жетонов покровительства { $disc }
    } нужно убрать больше, чем их есть
reason-edition-discs = жетонов остаётся { $left }, а районов { $needed }
reason-edition-hands =
    карт не хватит: их { $cards }, а раздать нужно { $players ->
        [one] { $players } игроку
        [few] { $players } игрокам
        [many] { $players } игрокам
       *[other] { $players } игрока
    } по { $hand }
reason-edition-hand = карт на руке { $hand }: слишком мало, чтобы оставить { $figures }

# Платформа и платформы вместе.
reason-island-name = такой платформы нет; есть { $islands }, или укажите файл .json
reason-island-point = ожидались два числа, найдено { $found }
reason-island-ring = ожидалось не меньше трёх вершин
reason-island-vertex = лежит в той же точке, что и вершина { $vertex }
reason-island-vertex-twice = одна из вершин встречается дважды
reason-island-edge = ребро между вершинами { $first } и { $second } принадлежит больше чем двум областям
reason-island-crossing = ребро { $edge } пересекает ребро { $other } области { $area } или касается его
reason-island-inside = лежит внутри области { $area }
reason-island-apart = с остальной платформы сюда нельзя попасть по суше
reason-island-id = ожидалось до восьми букв и цифр (но не «none»), найдено { $found }
reason-island-id-twice = имя «{ $id }» встречается дважды
reason-island-neighborhood = на этой платформе нет района «{ $at }»
reason-island-neighborhoods = с такими портами районов на платформе должно быть { $needed }, а здесь { $found }
reason-island-features = на платформе их может быть не больше { $most }, а здесь { $found }
reason-island-bridge = ожидались два разных района
reason-island-bridge-idle = у районов { $first } и { $second } и так есть общая граница
reason-island-ports = ожидалось { $outer } для внешней платформы или { $central } для центральной
reason-island-ports-together = два порта в одном районе
reason-island-area = на этой платформе нет области «{ $at }»
reason-island-line = линия раздела начинается и кончается в двух разных местах границы
reason-island-join = с областью { $area } нет общей границы, или их несколько
reason-island-corner = рядом нет ни вершины, ни границы
reason-city-center = это внешняя платформа, в центре её разместить нельзя
reason-city-island-twice = так называются две платформы одного города
reason-city-slot = места «{ $slot }» для платформы нет; есть { $slots }
reason-city-slot-central =
    это центральная платформа, разместить её { $slot ->
        [north] на севере
        [east] на востоке
        [south] на юге
       *[west] на западе
    } нельзя
reason-city-id-twice = так же называется что-то на платформе { $island }

# Боты: их имена и их ответы.
reason-bot-unknown = бота «{ $bot }» нет; есть { $bots }, а также программы в виде { $program }
reason-bot-settings = ожидались настройки вида name:seconds=0.5;depth=3, найдено «{ $found }»
reason-bot-setting-twice = настройка { $setting } встречается дважды
reason-bot-setting-unknown =
    { $settings ->
        [none] у бота { $bot } нет настройки «{ $setting }» и никакой другой
       *[other] у бота { $bot } нет настройки «{ $setting }»; есть { $settings }
    }
reason-bot-setting-missing = боту { $bot } нужна настройка: { $example }
reason-bot-setting-value = бот { $bot }: для { $setting } ожидалось { $kinds }, найдено «{ $found }»
reason-bot-command = нужна команда, например { $example }
reason-bot-name = ожидались имя и бот, например fast=expert:seconds=0.1
reason-bot-name-twice = имя { $name } уже обозначает { $spec }
reason-bot-unmade = бота создать нельзя: { $why }
reason-bot-unloaded = бота { $bot } из пакета { $package } нельзя загрузить из { $source }: { $why }
reason-bot-no-factory = бота { $bot } из пакета { $package } нельзя загрузить из { $source }: это не фабрика ботов
reason-answer-id = ожидалось { $expected }, номер вопроса; найдено { $found }
reason-answer-action = { $found } — не из допустимых ходов (их { $count })
reason-answer-seconds = ожидалось число или null, найдено { $found }

# Команды, арена и лаборатория.
reason-command-at =
    --at { $at }: в записи { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
reason-command-at-position = у позиции нет ходов: --at нужен для записей партий
reason-command-over = игра окончена: ходов больше нет
reason-command-states =
    { $left ->
        [one] осталось { $left } сооружение
        [few] осталось { $left } сооружения
        [many] осталось { $left } сооружений
       *[other] осталось { $left } сооружения
    }; лимита в { $states } состояний мало, чтобы решить позицию до конца, увеличьте --states
reason-command-bot = бот { $bot } не объясняет свои ходы
reason-lab-package = для этого нужен пакет { $package }: pip install 'skyrise[{ $extra }]'
reason-lab-ending = ожидалось имя, которое заканчивается на { $endings }
reason-lab-bots = ожидалось хотя бы одно имя и ни одного пустого
reason-lab-seconds = ожидалось больше 0 секунд, найдено { $found }
reason-lab-change = ожидалось ключ=значение, например wonders.13.per_tall=2
reason-lab-weights = это не файл весов, который пишет `skyrise lab learn`
reason-lab-sweep = ожидались ключ и от двух до 50 значений, например wonders.13.per_tall=1..4 или victory.tie=patrons,shared
reason-lab-bot-failed = бот { $bot } дал сбой в партии { $game }: { $why }
reason-arena-unreadable = файл не читается: { $why }; укажите другой файл в --state
reason-arena-unwritable = файл не записывается: { $why }; укажите другой файл в --state
reason-arena-state = это не состояние арены; укажите другой файл в --state
reason-arena-other = это состояние другой арены, различия: { $what }; укажите другой файл в --state
reason-arena-line = строка { $line } — не результат партии; удалите её
reason-arena-sprt = ожидались две доли, меньшая сначала, например 0.5,0.55; найдено { $found }
reason-arena-pair = последовательный тест сравнивает двух ботов, а не { $found }
reason-arena-board = это не таблица лидеров арены; выберите другой файл с --board
reason-arena-gave-up =
    партия { $game } (зерно { $seed }: { $bots }): её процесс упал { $tries ->
        [one] { $tries } раз
        [few] { $tries } раза
        [many] { $tries } раз
       *[other] { $tries } раза
    } ({ $how }). Законченные партии сохранены. Запустите снова с --jobs 1, чтобы увидеть причину
reason-arena-ray =
    { $address ->
        [none] Ray на этой машине не отвечает: { $why }
       *[other] Ray по адресу { $address } не отвечает: { $why }
    }
reason-arena-cluster = партию { $game } нельзя сыграть на кластере: { $why }. На его машинах нужны тот же skyrise и те же боты
reason-dataset-heading = это не заголовок набора данных; укажите другую папку
reason-dataset-other = здесь другой набор данных, различия: { $what }; укажите другую папку
reason-tune-book = { $key }, { $value }, указано в правилах и не меняется; уберите это значение или внесите его числа в keep. С what-if = true можно посмотреть, что дало бы изменение
reason-tune-key = { $found } — не значение издания, которое можно менять; ключи показывает команда `skyrise editions retail`
reason-tune-bounds = нижняя граница, { $least }, должна быть меньше верхней, { $most }
reason-tune-start = не нашлось значений, при которых выполнены условия; не выполнено: { $rules }. Смягчите условия или разрешите менять больше значений
reason-tune-state = это не журнал поиска; укажите другую папку в --out
reason-tune-other = это журнал другого поиска, различия: { $what }; укажите другую папку в --out
reason-tune-line = строка { $line } — не измерение; удалите её и все следующие
