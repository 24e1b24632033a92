## Стол во время игры.

table-title = Аукцион { $number } · Skyrise
table-title-turn = ● Ваш ход · Аукцион { $number } · Skyrise
table-your-turn = Ваш ход
table-loading = Минутку…
table-no-city = Не удалось загрузить город.
table-again = Попробовать снова
table-close = Закрыть

# Верхняя панель
table-home = Skyrise, на главную
table-about =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    } · { $edition }
table-built-of = построено { $built } из { $all }
table-era = { $era }-я эпоха
table-auction = Аукцион { $number }
table-auction-of = Аукцион { $number } из { $all }
table-to-beat = перебить
table-bidding = торгуются
table-rules = Правила
table-log = Журнал
table-chat = Чат
table-table = Стол
table-options = Настройки
table-connection-lost = Нет связи: подключаемся…

# Игроки
table-players = Игроки
table-player = Игрок: { $name }
table-you = (вы)
table-me = Вы
table-leads = лидирует со ставкой { $number }
table-leads-wonder = лидирует с шедевром
table-leads-short = ставка { $piece }
table-state-acts = ходит
table-state-passed = пас
table-state-finished = готово
table-thinking = думает…
table-stand-in = играет бот: { $bot }
table-overdue = время вышло
table-away = нет с { $since }
table-clock = Осталось времени
table-prestige = Очки престижа: { $points }
table-prestige-word = Очки престижа
table-built = построено сооружений: { $built } из { $all }
table-built-short = построено { $built }/{ $all }
table-available = Доступные ставки
table-all-built = Всё построено.
table-era-built = Все здания этой эпохи построены.
table-wonders = Шедевры
table-wonders-secret = Карты шедевров закрыты
table-wonder-built = в районе { $place }
table-wonder-unbuilt = ещё не построен
table-wonder-now = сейчас:
table-rows = Шкалы
table-row =
    { $row }: { $discs ->
        [0] нет жетонов
        [one] { $discs } жетон
        [few] { $discs } жетона
        [many] { $discs } жетонов
       *[other] { $discs } жетона
    }, каждое сооружение приносит { $value ->
        [one] { $value } очко престижа
        [few] { $value } очка престижа
        [many] { $value } очков престижа
       *[other] { $value } очка престижа
    }; { $structures ->
        [0] нет сооружений
        [one] { $structures } сооружение
        [few] { $structures } сооружения
        [many] { $structures } сооружений
       *[other] { $structures } сооружения
    }
table-row-change = шкала: { $before } → { $after }
table-visionary = Новатор
table-held = { $what }: { $count }
table-excess = жетон сверх шкалы
table-objective = Личная цель
table-objective-revealed = Личная цель раскрыта
table-objective-progress = { $have } из { $need }
table-hand = Ваши карты шедевров
table-hand-open = Карты шедевров

# Аукцион
table-started-by = начинает { $name }
table-bid-on = в
table-step-passed = { $name }: пас
table-recap = С вашего прошлого хода:
table-recap-replay = Показать, что было с вашего прошлого хода
table-past = Взгляд назад
table-past-where = Прошлое: аукцион { $number }, шаг { $ply } из { $plies }
table-past-back = Шаг назад
table-past-on = Шаг вперёд
table-past-now = Вернуться
table-past-your-turn = Ваш ход: вернуться
table-past-prompt = Вы смотрите в прошлое
table-past-prompt-hint = Игра продолжается. Ваш ход и ваш выбор никуда не денутся.
table-telling = Ходы других игроков
table-telling-more =
    { $count ->
        [one] ещё { $count } шаг
        [few] ещё { $count } шага
        [many] ещё { $count } шагов
       *[other] ещё { $count } шага
    }

# Панорамы, платформы, меценаты, эпохи
table-panoramas = Панорамы
table-panoramas-note = очки после каждой эпохи
table-panorama-now =
    { $name }: сейчас { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }
