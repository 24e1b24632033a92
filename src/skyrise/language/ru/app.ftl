## Оболочка: то, что окружает каждый экран.

app-name = Skyrise
app-close = Закрыть
app-menu = Меню
app-rules = Правила
app-keys = Клавиши
app-settings = Настройки
app-again = Попробовать снова
app-loading = Минутку…
app-no-connection = Нет связи с сервером. Подключаемся снова…
app-engine = Подготавливаем игру… { $percent } %
app-elsewhere = Игра открыта в другой вкладке. Нажмите здесь, чтобы продолжить в этой.
app-announcement = От владельца сервера:
app-announcement-read = Прочитано
app-update = Готова новая версия Skyrise.
app-update-now = Обновить
app-offline = Skyrise теперь хранится на этом устройстве. Игра работает и без сети.
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
settings-follow-auction = На маленьком экране приближать аукцион, а потом отдалять
settings-standing = Показывать текущее положение, если стол это позволяет
settings-sound = Звуки
settings-volume = Громкость
settings-volume-value =
    { $percent ->
        [one] { $percent } процент
        [few] { $percent } процента
        [many] { $percent } процентов
       *[other] { $percent } процента
    }
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
school-warn = Предупреждать о явной ошибке
settings-solo = Где идут партии без игроков по сети
solo-browser = В этом браузере
solo-server = На сервере

## Что говорит больше чем один экран.

room-coming = Идём к столу…
room-no-table = Такого стола нет
room-player = Игрок { $number }
room-guest = Гость
room-your-name = ваше имя
room-sit-here = Сесть здесь
room-copy = Копировать
room-copied = Скопировано
room-dealing = Идёт раздача…
learn-auction = Аукцион
