## Стол во время игры.

table-title = Аукцион { $number } · Skyrise
table-title-turn = ● Ваш ход · Аукцион { $number } · Skyrise
table-your-turn = Ваш ход
table-loading = Минутку…
table-no-city = Не удалось загрузить город.
table-again = Попробовать снова
table-close = Закрыть

# Верхняя панель
table-home = Skyrise, на главный экран
table-about = Игроков: { $players } · { $edition }
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
table-leads = лидирует: { $number }
table-leads-wonder = лидирует: шедевр
table-leads-short = ставка { $piece }
table-state-acts = ходит
table-state-passed = пас
table-state-finished = готово
table-thinking = думает…
table-stand-in = играет бот: { $bot }
table-overdue = время вышло
table-away = нет с { $since }
table-clock = Осталось времени
table-prestige = Престиж: { $points }
table-prestige-word = Престиж
table-built = построено сооружений: { $built } из { $all }
table-available = Доступные ставки
table-all-built = Всё построено.
table-era-built = Все здания этой эпохи построены.
table-wonders = Шедевры
table-wonders-secret = Карты шедевров: скрыты
table-wonder-built = стоит на { $place }
table-wonder-unbuilt = ещё не построен
table-wonder-now = сейчас:
table-rows = Шкалы жетонов
table-row = { $color } район: { $discs ->
    [0] нет жетонов
    [one] { $discs } жетон
    [few] { $discs } жетона
   *[many] { $discs } жетонов
  }, каждое сооружение стоит { $value }; { $structures ->
    [0] нет сооружений
    [one] { $structures } сооружение
    [few] { $structures } сооружения
   *[many] { $structures } сооружений
  }
table-row-change = шкала { $before } → { $after }
table-visionary = Новатор
table-held = { $what }: { $count }
table-excess = жетон сверх шкалы
table-objective = Личная цель
table-objective-revealed = Цель раскрыта
table-objective-progress = { $have } из { $need }
table-hand = Ваши карты шедевров
table-hand-open = Карты шедевров

# Аукцион
table-started-by = начинает { $name }
table-bid-on = на
table-step-passed = { $name }: пас
table-recap = После вашего хода:

# Панорамы, платформы, меценаты, эпохи
table-panoramas = Панорамы
table-panoramas-note = очки после каждой эпохи
table-panorama-now = { $name }: сейчас { $points }
table-islands = Платформы
table-islands-note = выс. · сред. · низк.
table-controls = контролирует
table-island-controls = { $name } контролирует: { $island }; высоких { $tall }, средних { $medium }, низких { $short }
table-island-heights = { $name }, { $island }: высоких { $tall }, средних { $medium }, низких { $short }
table-patrons = Меценаты
table-patrons-note = знают владельцы
table-value = значение { $value }
table-value-hidden = значение неизвестно
table-city-key-large = кто закончит первым
table-city-key-small = кто закончит вторым
table-era-end-1 = До конца эпохи осталось:
table-era-end-2 = Осталось построить:
table-left-word = осталось
table-left = { $name }: осталось { $count }
table-era-ends = Конец 1-й эпохи
table-era-scores = Очки за 1-ю эпоху

# Панель решений
table-action-bar = Ваше решение
table-prompt-waits = Ходит { $name }
table-prompt-thinks = { $name } думает…
table-prompt-watching = Вы смотрите игру.
table-prompt-passed = В этом аукционе вы спасовали.
table-prompt-leading = Лидирует ваша ставка на { $place }.
table-prompt-soon = Скоро ваш ход.
table-prompt-passes-ahead = В этом аукционе вы спасуете.
table-prompt-stand-in = Бот играет вместо: { $name } ({ $bot }).
table-prompt-start = Начните аукцион
table-prompt-start-hint = Любое здание в любом подсвеченном районе.
table-prompt-outbid = Перебейте { $number } или пасуйте
table-prompt-outbid-hint = Здание с номером больше { $number }, рядом с { $place }.
table-prompt-outbid-hint-wonder = Здание с номером больше { $number } или ваш шедевр, рядом с { $place }.
table-prompt-hammer = { $wonder }: перебить «Молотом»?
table-prompt-hammer-hint = Рядом с { $place }. Если спасуете, тот шедевр будет построен.
table-asked-wild = Цвет для универсального жетона
table-asked-wild-hint = Он останется на этой шкале навсегда.
table-asked-vault = «Хранилище»
table-asked-vault-hint = Выберите подсвеченный район: его жетон ваш.
table-asked-vault-wild = Цвет для универсального жетона
table-asked-vault-wild-hint = Он останется на этой шкале навсегда.
table-asked-choose = Карты шедевров
table-asked-choose-hint = Тайно выберите, что построите во 2-й эпохе.
table-pick-building = выберите здание
table-pick-place = выберите район
table-confirm = Выберите здание
table-confirm-building = Какое здание на { $place }?
table-confirm-place = Куда поставить { $piece }?
table-bid = Ставка { $piece } на { $place }
table-place-wonder = { $piece } на { $place }
table-pass = Пас
table-pass-title = Спасовать?
table-pass-words = Вы выходите из этого аукциона, ваши ставки вернутся к вам.
table-pass-not = Пока нет
table-pass-ahead = Пас в этом аукционе
table-pass-ahead-off = Всё же не пасовать
table-take-seat-back = Вернуться на место
table-take-open-seat = Занять свободное место
table-take-back = Отменить ход