table-islands = Платформы
table-islands-note = выс. · сред. · низк.
table-controls = контролирует
table-island-controls = { $island }, контроль: { $name }; высоких зданий { $tall }, средних { $medium }, низких { $short }
table-island-heights = { $island }, { $name }: высоких зданий { $tall }, средних { $medium }, низких { $short }
table-patrons = Меценаты
table-patrons-note = значения знают владельцы
table-value = значение { $value }
table-value-hidden = значение неизвестно
table-city-key-large = кто закончит первым
table-city-key-small = кто закончит вторым
table-era-end-1 = До конца эпохи осталось:
table-era-end-2 = Осталось построить:
table-left-word = осталось
table-left = { $name }: осталось { $count }
table-era-ends = Конец 1-й эпохи
table-era-scores = Очки за 1-{"\u2060"}ю эпоху
table-standing = Положение
table-standing-now = сейчас
table-standing-expected = к концу
table-standing-rises = на { $points } больше, чем до последнего аукциона
table-standing-falls = на { $points } меньше, чем до последнего аукциона

# Панель хода
table-action-bar = Ваш ход
table-prompt-ended = Игра завершена
table-prompt-ended-hint = Её завершил владелец сервера; больше никто не ходит
table-prompt-waits = Ходит { $name }
table-prompt-thinks = { $name } думает…
table-prompt-watching = Вы смотрите партию.
table-prompt-passed = В этом аукционе вы спасовали.
table-prompt-leading = Лидирует ваша ставка в районе { $place }.
table-prompt-soon = Скоро ваш ход.
table-prompt-passes-ahead = В этом аукционе у вас автопас.
table-prompt-stand-in = { $name }: играет бот ({ $bot }).
table-prompt-start = Начните аукцион
table-prompt-start-hint = Любое здание в любой подсвеченный район.
table-prompt-outbid = Перебейте ставку { $number } или спасуйте
table-prompt-outbid-hint = Здание с номером больше { $number } в район по соседству с { $place }.
table-prompt-outbid-hint-wonder = Здание с номером больше { $number } или ваш шедевр в район по соседству с { $place }.
table-prompt-hammer = Перебить «Молотом» шедевр { $wonder-quoted }?
table-prompt-hammer-hint = «Молот» ставят по соседству с { $place }. Если спасуете, будет построен шедевр соперника.
table-asked-wild = Цвет универсального жетона
table-asked-wild-hint = Жетон останется на этой шкале до конца партии.
table-asked-vault = «Хранилище»
table-asked-vault-hint = Выберите подсвеченный район и заберите его жетон.
table-asked-vault-wild = Цвет универсального жетона
table-asked-vault-wild-hint = Жетон останется на этой шкале до конца партии.
table-asked-choose = Карты шедевров
table-asked-choose-hint = Втайне выберите, что построите во 2-й эпохе.
table-pick-building = выберите здание
table-pick-place = выберите район
table-confirm = Выберите здание
table-confirm-building = { $place }: выберите здание
table-confirm-place = { $piece }: выберите район
table-bid = Поставить { $piece } в { $place }
table-place-wonder = Шедевр { $piece-quoted } в { $place }
table-pass = Пас
table-pass-title = Спасовать?
table-pass-words = Вы выйдете из этого аукциона, а ваши ставки вернутся к вам.
table-pass-not = Пока нет
table-pass-held = Сейчас вы спасуете
table-pass-held-hint = Этого ещё никто не видит.
table-pass-undo = Отменить
table-pass-now = Спасовать сразу
table-pass-ahead = Автопас в этом аукционе
table-pass-ahead-off = Отменить автопас
table-take-seat-back = Вернуться на место
table-take-back = Отменить ход

# Район
table-place-windmill = мельница
table-place-lakes =
    { $count ->
        [1] соседствует с озером
        [one] соседствует с { $count } озером
        [few] соседствует с { $count } озёрами
        [many] соседствует с { $count } озёрами
       *[other] соседствует с { $count } озера
    }
