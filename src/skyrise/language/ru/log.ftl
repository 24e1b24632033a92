## Журнал партии. Имена игроков стоят в именительном падеже: в предложениях они не склоняются.

log-open = { $who } начинает аукцион
log-bid = { $who } ставит { $piece } в район { $at }
log-bid-wonder = { $who } ставит шедевр { $piece-quoted } в район { $at }
log-pass = { $who } пасует
log-pass-forced = { $who } вынужденно пасует
log-return = { $who } забирает ставку { $piece } из района { $at }
log-return-wonder = { $who } забирает шедевр { $piece-quoted } из района { $at }
log-construct = { $who } строит здание { $piece } в районе { $at }
log-construct-wonder = { $who } строит шедевр { $piece-quoted } в районе { $at }
log-collect = { $who } забирает { $disc } из района { $at }
log-assign = { $who } кладёт универсальный жетон на { $row-acc }
log-row =
    { $who } — { $row }: { $discs ->
        [one] { $discs } жетон
        [few] { $discs } жетона
        [many] { $discs } жетонов
       *[other] { $discs } жетона
    }
log-excess = { $who } кладёт { $disc } на изображение новатора: шкала заполнена
log-learn = { $who } узнаёт значение жетона мецената { $letter }
log-learn-value = { $who } узнаёт значение жетона мецената { $letter }: { $value }
log-reveal = { $who } раскрывает личную цель: { $objective }
log-reveal-unknown = { $who } раскрывает личную цель, но какую — неизвестно
log-decline = { $who } отказывается от дополнительного жетона («Хранилище»)
log-score =
    { $who } получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    } за { $rule-acc }
log-score-place =
    { $who } получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    } за { $rule-acc } ({ $place })
log-era-end = Конец { $era }-й эпохи
log-choose = { $who } делает тайный выбор
log-choose-cards = { $who } выбирает: { $cards-quoted }
log-show = { $who } раскрывает: { $cards-quoted }
log-key = { $who } берёт { $key } от города
log-finish = { $who } завершает строительство
log-end = Конец игры

## Что происходит за столом помимо игры.

log-table-start = Игра начинается
log-table-claim = { $who } садится за стол
log-table-claim-moves = { $who } продолжает на другом устройстве
log-table-ready = { $who }: можно начинать
log-table-ready-not = { $who } просит ещё минуту
log-table-free = Хозяин стола освобождает место: { $who }
log-table-seat-bot = { $who }: играет бот ({ $level })
log-table-stand-in-away = { $who }: слишком долгое отсутствие, дальше играет бот ({ $level })
log-table-stand-in-time = { $who }: время вышло, дальше играет бот ({ $level })
log-table-give-back = { $who } снова в игре
log-table-take-up = Игра продолжается с хода { $ply } другой партии
log-table-go-on = Игра, начатая в другом месте, продолжается
log-table-take-back = { $who } отменяет последний ход
log-table-bot-failed = { $who }: бот не ответил, сделан случайный ход
log-table-end = Игру завершил владелец сервера
log-table-mute = Хозяин стола запрещает писать: { $who }
log-table-mute-not = { $who } снова может писать
log-table-mute-spectator = Хозяин стола запрещает писать зрителю
log-table-mute-spectators = Хозяин стола запрещает писать всем зрителям
log-table-mute-spectator-not = Зритель снова может писать
log-table-mute-spectators-not = Зрители снова могут писать
log-table-rematch = Стол для реванша готов
log-chat = { $who }: { $text }
log-chat-spectator = { $name } (зритель): { $text }