# Район
table-place-windmill = мельница
table-place-lakes = { $count ->
    [one] граничит с озером
    [few] граничит с { $count } озёрами
   *[many] граничит с { $count } озёрами
  }
table-place-blimps = { $count ->
    [one] граничит с дирижаблем
    [few] граничит с { $count } дирижаблями
   *[many] граничит с { $count } дирижаблями
  }
table-place-bridges = мост к { $places }
table-place-controlled = { $island }: контролирует { $names }
table-place-uncontrolled = { $island }: никто не контролирует
table-place-points = Шедевр сейчас даст здесь { $points }.
table-place-wins = Эта ставка выигрывает сразу.

# Решения
table-choose-title = { $count ->
    [one] Выберите свой шедевр
    [few] Выберите { $count } шедевра
   *[many] Выберите { $count } шедевров
  }
table-choose-words = { $count ->
    [one] Вы построите его во 2-й эпохе. Никто не увидит выбора, пока не выберут все; остальные карты выходят из игры.
    [few] Вы построите их во 2-й эпохе. Никто не увидит выбора, пока не выберут все; остальные карты выходят из игры.
   *[many] Вы построите их во 2-й эпохе. Никто не увидит выбора, пока не выберут все; остальные карты выходят из игры.
  }
table-choose-confirm = { $count ->
    [one] Оставить эту карту
    [few] Оставить эти карты
   *[many] Оставить эти карты
  }
table-initiative = Порядковый номер { $card }
table-wild-title = Цвет для универсального жетона
table-wild-words = Он навсегда ляжет на одну из ваших шкал.
table-wild-excess = Шкала заполнена: жетон сверх шкалы
table-wild-structures = { $count ->
    [0] у вас там нет сооружений
    [one] у вас там { $count } сооружение
    [few] у вас там { $count } сооружения
   *[many] у вас там { $count } сооружений
  }
table-wild-gain = { $points } в конце
table-vault = Взять жетон
table-vault-pick = Жетон района
table-vault-none-yet = выберите здесь или на поле
table-vault-take = Взять жетон с { $place }
table-vault-leave = Не брать

# Конец эпохи
table-ceremony-next = Дальше
table-ceremony-skip = Пропустить
table-ceremony-done = Играем дальше
table-ceremony-gain = { $name }: { $points }

# За одним экраном
table-curtain-title = Ходит { $name }: передайте устройство
table-curtain-words = Секреты скрыты, пока не посмотрит { $name }.
table-curtain-ready = Это я: { $name }

# Люди за столом
table-spectators = { $count ->
    [0] никто не смотрит
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
  }
table-seat-here = за столом
table-seat-away = нет на месте
table-seat-open = свободно
table-seat-bot = бот: { $bot }
table-seat-link = Играть дальше на другом устройстве
table-seat-link-words = Откройте эту ссылку там: место перейдёт на то устройство. У кого ссылка, у того и место, так что никому её не показывайте.
table-give-back = Вернуть место
table-free = Освободить место
table-pace = Пауза между ходами ботов: { $seconds } с
table-fair = Честная раздача
table-fair-words = Отпечаток зерна был зафиксирован до раздачи. После игры зерно раскрывается, и каждый может проверить, что ничего не менялось.
table-absent-title = Нет на месте: { $name }
table-absent-words = Игра ждёт. Решает хозяин стола, то есть вы. Отсутствующий может вернуться в любой момент.
table-late-title = Время вышло: { $name }
table-late-words = Игра ждёт. Решает хозяин стола, то есть вы. Тот, за кого играет бот, может вернуться на место в любой момент.
table-absent-level = Уровень бота
table-absent-wait = Ждать
table-absent-bot = Пусть играет бот
table-text-view = Игра текстом

# Журнал и чат
table-log-filter = Что показать
table-log-all = Всё
table-log-auctions = Аукционы
table-log-points = Очки
table-log-table = Стол
table-chat-none = Пока никто ничего не сказал.
table-chat-say = Напишите что-нибудь
table-chat-send = Отправить

# Вкладки на телефоне
table-panels = Панели
table-tab-players = Игроки
table-tab-auction = Аукцион
table-tab-scores = Очки
table-tab-log = Журнал

# Клавиши
table-key-building = Выбрать первое, второе… здание
table-key-wonder = Выбрать шедевр
table-key-confirm = Подтвердить ставку
table-key-back = Отменить выбор
table-key-pass = Пас
table-key-pass-ahead = Пас в этом аукционе или всё же нет
table-key-take-back = Отменить последнее решение
table-key-log = Журнал
table-key-chat = Чат
table-key-table = Люди за столом
table-key-text = Игра текстом