table-place-blimps =
    { $count ->
        [1] соседствует с дирижаблем
        [one] соседствует с { $count } дирижаблем
        [few] соседствует с { $count } дирижаблями
        [many] соседствует с { $count } дирижаблями
       *[other] соседствует с { $count } дирижабля
    }
table-place-neighbors = соседи: { $places }
table-place-bridges = мост в { $places }
table-place-controlled = { $island }, контроль: { $names }
table-place-uncontrolled = { $island }: никто не контролирует
table-place-wins = Эта ставка сразу выигрывает аукцион.

# Что принесёт ставка
table-worth = { $now } сейчас, { $end } в конце игры
table-worth-now = { $points } сейчас
table-worth-end = { $points } в конце игры
table-worth-mark-end = { $points } в конце
table-worth-any = Победа здесь: { $now } сейчас, { $end } в конце игры
table-worth-title = Если эта ставка выиграет:
table-worth-show = Показать, что принесёт каждая ставка
table-worth-legend = Если выиграете: очки сейчас / в конце.
table-worth-disc = Вы берёте: { $disc }
table-worth-row = { $row } растёт: каждое сооружение приносит { $after } вместо { $before }; { $gain } в конце игры
table-worth-row-falls = { $row } падает: каждое сооружение приносит { $after } вместо { $before }; { $gain } в конце игры
table-worth-ground = { $row }: на одно сооружение больше; { $gain } в конце игры
table-worth-control = { $island }: вы получаете контроль
table-worth-control-tied = { $island }, общий контроль: { $names }
table-worth-panorama = { $panorama }: { $after } вместо { $before } в конце игры

# Выбор
table-choose-title =
    { $count ->
        [1] Выберите свой шедевр
        [one] Выберите { $count } шедевр
        [few] Выберите { $count } шедевра
        [many] Выберите { $count } шедевров
       *[other] Выберите { $count } шедевра
    }
table-choose-words =
    { $count ->
        [1] Вы построите его во 2-й эпохе. Никто не увидит ваш выбор, пока не выберут все; остальные карты уйдут из игры.
       *[other] Вы построите их во 2-й эпохе. Никто не увидит ваш выбор, пока не выберут все; остальные карты уйдут из игры.
    }
table-choose-confirm =
    { $count ->
        [1] Оставить эту карту
       *[other] Оставить эти карты
    }
table-initiative = Порядковый номер { $card }
table-wild-title = Цвет универсального жетона
table-wild-words = Жетон ляжет на одну из ваших шкал и останется там до конца партии.
table-wild-excess = Шкала заполнена: жетон сверх шкалы
table-wild-structures =
    { $count ->
        [0] у вас там нет сооружений
        [one] у вас там { $count } сооружение
        [few] у вас там { $count } сооружения
        [many] у вас там { $count } сооружений
       *[other] у вас там { $count } сооружения
    }
table-wild-gain = в конце игры: { $points }
table-vault = Взять жетон
table-vault-pick = Жетон из района
table-vault-none-yet = выберите здесь или на поле
table-vault-take = Взять жетон из района { $place }
table-vault-leave = Не брать

# Конец эпохи
table-ceremony-next = Дальше
table-ceremony-skip = Пропустить
table-ceremony-done = Играем дальше
table-ceremony-gain =
    { $name }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }

# За одним экраном
table-curtain-title = Ходит { $name }: передайте устройство
table-curtain-words = Секреты скрыты. Показать их может только { $name }.
table-curtain-ready = Это я, { $name }
table-peek = Секреты
table-peek-how = Удерживайте, чтобы увидеть свои секреты: кнопку, пробел или Enter.
table-peek-title = Секреты: { $name }
table-peek-ask = Секреты будут прочитаны вслух ({ $name }). Продолжайте, только если никто больше не слышит.
table-peek-read = Прочитать
table-peek-close = Закрыть

