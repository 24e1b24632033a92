## Игра в терминале.

terminal-you = Вы: { $who }, место { $seat }. Знак ? покажет, что можно ввести.
terminal-name = { $color } (вы)
terminal-your-bids = Ваши ставки: { $bids }
terminal-refused = отклонено:
terminal-no = Нет. { $reason }
terminal-nothing-legal = нет допустимых действий, которые начинаются с { $start }
terminal-taken-back = Ход отменён.
terminal-nothing-to-take-back = Отменять нечего.
terminal-save-where = Куда? save ФАЙЛ
terminal-written = записано: { $file }
terminal-won = Победа: { $winners }.
terminal-source = источник
terminal-total = итого
terminal-goodbye = До свидания.
terminal-help =
    Введите действие или одно из этих слов:
    {"  "}24@A3          поставить здание 24 на A3        W7@A3      поставить туда шедевр карты 7
    {"  "}pass           выйти из этого аукциона          wild=green  vault=A5  vault=none  choose=7: когда спросят
    {"  "}map            платформы                        players    что есть у игроков
    {"  "}cards          панорамы и меценаты              legal 24   допустимые действия с таким началом (или все)
    {"  "}log            что уже произошло                undo       отменить своё последнее решение
    {"  "}hint           что обдумал бы эксперт           (около секунды)
    {"  "}save ФАЙЛ      записать партию                  quit       закончить
