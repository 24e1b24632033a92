## Оболочка: то, что окружает каждый экран.

app-name = Skyrise
app-close = Закрыть
app-menu = Меню
app-rules = Правила
app-keys = Клавиши
app-settings = Настройки
app-again = Попробовать снова
app-no-connection = Нет связи с сервером. Подключаемся снова…
app-nothing-here = Здесь ничего нет
app-to-first-screen = На главный экран

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
theme-light = дневная
theme-dark = вечерняя
settings-motion = Анимация
motion-system = как в системе
motion-full = полная
motion-reduced = ограниченная
settings-speed = Скорость подсчёта очков и повторов
speed-slow = низкая
speed-normal = обычная
speed-fast = высокая
settings-sound = Звуки
settings-confirm-pass = Спрашивать перед пасом

## Первый экран.

home-motto = Торгуйтесь за участки, стройте город в небе.
home-kind = Игра-аукцион для 2–4 игроков.
home-play = Играть
home-play-note = вы против трёх ботов
home-continue = Продолжить
home-all-games = Все ваши партии ({ $count })
home-games = Ваши партии
home-gathering = ждёт игроков
home-where = { $era }-я эпоха, аукцион { $auction } из { $auctions }
home-your-turn = ваш ход
home-won = победа
home-host = Создать стол
home-host-note = друзья войдут по ссылке, без учётной записи
home-join = Войти
home-link-or-code = ссылка или код
home-no-code = Это не ссылка на стол и не его код из двенадцати знаков.
home-open-tables =
    { $count ->
        [one] { $count } открытый стол
        [few] { $count } открытых стола
       *[many] { $count } открытых столов
    }
home-tables = Открытые столы
home-table-of = Стол: { $names }
home-watch = смотреть
home-learn = Как играть
home-learn-note = правила на одной странице
home-replays = Повторы
home-replays-note = смотреть и разбирать
home-replay-file = Посмотреть файл с записью партии
home-no-replays = Здесь появятся ваши законченные партии.
home-rules = Правила
home-edition-retail = английские
home-edition-polish = польские
home-edition-russian = русские
home-edition-preview = ранние
home-edition-manual = справочник
home-bots = Боты
home-level-random = случайные
home-level-beginner = новички
home-level-casual = любители
home-level-skilled = умелые
home-level-expert = эксперты
home-about = Об этих правилах

## Создание стола.

host-title = Создать стол
host-players = Игроки
host-who = Кто здесь сидит: { $who }
host-me = я
host-open = свободно
host-bot = бот
host-level = Уровень бота: { $who }
host-name = Имя: { $who }
host-name-of-color = название цвета
host-open-note = любой, у кого есть ссылка
host-color = Цвет: { $who }
host-color-drawn = цвет по жребию
host-shuffle = Перемешать места
host-one-screen = за одним экраном
host-one-screen-note = За этим экраном играют несколько человек. Прежде чем покажутся чужие секреты, опустится занавес.
host-game = Игра
host-islands = Платформы
host-islands-drawn = по жребию
host-islands-chosen = на выбор
host-no-island = пусто
host-islands-note =
    { $players ->
        [one] Выберите { $players } платформу.
        [few] Выберите { $players } разные платформы, по числу игроков.
       *[many] Выберите { $players } разных платформ, по числу игроков.
    }
host-table = Стол
host-clock = Играть с часами
host-minutes = Минут на партию
host-increment = Секунд сверх того за каждое решение
host-absence = Если кого-то долго нет
absence-wait = все ждут
absence-bot = дальше играет бот
absence-host = решает хозяин стола
host-stand-in = Уровень этого бота
host-patience = Через сколько секунд
host-pace = Боты действуют раз в { $seconds } с
host-name-of-table = Название стола
host-listed = Показывать стол всем на этом сервере
host-open-table = Открыть стол
host-open-table-note = Игра начнётся, когда все места будут заняты или когда вы её начнёте.
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
       *[many] { $count } свободных мест
    }