# Люди за столом
table-spectators =
    { $count ->
        [0] никто не смотрит
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-seat-here = за столом
table-seat-away = нет на месте
table-seat-bot = бот: { $bot }
table-seat-link = Продолжить на другом устройстве
table-seat-link-words = Откройте эту ссылку там: место перейдёт на то устройство. У кого ссылка, у того и место, так что никому её не показывайте.
table-give-back = Вернуть место
table-free = Удалить из партии
table-pace = Пауза между ходами ботов: { $seconds } с
table-fair = Честная раздача
table-fair-words = Отпечаток зерна зафиксирован до раздачи. После игры зерно раскроется, и каждый сможет проверить, что ничего не подменили.
table-absent-title = Нет на месте: { $name }
table-absent-words = Игра ждёт. Решает хозяин стола, то есть вы. Тот, кто отсутствует, может вернуться в любой момент.
table-late-title = Время вышло: { $name }
table-late-words = Игра ждёт. Решает хозяин стола, то есть вы. Тот, за кого играет бот, может вернуться на место в любой момент.
table-absent-level = Уровень бота
table-absent-wait = Ждать
table-absent-bot = Пусть играет бот
table-text-view = Партия в виде текста

# Журнал и чат
table-log-filter = Что показать
table-log-all = Всё
table-log-auctions = Аукционы
table-log-points = Очки
table-log-table = Стол
table-chat-unread = Чат: { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } новых сообщений
  }
table-chat-none = Сообщений пока нет.
table-chat-local = Для чата и зрителей нужен стол на сервере. Этот стол хранится только в вашем браузере.
table-chat-say = Сообщение
table-chat-send = Отправить
table-chat-mute = Заглушить
table-chat-mute-line = Заглушить того, кто написал: { $line }
table-chat-hear = Отменить
table-chat-hear-line = Отменить: { $line }

# Вкладки на телефоне
table-panels = Панели
table-tab-players = Игроки
table-tab-auction = Аукцион
table-tab-scores = Очки
table-tab-log = Журнал

# Клавиши
table-key-building = Выбрать первое, второе… здание; ещё раз: десятое, одиннадцатое…
table-key-wonder = Выбрать шедевр
table-key-confirm = Подтвердить ставку
table-key-back = Отменить выбор
table-key-pass = Пас
table-key-pass-ahead = Автопас в этом аукционе: включить или отменить
table-key-take-back = Отменить последний ход
table-key-log = Журнал
table-key-chat = Чат
table-key-table = Люди за столом
table-key-text = Партия в виде текста

# Гонка в партии и её просмотр по шагам.
race-title = Гонка
race-note = Очки престижа, если бы игра закончилась после этого аукциона
race-era1 = 1-я эпоха
race-era2 = 2-я эпоха
race-auctions = аукционы
race-wonder = Шедевр
race-auction = Аукцион { $number }
race-won = аукцион { $number }: { $name } занимает район { $place }
race-value = { $name } { $points }
race-pending = Считаем гонку…
race-choose = Выберите аукцион
race-key-arrows = в гонке: от аукциона к аукциону
replay-auction-back = На аукцион назад
replay-auction-on = На аукцион вперёд
replay-play = Смотреть
replay-pause = Пауза

# Что учитель говорит за столом.
school-rule = Правило: { $rule }
school-rule-more = Посмотреть в правилах
school-action-bid = { $piece } в { $place }
school-action-pass = пас
school-action-wild = универсальный жетон: { $row }
school-action-vault = жетон из { $place }
school-action-vault-none = без жетона
school-percent = { $share } %
school-advice-ask = Попросить совета
school-doubt = Взглянете ещё раз?
school-doubt-words = Этот ход ({ $action }) лишает вас примерно { $share } шансов на победу.
school-doubt-look = Взглянуть ещё раз
school-doubt-anyway = Всё равно сыграть
