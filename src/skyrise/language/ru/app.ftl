## Оболочка: то, что окружает каждый экран.

app-name = Skyrise
app-close = Закрыть
app-menu = Меню
app-rules = Правила
app-keys = Клавиши
app-settings = Настройки
app-again = Попробовать снова
app-loading = Минуту…
app-no-connection = Нет связи с сервером. Подключаемся снова…
app-engine = Подготавливаем игру… { $percent }%
app-elsewhere = Игра открыта в другой вкладке. Нажмите здесь, чтобы продолжить в этой.
app-update = Готова новая версия Skyrise.
app-update-now = Перейти на неё
app-nothing-here = Здесь ничего нет
app-to-first-screen = На главную

keys-title = Клавиши
keys-list = Список клавиш
keys-settings = Настройки
key-name-Enter = Enter
key-name-Escape = Esc
key-name-Space = Пробел
key-name-Tab = Tab
key-name-Home = Home
key-name-End = End
key-name-PageUp = Page Up
key-name-PageDown = Page Down
key-name-ArrowLeft = ←
key-name-ArrowRight = →
key-name-ArrowUp = ↑
key-name-ArrowDown = ↓

settings-language = Язык
language-en = English
language-pl = Polski
language-ru = Русский
settings-theme = Тема
theme-system = как в системе
theme-light = светлая
theme-dark = тёмная
settings-motion = Анимация
motion-system = как в системе
motion-full = полная
motion-reduced = упрощённая
settings-speed = Скорость подсчёта очков и повторов
speed-slow = низкая
speed-normal = обычная
speed-fast = высокая
settings-telling = Ходы других игроков
telling-table = сразу
telling-slow = медленнее
telling-step = шаг за шагом
settings-text-size = Размер текста
settings-label-size = Размер надписей на поле
size-normal = обычный
size-large = крупный
size-largest = самый крупный
settings-follow-auction = На маленьком экране приближать аукцион и отдалять после него
settings-standing = Показывать текущее положение, если стол это позволяет
settings-sound = Звуки
settings-volume = Громкость
settings-volume-value = { $percent } процентов
settings-listen = Послушать звуки
sound-bid = ставка
sound-outbid = вашу ставку перебили
sound-turn = ваш ход
sound-won-mine = строите вы
sound-won-other = строит другой игрок
sound-row-rises = ваша шкала растёт
sound-row-falls = ваша шкала падает
sound-era = конец эпохи
sound-end = конец игры
sound-chat = чат
settings-confirm-pass = Переспрашивать перед пасом
settings-solo = Игры, для которых никто больше не нужен, идут
solo-browser = В этом браузере
solo-server = На сервере

## Первый экран.

home-motto = Торгуйтесь за участки, стройте город в небе.
home-kind = Игра-аукцион для 2–4 игроков.
home-play = Играть
home-playing = Раскладываем игру…
home-play-note = вы против трёх ботов ({ $level })
home-learn-first = Впервые здесь? Узнайте игру
home-continue = Продолжить
home-all-games = Все ваши партии ({ $count })
home-games = Ваши партии
home-games-note = итоги, повторы, выгрузка
home-gathering = ждём игроков
home-where = { $era }-я эпоха, аукцион { $auction } из { $auctions }
home-your-turn = ваш ход
home-won = победа
home-host = Создать стол
home-host-note = друзья присоединятся по ссылке, без регистрации
home-host-alone = с ботами или вместе на этом устройстве
home-join = Присоединиться
home-alone = Для игры с людьми в других местах нужен сервер. Здесь можно играть с ботами или вместе на этом устройстве.
home-link-or-code = ссылка или код
home-no-code = Это не ссылка на стол и не код из шести букв и цифр.
home-open-tables =
    { $count ->
        [one] { $count } открытый стол
        [few] { $count } открытых стола
        [many] { $count } открытых столов
       *[other] { $count } открытого стола
    }
