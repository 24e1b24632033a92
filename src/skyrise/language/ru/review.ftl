# Конец игры: победитель, откуда очки престижа, гонка, что было тайной.
score-wins = Побеждает { $name }
score-win-together = Общая победа: { $names }
score-ahead =
    отрыв — { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }, на втором месте { $name }
score-first-to-finish = всё построено раньше других
score-decided-earlier-last-structure = очков престижа поровну, но строительство завершено раньше
score-decided-most-Prestige-from-patrons = очков престижа поровну, но за жетоны покровительства их больше
score-decided-shared = очков престижа поровну, победа общая
# Кем в итоге стал читающий: рядом с победителем или со следующим игроком.
score-ended-ahead =
    { $who ->
        [you] Вы побеждаете
       *[other] Побеждает { $name }
    }: отрыв — { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }, на втором месте { $other }.
score-ended-behind =
    { $who ->
        [you] Вы
       *[other] { $name }
    } на { $rank ->
        [2] втором
        [3] третьем
       *[other] четвёртом
    } месте: отставание — { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }, впереди { $other }.
score-ended-won-tie =
    { $who ->
        [you] Вы побеждаете
       *[other] Побеждает { $name }
    }, на втором месте { $other } ({ $decided }).
score-ended-lost-tie =
    { $who ->
        [you] Вы
       *[other] { $name }
    } на { $rank ->
        [2] втором
        [3] третьем
       *[other] четвёртом
    } месте, побеждает { $other } ({ $decided }).
score-ended-shared =
    { $who ->
        [you] Вы делите победу
       *[other] { $name } делит победу
    } ({ $decided }).
score-gaps = Самые большие различия, для сравнения: { $name }
score-summary =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    } · { $edition } · игра окончена после { $auctions ->
        [one] { $auctions } аукциона
        [few] { $auctions } аукционов
        [many] { $auctions } аукционов
       *[other] { $auctions } аукциона
    }
score-final-count = Итоговый подсчёт
score-came-from = Откуда очки престижа
score-pick = выберите число и увидите, откуда оно
score-era1 = 1-я эпоха
score-era2 = 2-я эпоха
score-end = конец 2-й эпохи
score-player = Игрок
score-column-control1 = контроль
score-column-panoramas1 = панорамы
score-column-wonders = шедевры
score-column-control2 = контроль
score-column-panoramas2 = панорамы
score-column-objective = цель
score-column-patrons = меценаты
score-column-excess = сверх шкалы
score-column-keys = ключи
score-column-commissions = награды
score-column-structures = сооружения
score-column-total = итого
score-best = Жирным — лучшее в столбце.
score-panoramas = Панорамы в игре: { $names }.
score-number = { $name }, { $source }: { $points }
score-of = { $name }: { $source }
score-places =
    { $count ->
        [0] не связано с местом на поле
        [one] { $count } место на поле
        [few] { $count } места на поле
        [many] { $count } мест на поле
       *[other] { $count } места на поле
    }
score-previous = Предыдущее число
score-next = Следующее число
score-key-arrows = переход по числам таблицы
score-revealed = Раскрыто
score-revealed-note = цели, значения меценатов, порядок завершения
score-objective-fulfilled =
    { $name }, { $objective }: { $have ->
        [one] { $have } сооружение
        [few] { $have } сооружения
        [many] { $have } сооружений
       *[other] { $have } сооружения
    }, цель достигнута
score-objective-missed =
    { $name }, { $objective }: { $have ->
        [one] { $have } сооружение
        [few] { $have } сооружения
        [many] { $have } сооружений
       *[other] { $have } сооружения
    }, цель не достигнута
score-patron =
    { $patron }: каждый жетон покровительства приносит { $value ->
        [one] { $value } очко престижа
        [few] { $value } очка престижа
        [many] { $value } очков престижа
       *[other] { $value } очка престижа
    }. { $holders ->
        [none] Ни у кого таких нет.
       *[some] Владельцы: { $names }.
    }
