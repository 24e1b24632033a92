# Конец игры: победитель, откуда престиж, гонка, что было тайной.
score-wins = Победа: { $name }
score-win-together = Общая победа: { $names }
score-ahead = отрыв в престиже — { $points }, на втором месте { $name }
score-first-to-finish = всё построено раньше других
score-decided-earlier-last-structure = престиж равный, но последнее сооружение построено раньше
score-decided-most-Prestige-from-patrons = престиж равный, но от меценатов его больше
score-decided-shared = престиж равный, и ничто не решает спор
score-summary = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    } · { $edition } · игра окончена после { $auctions ->
        [one] { $auctions } аукциона
       *[other] { $auctions } аукционов
    }
score-final-count = Итоговый подсчёт
score-came-from = Откуда престиж
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
score-places = { $count ->
        [0] в городе этого не видно
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
score-previous = Предыдущее число
score-next = Следующее число
score-key-arrows = переход по числам таблицы
score-revealed = Раскрыто
score-revealed-note = цели, значения меценатов, порядок завершения
score-objective-fulfilled = { $name }, { $objective }: { $have }, достигнута
score-objective-missed = { $name }, { $objective }: { $have }, не достигнута
score-patron = { $patron }: каждый жетон приносит { $value }. { $holders ->
        [none] Его ни у кого нет.
       *[some] Есть у игроков: { $names }.
    }
score-finished = { $place }. { $name }
score-finished-at = аукцион { $number }
score-review = Разбор
score-replay = Повтор
score-rematch = Реванш
score-join-rematch = К реваншу
score-save = Сохранить запись
score-open-now = Запись воспроизводится на любом компьютере. Зерно и секреты теперь открыты.
race-title = Гонка
race-note = Престиж, если бы игра кончилась после этого аукциона
race-era1 = 1-я эпоха
race-era2 = 2-я эпоха
race-auctions = аукционы
race-wonder = Шедевр
race-auction = Аукцион { $number }
race-won = аукцион { $number }: { $name } занимает { $place }
race-value = { $name } { $points }
race-pending = Гонка подсчитывается…
race-choose = Выберите аукцион
race-key-arrows = в гонке: аукцион за аукционом

# Честной ли была подготовка?
fair-title = Честная раздача
fair-idea = До раздачи сервер показал SHA-256 своего зерна. Раздачу определило зерно; теперь оно открыто, и каждый может проверить, что оно то самое.
fair-commitment = Показано до раздачи
fair-seed = Зерно
fair-page-yes = Проверено браузером: у этого зерна именно такой SHA-256.
fair-page-no = Проверено браузером: у этого зерна другой SHA-256!
fair-yes = Честно: это зерно зафиксировано до раздачи, и раздача следует из него. { $islands ->
        [chosen] Платформы: выбраны.
       *[drawn] Платформы: по жребию.
    } { $colors ->
        [chosen] Цвета: выбраны.
       *[drawn] Цвета: по жребию.
    }
fair-no-seed = В этой записи нет зерна, поэтому раздачу проверить нельзя.
fair-no-commitment = Раздача следует из зерна, но ничто не доказывает, что зерно зафиксировали до игры. { $islands ->
        [chosen] Платформы: выбраны.
       *[drawn] Платформы: по жребию.
    } { $colors ->
        [chosen] Цвета: выбраны.
       *[drawn] Цвета: по жребию.
    }
fair-other-seed = Нечестно: зерно не то, что было зафиксировано до раздачи.
fair-other-deal = Нечестно: из зерна следует другое ({ $part ->
        [wonder_hands] карты шедевров
        [objectives] личные цели
        [panoramas] панорамы
        [patron_values] значения меценатов
        [starter] кто начинает
       *[discs] жетоны
    }).

# Повтор.
replay-title = Повтор
replay-loading = Игра раскладывается…
replay-drop = Перетащите сюда запись партии или выберите файл
replay-drop-note = Можно посмотреть любую запись партии Skyrise (.json): этого сервера, командной строки, других программ.
replay-reading = Запись читается…
replay-refused = Этот файл нельзя воспроизвести.
replay-refused-place = В файле: { $place }
replay-unreadable = Файл не читается.
replay-too-large = Файл больше, чем может быть запись партии.
replay-missing = Здесь нечего воспроизводить.
replay-another = Другой файл
replay-table = К столу
replay-moment = Ход { $ply } из { $plies }
replay-where = Аукцион { $number } из { $auctions }
replay-before = До первого аукциона
replay-only-yours = Игра ещё идёт: видно только то, что доступно вам
replay-scrub = Момент игры
replay-first = В начало
replay-last = В конец
replay-action-back = На ход назад
replay-action-on = На ход вперёд
replay-auction-back = На аукцион назад
replay-auction-on = На аукцион вперёд
replay-era = В другую эпоху
replay-play = Смотреть
replay-pause = Пауза
replay-play-pause = Смотреть или остановить
replay-speed = Темп
replay-speed-value = { $times } ×
replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована.
replay-not-copied = Ссылка: { $link }
replay-part-players = Игроки
replay-part-auction = Аукцион
replay-part-log = Журнал
replay-part-race = Гонка
replay-parts = Что показать