home-tables = Открытые столы
home-table-of = Стол: { $names }
home-watch = смотреть
home-learn = Как играть
home-learn-note = правила на одной странице
home-replay-file = Посмотреть запись партии из файла
home-no-replays = Здесь появятся ваши оконченные игры.
games-your-name = Ваше имя за столом
games-show = Показать
games-all = все
games-won = победы
games-people = с людьми
games-bots = только с ботами
games-search = Искать имена
games-csv = Сохранить как CSV
games-count =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игр
    }
games-against = соперники: { $names }
games-place = { $place }-е место из { $players }
games-prestige =
    { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очков престижа
    }
games-minutes = { $minutes } мин
games-replay = Смотреть повтор
games-bg-stats = В BG Stats
home-rules = Правила
home-rules-of = Правила: { $edition }
home-edition-retail = английские
home-edition-polish = польские
home-edition-russian = русские
home-edition-preview = ранние
home-edition-manual = справочник
home-bots = Сложность
home-level-random = наугад
home-level-beginner = легко
home-level-casual = средне
home-level-skilled = трудно
home-level-expert = очень трудно
home-about-random = Случайный: играет что угодно, лишь бы по правилам. Хорош для проб.
home-about-beginner = Новичок: смотрит на одну ставку вперёд и часто выбирает вторую по силе. Выиграл 94 из 100 партий вдвоём у уровня «Случайный».
home-about-casual = Любитель: смотрит на одну ставку вперёд и выбирает лучшую. Выиграл 86 из 100 партий вдвоём у уровня «Новичок».
home-about-skilled = Умелый: думает на несколько ставок вперёд. Выиграл 98 из 100 партий вдвоём у уровня «Любитель».
home-about-expert = Эксперт: думает так далеко, как может. Выиграл 96 из 100 партий вдвоём у уровня «Умелый», за двадцатую часть обычного времени.
home-about = Об этих правилах

## Создание стола.

host-title = Создать стол
host-company = С кем играете
host-company-link = с друзьями по ссылке
host-company-device = на этом устройстве
host-company-bots = с ботами
host-players = Игроки
host-who = { $who }: кто играет
host-me = я
host-open = свободно
host-bot = бот
host-level = { $who }: уровень бота
host-name = { $who }: имя
host-name-of-color = имя (пусто — цвет)
host-open-note = любой, у кого есть ссылка
host-color = { $who }: цвет
host-color-drawn = случайный цвет
host-shuffle = Перемешать места
host-ready = Перед началом игры спросить всех о готовности
host-one-screen = за одним экраном
host-one-screen-note = Вы играете на одном экране: секреты закрыты, а тот, кто решает, удерживает кнопку, чтобы увидеть свои.
host-game = Игра
host-islands = Платформы
host-islands-drawn = случайные
host-islands-chosen = на выбор
host-no-island = пусто
host-islands-note =
    { $players ->
        [one] Выберите { $players } платформу.
        [few] Выберите { $players } разные платформы, по числу игроков.
        [many] Выберите { $players } разных платформ, по числу игроков.
       *[other] Выберите { $players } платформы.
    }
host-table = Стол
host-clock = Игра на время
host-minutes = На партию, мин
host-increment = Добавка за ход, с
host-absence = Если кого-то долго нет
absence-wait = все ждут
absence-bot = дальше играет бот
absence-host = решает хозяин стола
host-stand-in = Уровень этого бота
host-patience = Сколько ждать, с
host-pace = Боты ходят раз в { $seconds } с
host-name-of-table = Название стола
host-listed = Показывать стол всем на этом сервере
host-standing = Показывать всем текущее положение и прогноз
host-advice = Разрешить советы, которые видят все
host-open-table = Открыть стол
host-open-table-note = Отправьте друзьям ссылку или код, а потом начните игру.
host-play = Играть
host-play-note = Все места заняты: игра начнётся сразу.

## Комната, где собираются игроки.