score-finished = { $place }. { $name }
score-finished-at = аукцион { $number }
score-review = Разбор
score-replay = Повтор
score-rematch = Реванш
score-join-rematch = К реваншу
score-save = Сохранить запись
score-open-now = Запись партии можно посмотреть на любом компьютере. Зерно и секреты теперь раскрыты.

# Честной ли была подготовка?
fair-title = Честная раздача
fair-idea = До раздачи сервер показал SHA-256 своего зерна. Затем браузеры игроков добавили свои случайные части, запечатанные до тех пор, пока не были готовы все. Раздачу определили зерно и части; теперь они раскрыты, и каждый может их проверить.
fair-commitment = Показано до раздачи
fair-seed = Зерно
fair-parts = Что добавили игроки
fair-part-mine = ваша
fair-parts-yes = Проверено браузером: каждая часть та, что была запечатана до раздачи.
fair-parts-no = Проверено браузером: чья-то часть не та, что была запечатана до раздачи, или вашу пропустили!
fair-page-yes = Проверено браузером: у этого зерна именно такой SHA-256.
fair-page-no = Проверено браузером: у этого зерна другой SHA-256!
fair-yes =
    Всё честно: зерно зафиксировано до раздачи, и раздача ему соответствует. { $people ->
        [0] Зерно выбрал один только сервер.
        [one] Свою часть добавил браузер { $people } игрока, поэтому сервер не мог выбрать раздачу.
        [few] Свои части добавили браузеры { $people } игроков, поэтому сервер не мог выбрать раздачу.
        [many] Свои части добавили браузеры { $people } игроков, поэтому сервер не мог выбрать раздачу.
       *[other] Свои части добавили браузеры { $people } игрока, поэтому сервер не мог выбрать раздачу.
    } { $islands ->
        [chosen] Платформы: выбраны.
       *[drawn] Платформы: случайные.
    } { $colors ->
        [chosen] Цвета: выбраны.
       *[drawn] Цвета: случайные.
    }
fair-no-seed = В этой записи нет зерна, поэтому раздачу проверить нельзя.
fair-no-commitment =
    Раздача соответствует зерну, но ничто не доказывает, что зерно зафиксировали до игры. { $islands ->
        [chosen] Платформы: выбраны.
       *[drawn] Платформы: случайные.
    } { $colors ->
        [chosen] Цвета: выбраны.
       *[drawn] Цвета: случайные.
    }
fair-other-part = Нечестно: чья-то часть не та, что была запечатана до раздачи.
fair-other-seed = Нечестно: до раздачи было зафиксировано другое зерно.
fair-other-deal =
    Нечестно: по зерну раздача должна быть другой ({ $part ->
        [wonder_hands] карты шедевров
        [objectives] личные цели
        [panoramas] карты панорам
        [patron_values] жетоны меценатов
        [starter] кто начинает первый аукцион
       *[discs] жетоны
    }).

# Повтор.
replay-title = Повтор
replay-loading = Раскладываем партию…
replay-drop = Перетащите сюда запись партии или позицию либо выберите файл
replay-drop-note = Подойдёт любая запись партии или позиция Skyrise (.json): с этого сервера, из командной строки, из других программ.
replay-reading = Читаем запись…
replay-refused = Этот файл нельзя воспроизвести.
replay-refused-place = В файле: { $place }
replay-unreadable = Файл не читается.
replay-too-large = Файл слишком велик для записи партии.
replay-missing = Здесь нечего воспроизводить.
replay-another = Другой файл
replay-table = К столу
replay-moment = Ход { $ply } из { $plies }
replay-where = Аукцион { $number } из { $auctions }
replay-before = До первого аукциона
replay-only-yours = Игра ещё идёт: видно только то, что доступно вам
replay-scrub = Момент партии
replay-first = В начало
replay-last = В конец
replay-action-back = На ход назад
replay-action-on = На ход вперёд
replay-era = В другую эпоху
replay-play-pause = Смотреть или остановить
replay-speed = Скорость
replay-speed-value = { $times } ×
replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована.
replay-not-copied = Ссылка: { $link }
replay-part-players = Игроки
replay-part-auction = Аукцион
replay-part-log = Журнал
replay-part-race = Гонка
replay-parts = Что показать