room-seat-open = свободно
room-color-drawn = Цвет определит жребий
room-your-name = ваше имя
room-sit-here = Сесть здесь
room-host = хозяин
room-you = вы
room-bot = бот · { $level }
room-away = нет на месте
room-free = Освободить место: { $name }
room-seat-bot = Посадить бота
room-start = Начать игру
room-start-note =
    { $count ->
        [one] Свободное место займёт бот (уровень: { $level }).
        [few] { $count } свободных места займут боты (уровень: { $level }).
       *[many] { $count } свободных мест займут боты (уровень: { $level }).
    }
room-waiting = Игру начинает хозяин стола: { $host }. Она начнётся и сама, когда все места будут заняты.
room-invite = Пригласить
room-invite-note = Любой, у кого есть эта ссылка, может занять свободное место или смотреть.
room-link = Ссылка на этот стол
room-code = код { $code }
room-copy = Копировать
room-copied = Скопировано
room-set-up = Подготовка
room-rules = Правила
room-islands = Платформы
room-islands-drawn = по жребию в начале
room-island-in-slot = { $island } ({ $slot })
room-time = Время
room-clock = { $minutes } мин и { $seconds } с за каждое решение
room-no-clock = без часов
room-absence = Долгое отсутствие
room-absence-bot = дальше играет бот ({ $level })
room-visible = Кто видит стол
room-listed = все на этом сервере
room-private = те, у кого есть ссылка
room-fair = Раздача уже определена
room-commitment-note = Всё случайное следует из одного тайного числа. Это его отпечаток (SHA-256); само число будет показано после игры, и каждый сможет проверить, что ничего не подменили.

## Правила на одной странице.

learn-title = Как играть
learn-intro = Вы и ваши соперники строите один город на парящих платформах. Каждый участок продаётся на аукционе, а ваши здания — это ваши деньги.
learn-play = Сыграть первую партию
learn-play-note = с тремя ботами-новичками; решения можно отменять
learn-goal = В чём суть
learn-goal-1 = У каждого двенадцать зданий с номерами: низкие, средние и высокие. Номер — это ставка, которую делает здание. Кто выиграл аукцион, ставит на участок именно это здание.
learn-goal-2 = После двух эпох побеждает тот, у кого больше всего престижа. Он приходит из многих источников, поэтому следите за тем, что собирают другие.
learn-city = Город
learn-city-1 = В середине лежит малая центральная платформа, вокруг неё — по одной внешней на игрока. Платформы состоят из районов четырёх цветов, и в каждом лежит жетон.
learn-city-2 = Районы соседствуют, если у них есть общая граница или их соединяет мост. Озеро или дирижабль между ними разделяет их. Озёра, дирижабли, мельницы и мосты важны для карт панорам.
learn-hood = { $color }: { $faction }
learn-windmill = мельница
learn-blimp = дирижабль
learn-auction = Аукцион
learn-auction-1 = Начинает победитель предыдущего: он ставит своё здание в свободный район центральной платформы или рядом с любым сооружением.
learn-auction-2 = Дальше по часовой стрелке каждый либо ставит здание с бо́льшим номером в свободный район рядом с последней ставкой, либо пасует и выбывает из этого аукциона.
learn-auction-3 = Поэтому участок кочует с каждой ставкой: нужен не только номер, но и путь туда, где вы хотите строить.
learn-auction-4 = Когда все остальные спасовали или рядом с последней ставкой не осталось свободных районов, эта ставка выигрывает: сооружение построено. Остальные ставки возвращаются к владельцам.
learn-auction-5 = Победитель забирает жетон района и начинает следующий аукцион.
learn-auction-tip = Малые номера — это высокие здания, большие — низкие: то, чем легко выигрывать аукционы, мало значит на платформах.
learn-bid-of = { $color } ставит { $number }
learn-discs = Жетоны
learn-discs-color = Цветной жетон ложится на вашу шкалу этого цвета. Шкала показывает, сколько в конце стоит каждое ваше сооружение на этом цвете. С тремя жетонами стоимость самая высокая, с четвёртым она падает; пятый попадает в область новатора и сам приносит { $excess }.
learn-discs-patron = Жетон покровительства стоит от { $least } до { $most } очков престижа. Сколько именно, знают только те, у кого есть жетон этого мецената.
learn-discs-wild = Для универсального жетона вы сразу выбираете цвет.
learn-discs-commissions = Жетон награды приносит { $prestige } за каждый жетон и ключ в вашей области новатора, включая его самого.
learn-row = Жетонов: { $discs }. Каждое сооружение на этом цвете приносит { $value }
learn-eras = Две эпохи
learn-eras-1 = В 1-й эпохе у вас семь зданий. Как только кто-то построит все семь, начисляются очки за платформы и карты панорам.
learn-eras-2 = Затем каждый втайне оставляет себе карту шедевра: одну из { $hand }, а вдвоём — две из { $hand2 }. Вы получаете остальные пять зданий и свой шедевр. Шедевр перебивает любой номер и завершает аукцион.
learn-eras-3 = Кто первым построит всё, берёт большой ключ (+{ $large } к престижу), второй — малый (+{ $small }, но не вдвоём). Игра заканчивается, когда все построили всё.
learn-scoring = Подсчёт
learn-control = Каждая платформа даёт +{ $prestige } к престижу тому, у кого на ней больше всего высоких зданий; при ничьей сравнивают средние, потом низкие. Эти очки начисляются после каждой эпохи.
learn-panoramas = В игре две из пяти карт панорам, что ниже; очки за них тоже начисляются после каждой эпохи.
learn-objective =
    В конце: { $prestige } за личную цель — { $structures ->
        [one] { $structures } сооружение
        [few] { $structures } сооружения
       *[many] { $structures } сооружений
    } на её цвете; а ещё меценаты, ключи и всё в области новатора.
