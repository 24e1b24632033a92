## Ход игры. Имена и названия стоят в именительном падеже: в предложениях они не склоняются.

log-open = { $who } начинает аукцион
log-bid = { $who } ставит { $piece } на { $at }
log-bid-wonder = { $who } ставит шедевр на { $at }: { $piece }
log-pass = { $who } пасует
log-pass-forced = { $who } вынужденно пасует
log-return = { $who } забирает { $piece } с { $at }
log-return-wonder = { $who } забирает шедевр с { $at }: { $piece }
log-construct = { $who } строит { $piece } на { $at }
log-construct-wonder = { $who } строит шедевр на { $at }: { $piece }
log-collect = { $who } забирает { $disc } с { $at }
log-assign = { $who } кладёт универсальный жетон: { $row }
log-row =
    { $who } — { $row }: { $discs ->
        [one] { $discs } жетон
        [few] { $discs } жетона
       *[many] { $discs } жетонов
    }
log-excess = { $who } получает жетон сверх шкалы: { $disc }
log-learn = { $who } может посмотреть значение мецената { $letter }
log-learn-value = { $who } может посмотреть значение мецената { $letter }: { $value }
log-reveal = { $who } раскрывает личную цель: { $objective }
log-reveal-unknown = { $who } раскрывает личную цель, которой никто не знает
log-decline = { $who } отказывается от второго жетона «Хранилища»
log-score =
    { $who } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа: { $rule }
log-score-place =
    { $who } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа: { $rule } ({ $place })
log-era-end = Конец { $era }-й эпохи
log-choose = { $who } выбирает втайне
log-choose-cards = { $who } выбирает: { $cards }
log-show = { $who } раскрывает: { $cards }
log-key = { $who } берёт { $key } от города
log-finish = { $who } завершает свою застройку
log-end = Конец игры

## Что происходит за столом помимо игры.

log-table-start = Игра начинается
log-table-claim = { $who } занимает место
log-table-free = Хозяин стола освобождает место: { $who }
log-table-seat-bot = { $who }: играет бот ({ $level })
log-table-stand-in-away = { $who }: слишком долгое отсутствие, дальше играет бот ({ $level })
log-table-stand-in-time = { $who }: время вышло, дальше играет бот ({ $level })
log-table-give-back = { $who } снова в игре
log-table-take-back = { $who } отменяет последнее решение
log-table-bot-failed = { $who }: бот не ответил, сыграно случайное действие
log-table-rematch = Реванш готов
log-chat = { $who }: { $text }
log-chat-spectator = { $name } (зритель): { $text }