room-title = Стол готов
room-coming = Идём к столу…
room-no-table = Такого стола нет
room-player = Игрок { $number }
room-guest = Гость
room-seats = Места
room-open-seats =
    { $count ->
        [0] все заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
room-seat-open = свободно
room-color-drawn = Цвет определит жребий
room-your-name = ваше имя
room-sit-here = Сесть здесь
room-host = хозяин стола
room-you = вы
room-bot = бот · { $level }
room-away = нет на месте
room-free = Освободить место: { $name }
room-seat-bot = Посадить бота ({ $level })
room-start = Начать игру
room-start-bots =
    { $count ->
        [1] Свободное место займёт бот:
        [one] { $count } свободное место займут боты:
        [few] { $count } свободных места займут боты:
        [many] { $count } свободных мест займут боты:
       *[other] { $count } свободных мест займут боты:
    }
room-i-am-ready = Можно начинать
room-not-ready-after-all = Нет, подождите
room-ready = можно начинать
room-not-ready = ещё минуту
room-all-ready = Все готовы.
room-waiting-for = Кого ждём: { $names }
room-start-anyway-title = Всё равно начать?
room-start-anyway = Всё равно начать
room-start-wait = Подождать
room-host-starts = Игру начинает хозяин стола: { $host }.
room-waiting = Игру начинает хозяин стола: { $host }. Когда все места будут заняты, она начнётся сама.
room-invite = Пригласить
room-invite-note = Любой, у кого есть эта ссылка, может занять свободное место или смотреть.
room-link = Ссылка на этот стол
room-code = или введите этот код на первом экране
room-qr = QR-код ссылки на этот стол
room-copy = Копировать
room-copied = Скопировано
room-set-up = Подготовка
room-rules = Правила
room-islands = Платформы
room-islands-drawn = определит жребий
room-island-in-slot = { $island } ({ $slot })
room-time = Время
room-clock = { $minutes } мин и ещё { $seconds } с за каждый ход
room-no-clock = без ограничений
room-absence = Долгое отсутствие
room-absence-bot = дальше играет бот ({ $level })
room-device = На одном устройстве
room-device-several = один игрок может занимать несколько мест
room-dealing = Идёт раздача…
room-visible = Кто видит стол
room-listed = все на этом сервере
room-private = те, у кого есть ссылка
room-standing-shown = видно во время игры
room-standing-hidden = скрыто во время игры
room-advice-given = по просьбе, видны всем
room-advice-none = нет
room-fair = Раздача уже определена
room-commitment-note = Всё случайное в партии следует из тайного числа сервера и из частей, которые перед самой раздачей добавляют браузеры игроков. Это отпечаток (SHA-256) числа сервера; само число откроется после игры, и каждый сможет проверить, что ничего не подменили.

## Правила на одной странице.

learn-title = Как играть
learn-try-here = Попробуйте здесь: { $lesson }
learn-intro = Вы вместе с соперниками строите город на парящих платформах. Каждый участок разыгрывается на аукционе, а платите вы своими зданиями.
learn-play = Сыграть первую партию
learn-play-note = с тремя ботами-новичками; ходы можно отменять
learn-goal = В чём суть
learn-goal-1 = У каждого двенадцать зданий с номерами: низкие, средние и высокие. Номер — это величина ставки. Кто выиграл аукцион, строит на участке именно то здание, которым сделана ставка.
learn-goal-2 = После двух эпох побеждает тот, у кого больше всего очков престижа. Их дают за многое, поэтому следите за тем, что собирают другие.
learn-city = Город
learn-city-1 = В центре лежит малая платформа, вокруг неё — по одной внешней на игрока. Платформы состоят из районов четырёх цветов, и в каждом районе лежит жетон.
learn-city-2 = Районы соседствуют, если у них общая граница или их соединяет мост. Озеро или дирижабль между районами их разделяет. Озёра, дирижабли, мельницы и мосты важны для карт панорам.
learn-hood = { $color } — { $faction }
learn-windmill = мельница
learn-blimp = дирижабль
learn-auction = Аукцион
learn-auction-1 = Начинает победитель предыдущего аукциона (самый первый — игрок, выбранный жребием): он ставит своё здание в свободный район центральной платформы или по соседству с любым сооружением.
learn-auction-2 = Дальше по часовой стрелке каждый либо ставит здание с бо́льшим номером в свободный район по соседству с последней ставкой, либо пасует и выбывает из этого аукциона.
learn-auction-3 = Поэтому участок меняется с каждой ставкой: нужен не только номер, но и путь туда, где вы хотите строить.
learn-auction-4 = Когда остальные спасовали или по соседству с последней ставкой нет свободного места, эта ставка выигрывает и становится сооружением. Проигравшие ставки возвращаются к владельцам.
learn-auction-5 = Победитель забирает жетон из района, если он там есть, и начинает следующий аукцион.
learn-auction-tip = У высоких зданий номера в основном малые, у низких — большие: то, чем легко выигрывать аукционы, мало помогает контролировать платформы.
learn-bid-of = { $color } ставит { $number }
learn-discs = Жетоны
learn-discs-color =
    Жетон района ложится на вашу шкалу того же цвета. Шкала показывает, сколько очков в конце игры принесёт каждое ваше сооружение в районах этого цвета. Три жетона дают больше всего, с четвёртым очков становится меньше, а пятый и каждый следующий кладут на изображение новатора: сам по себе он принесёт { $excess ->
        [one] { $excess } очко престижа
        [few] { $excess } очка престижа
        [many] { $excess } очков престижа
       *[other] { $excess } очка престижа
    }.
learn-discs-patron =
    Жетон покровительства приносит от { $least } до { $most ->
        [one] { $most } очка престижа
        [few] { $most } очков престижа
        [many] { $most } очков престижа
       *[other] { $most } очка престижа
    }. Сколько именно, знают только те, у кого есть жетон этого мецената.
learn-discs-wild = Цвет универсального жетона вы выбираете сразу и до конца партии.
learn-discs-commissions =
    Жетон награды приносит { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за каждый жетон и ключ на изображении вашего новатора, включая сам этот жетон.
learn-row =
    { $discs ->
        [one] { $discs } собранный жетон
        [few] { $discs } собранных жетона
        [many] { $discs } собранных жетонов
       *[other] { $discs } собранного жетона
    }, не считая напечатанного: каждое сооружение в районах этого цвета приносит { $value ->
        [one] { $value } очко престижа
        [few] { $value } очка престижа
        [many] { $value } очков престижа
       *[other] { $value } очка престижа
    }
learn-eras = Две эпохи
learn-eras-1 = В 1-й эпохе у вас семь зданий. Как только кто-то построит все семь, игроки получают очки за контроль платформ и карты панорам. Непостроенные здания останутся доступными.
learn-eras-2 = Затем каждый втайне оставляет себе карту шедевра: одну из { $hand }, а в партии вдвоём — две из { $hand2 }. Вы получаете остальные пять зданий и по шедевру на каждую выбранную карту. Шедевр перебивает любой номер и завершает аукцион; ответить на него может только «Молот».
learn-eras-3 =
    Кто первым построит всё, берёт большой ключ от города ({ $large ->
        [one] { $large } очко престижа
        [few] { $large } очка престижа
        [many] { $large } очков престижа
       *[other] { $large } очка престижа
    }), второй — малый ({ $small ->
        [one] { $small } очко престижа
        [few] { $small } очка престижа
        [many] { $small } очков престижа
       *[other] { $small } очка престижа
    }, но не в партии вдвоём). Игра заканчивается, когда все построили всё.
learn-scoring = Подсчёт очков
learn-control =
    Каждая платформа приносит { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } тому, кто построил на ней больше высоких зданий, чем остальные; при ничьей сравнивают средние, потом низкие, а если и их поровну, очки получают все претенденты. Шедевры не учитываются (кроме «Мастерской»). Так считают после каждой эпохи.
learn-panoramas = В игре две из этих пяти карт панорам; очки за них тоже получают после каждой эпохи.
learn-objective =
    В конце игры: { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за личную цель — хотя бы { $structures ->
        [one] { $structures } сооружение
        [few] { $structures } сооружения
        [many] { $structures } сооружений
       *[other] { $structures } сооружения
    } в районах её цвета; а ещё очки за жетоны покровительства, ключи и всё остальное на изображении новатора.
learn-structures = И самое важное: каждое ваше сооружение приносит столько очков, сколько даёт шкала цвета его района.
learn-tie-earlier = Если очков престижа поровну, побеждает тот, кто раньше завершил строительство.
learn-tie-patrons = Если очков престижа поровну, побеждает тот, кто больше получил за жетоны покровительства; если и их поровну, победа общая.
learn-wonders = Шедевры
learn-wonders-1 = Шедевр действует в момент постройки и приносит очки только владельцу; «Молот» и «Мастерская» действуют и дальше. Начать им аукцион можно, только когда у вас не осталось зданий, если на карте не сказано другое. 2-ю эпоху начинает игрок с наименьшим порядковым номером карты (в партии вдвоём — с наименьшей суммой номеров); когда кто-то завершает строительство, следующий аукцион начинает тот из оставшихся, у кого номер наименьший.

## Об этих правилах.

about-title = Об этих правилах
about-unofficial = Это неофициальная версия настольной игры Skyrise («Парящий город»), сделанная теми, кому она нравится. Она не связана с её авторами и издателями.
about-box = Понравилось? Купите саму игру: она очень красивая, и её создатели это заслужили. Все рисунки и тексты здесь — наши собственные.
about-kept = Что хранит этот сервер
about-kept-note = Сервер узнаёт вас только по случайному файлу cookie: учётных записей нет, адреса не хранятся. Данные удаляются через столько времени после последнего события:
about-kept-gathering = Столы, ждущие игроков
about-kept-playing = Идущие игры
about-kept-over = Законченные игры
about-kept-records = Загруженные записи партий
about-kept-days =
    { $days ->
        [0] никогда
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
about-edition = Правила
about-differs = Чем отличаются от английских правил
about-differs-nothing = Ничем существенным для игры.
about-differs-buildings = У некоторых зданий другие номера.
about-differs-visionary-excess =
    Жетон сверх заполненной шкалы приносит { $value ->
        [one] { $value } очко престижа
        [few] { $value } очка престижа
        [many] { $value } очков престижа
       *[other] { $value } очка престижа
    }.
about-differs-victory-tie = При ничьей побеждает тот, кто больше получил за жетоны покровительства; если и это поровну, победа общая.
about-card-says = { $card }: { $effect }
about-buildings = Номера зданий
about-color = Цвет
about-era = { $era }-я эпоха
provenance-book = правила
provenance-deduced = выведено
provenance-third-party = сторонний источник
provenance-house = наш выбор
provenance-own = это издание
about-more = Ещё
about-api = Описание программного интерфейса (OpenAPI)
about-version = Версия { $version }

## A game that was begun elsewhere and goes on here.

go-on-title = Продолжить эту партию
go-on-record = Игра продолжается после { $ply ->
    [one] { $ply } хода
    [few] { $ply } ходов
    [many] { $ply } ходов
   *[other] { $ply } хода
  }, с её правилами, платформами и цветами. Выберите, кто играет на каждом месте.
go-on-position = Игра продолжается с этой позиции, с её правилами, платформами и цветами. Выберите, кто играет на каждом месте.
go-on-secrets = У кого есть этот файл, тот может узнать каждую скрытую карту. За столом каждый видит только свои.
go-on-alone = Чтобы продолжить с людьми в других местах, сохраните файл и перетащите его на страницу повторов сервера.
go-on-over = Эта партия закончена. Посмотрите её и продолжите с более раннего момента.
go-on-begin = Продолжить
go-on-here = Продолжить отсюда
go-on-save = Сохранить игру
go-on-elsewhere = Продолжить в другом месте
go-on-elsewhere-note = Игра до этого момента в виде файла, со всеми скрытыми картами: её можно доиграть за другим столом, с другими людьми или на другом устройстве. Этот стол остаётся как есть.
go-on-seats = Рассадить заново
room-begun = Начата в другом месте
room-begun-note = у кого есть её файл, тот знает каждую скрытую карту
island-editor-link = Нарисовать свою платформу