learn-structures = И самое важное: каждое ваше сооружение приносит столько, сколько стоит ваша шкала того цвета, на котором оно стоит.
learn-tie-earlier = При равном престиже побеждает тот, кто раньше построил своё последнее сооружение.
learn-tie-patrons = При равном престиже побеждает тот, кто больше получил за жетоны покровительства.
learn-wonders = Шедевры
learn-wonders-1 = Шедевр срабатывает в момент постройки и только для владельца. Порядковый номер карты решает, кто начинает 2-ю эпоху: тот, у кого он наименьший.

## Об этих правилах.

about-title = Об этих правилах
about-unofficial = Это неофициальная версия настольной игры Skyrise («Парящий город»), сделанная теми, кому она нравится. Она не связана с её авторами и издателями.
about-box = Если игра вам понравилась, купите коробку: она прекрасна, а её создатели это заслужили. Все рисунки и тексты здесь — наши собственные.
about-edition = Правила
about-differs = Чем отличаются от английских правил
about-differs-nothing = Ничем существенным для игры.
about-differs-buildings = У некоторых зданий другие номера.
about-differs-visionary-excess = Жетон сверх заполненной шкалы приносит { $value }.
about-differs-victory-tie = При ничьей побеждает тот, кто больше получил за жетоны покровительства; если и это поровну, побеждают все.
about-card-says = { $card }: { $effect }
about-house = Значения, которых нет ни в одних правилах
about-house-note = Правила приводят не все числа, напечатанные на деталях игры. Эти мы выбрали сами. Если у вас есть коробка, вы можете составить своё издание с тем, что на них напечатано.
about-buildings = Номера зданий
about-color = Цвет
about-era = { $era }-я эпоха
about-rows = Сколько стоит каждое сооружение, если на шкале его цвета нет жетонов, один, два…: { $values }
about-patrons = Жетоны покровительства стоят: { $values }
about-islands = Карты платформ — наши собственные.
about-wonders = Карты шедевров с нашим значением
about-all-values =
    { $count ->
        [one] Все { $count } значение и откуда они
        [few] Все { $count } значения и откуда они
       *[many] Все { $count } значений и откуда они
    }
about-all-values-note = С ключами, которые использует файл издания.
about-key = Ключ
about-setting = Значение
about-provenance = Откуда
provenance-book = правила
provenance-deduced = выведено
provenance-third-party = другой источник
provenance-house = наш выбор
provenance-own = из этого издания
about-more = Ещё
about-api = Описание программного интерфейса (OpenAPI)
about-version = Версия { $version }
