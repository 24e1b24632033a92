## Как называются значения издания и слова, которыми могут быть некоторые из них.

value-discs-color = Жетоны районов каждого цвета
value-discs-patron = Жетоны покровительства каждой буквы
value-discs-wild = Универсальные жетоны
value-discs-commissions = Жетоны награды
value-removed-color = Убирают при { $players } игроках: жетоны районов каждого цвета
value-removed-patron = Убирают при { $players } игроках: жетоны покровительства каждой буквы
value-removed-wild = Убирают при { $players } игроках: универсальные жетоны
value-removed-commissions = Убирают при { $players } игроках: жетоны награды
value-hands = Карт шедевров на руке у каждого при { $players } игроках
value-figures = Шедевров строит каждый при { $players } игроках
value-buildings-tall = { $color }, { $era }-я эпоха: высокие здания
value-buildings-medium = { $color }, { $era }-я эпоха: средние здания
value-buildings-short = { $color }, { $era }-я эпоха: низкие здания
value-rows =
    { $discs ->
        [0] Сооружение, если на шкале его цвета нет жетонов
        [one] Сооружение, если на шкале его цвета { $discs } жетон
        [few] Сооружение, если на шкале его цвета { $discs } жетона
        [many] Сооружение, если на шкале его цвета { $discs } жетонов
       *[other] Сооружение, если на шкале его цвета { $discs } жетона
    }
value-control-prestige = Контроль платформы
value-panorama-prestige = Карта панорамы { $card-quoted }: очки за каждый раз
value-panorama-structures = Карта панорамы { $card-quoted }: нужно сооружений
value-objective-prestige = Личная цель, { $card }: очки престижа
value-objective-structures = Личная цель, { $card }: нужно сооружений
value-patrons-values = Значения четырёх жетонов меценатов
value-visionary-excess = Жетон сверх шкалы
value-visionary-commissions = Жетон награды, за каждый жетон и ключ на изображении новатора
value-keys-large = Большой ключ
value-keys-small = Малый ключ
value-victory-tie = При равных очках побеждает
value-of-wonder = { $card }: { $value }
value-wonders-1-prestige = очки за постройку
value-wonders-1-relief = запрет не действует
value-wonders-2-starts = можно начать
value-wonders-2-outbids = можно поставить
value-wonders-2-prestige = очки, если им начали выигранный аукцион
value-wonders-3-per-bid = за каждую ставку аукциона
value-wonders-4-prestige = очки, если озёр достаточно
value-wonders-4-lakes = нужно озёр
value-wonders-5-prestige = очки, если дирижаблей достаточно
value-wonders-5-blimps = нужно дирижаблей
value-wonders-6-per-structure = за каждое соседнее сооружение
value-wonders-7-per-neighborhood = за каждый соседний свободный район
value-wonders-8-prestige = очки, если ваша цель уже достигнута
value-wonders-9-per-disc = за каждый жетон на ваших шкалах
value-wonders-9-per-row = за каждую шкалу, где жетонов достаточно
value-wonders-9-discs = сколько жетонов нужно на шкале
value-wonders-9-most = не больше
value-wonders-11-per-structure = за каждое сооружение на центральной платформе
value-wonders-11-on-central = дополнительно, если он сам стоит там
value-wonders-12-per-letter = за каждую букву ваших жетонов покровительства
value-wonders-12-most = не больше
value-wonders-13-per-tall = за каждое высокое здание на его платформе
value-wonders-14-per-tall = за каждое ваше высокое здание
value-wonders-14-banned = на него действует запрет «Молота»
value-wonders-15-per-disc = за каждый жетон покровительства
value-wonders-16-per-color = за каждый цвет районов на его платформе
value-wonders-16-most = не больше
value-wonders-17-unbuilt-0 = если строить больше нечего
value-wonders-17-unbuilt-1 = если не построено одно
value-wonders-17-unbuilt-2 = если не построено два
value-wonders-17-counts = что считается непостроенным
value-wonders-18-takes = берёт
value-wonders-19-per-island = за каждую контролируемую платформу
value-wonders-20-per-structure = за каждое сооружение вашей самой длинной цепочки
choice-earlier-last-structure = кто раньше построил последнее сооружение
choice-most-prestige-from-patrons = кто больше получил за жетоны покровительства
choice-city = пока с ним соседствуют все свободные районы
choice-player = и для игрока, которому не хватает других районов
choice-any-auction = любой ваш аукцион
choice-last-structure = только последним вашим сооружением
choice-adjacent = рядом с последней ставкой
choice-anywhere = в любой свободный район
choice-structures = сооружения, включая шедевры
choice-buildings = только здания
choice-a-further-disc = ещё один жетон
choice-one-disc = всего один жетон
choice-yes = да
choice-no = нет
topic-city = Город
topic-setup = Подготовка
topic-buildings = Здания
topic-auctions = Аукционы
topic-rows = Шкалы жетонов
topic-islands = Контроль платформ и карты панорам
topic-objectives = Личные цели
topic-visionary = Меценаты, новатор и ключи
topic-end = Эпохи и победа
topic-wonders = Шедевры
