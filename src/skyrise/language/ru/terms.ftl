## Названия: так вещи называют правила и сама игра. Заголовки пишутся с большой буквы, обычные существительные — нет.
## Формы для предложений: .acc — винительный падеж (если он отличается от именительного), .quoted — название в кавычках,
## .short — короткое название для узких мест.

list-and = { $first } и { $last }

color-red = Красный
color-teal = Бирюзовый
color-yellow = Жёлтый
color-blue = Синий

hood-yellow = жёлтый
hood-green = зелёный
hood-white = белый
hood-brown = коричневый

faction-yellow = философы
faction-green = биологи
faction-white = художники
faction-brown = изобретатели

row-yellow = жёлтая шкала
    .acc = жёлтую шкалу
row-green = зелёная шкала
    .acc = зелёную шкалу
row-white = белая шкала
    .acc = белую шкалу
row-brown = коричневая шкала
    .acc = коричневую шкалу

disc-yellow = жёлтый жетон
disc-green = зелёный жетон
disc-white = белый жетон
disc-brown = коричневый жетон
disc-A = жетон покровительства A
disc-B = жетон покровительства B
disc-C = жетон покровительства C
disc-D = жетон покровительства D
disc-wild = универсальный жетон
disc-commissions = жетон награды

height-short = низкое
height-medium = среднее
height-tall = высокое

wonder-1 = Молот
    .quoted = «Молот»
wonder-2 = Новый Капитолий
    .quoted = «Новый Капитолий»
wonder-3 = Дворец
    .quoted = «Дворец»
wonder-4 = Атлантида
    .quoted = «Атлантида»
wonder-5 = Маяк для цеппелинов
    .quoted = «Маяк для цеппелинов»
wonder-6 = «Образ города» Линча
    .quoted = «„Образ города“ Линча»
wonder-7 = Точка обзора
    .quoted = «Точка обзора»
wonder-8 = Честолюбие Кана
    .quoted = «Честолюбие Кана»
wonder-9 = Сады Джекобс
    .quoted = «Сады Джекобс»
wonder-10 = Интеллигенция
    .quoted = «Интеллигенция»
wonder-11 = Парки Олмстеда
    .quoted = «Парки Олмстеда»
wonder-12 = Символизм Мунка
    .quoted = «Символизм Мунка»
wonder-13 = Высотки Салливана
    .quoted = «Высотки Салливана»
wonder-14 = Мастерская
    .quoted = «Мастерская»
wonder-15 = Осколок
    .quoted = «Осколок»
wonder-16 = Ла-Бока
    .quoted = «Ла-Бока»
wonder-17 = Конструкция Ле Барона
    .quoted = «Конструкция Ле Барона»
wonder-18 = Хранилище
    .quoted = «Хранилище»
wonder-19 = Вершина
    .quoted = «Вершина»
wonder-20 = Наследие Нимейера
    .quoted = «Наследие Нимейера»

panorama-blimps = Дирижабли
    .quoted = «Дирижабли»
panorama-lakes = Озёра
    .quoted = «Озёра»
panorama-chains = Цепочки сооружений
    .quoted = «Цепочки сооружений»
panorama-bridges = Мосты
    .quoted = «Мосты»
panorama-windmills = Мельницы
    .quoted = «Мельницы»

objective-yellow = философы (жёлтые районы)
objective-green = биологи (зелёные районы)
objective-white = художники (белые районы)
objective-brown = изобретатели (коричневые районы)

island-central = Центральная
    .short = Центр
island-aurora = Аврора
island-boreas = Борей
island-cirrus = Циррус
island-zephyr = Зефир

slot-north = север
slot-east = восток
slot-south = юг
slot-west = запад
slot-central = центр

patron-A = Жорж Брак
patron-B = Лелия Уокер
patron-C = Поль Дюран-Рюэль
patron-D = Гертруда Стайн

key-large = большой ключ
key-small = малый ключ

source-control1 = Контроль платформ, 1-я эпоха
source-panoramas1 = Карты панорам, 1-я эпоха
source-wonders = Шедевры
source-control2 = Контроль платформ, 2-я эпоха
source-panoramas2 = Карты панорам, 2-я эпоха
source-objective = Личная цель
source-patrons = Жетоны покровительства
source-excess = Жетоны сверх шкалы
source-keys = Ключи от города
source-commissions = Жетоны награды
source-structures = Сооружения

edition-retail = Английские правила
edition-polish = Польские правила
edition-russian = Русские правила
edition-preview = Предварительные правила 1.02
edition-manual = Справочник по игре

bot-random = Случайный
bot-beginner = Новичок
bot-casual = Любитель
bot-skilled = Умелый
bot-expert = Эксперт
