## Игра в терминале.

terminal-you = Вы: { $who }, место { $seat }. Знак ? покажет, что можно ввести.
terminal-name = { $color } (вы)
terminal-your-bids = Ваши доступные ставки: { $bids }
terminal-refused = отклонено:
terminal-no = Нельзя. { $reason }
terminal-nothing-legal = ни один допустимый ход не начинается с { $start }
terminal-taken-back = Ход отменён.
terminal-nothing-to-take-back = Отменять нечего.
terminal-save-where = Куда? save ФАЙЛ
terminal-written = записано: { $file }
terminal-won = Победа: { $winners }.
terminal-source = источник
terminal-total = итого
terminal-goodbye = До свидания.
terminal-help =
    Введите ход или одно из этих слов:
    {"  "}24@A3          поставить здание 24 в район A3    W7@A3      поставить туда шедевр с карты 7
    {"  "}pass           спасовать в этом аукционе         wild=green  vault=A5  vault=none  choose=7: когда спросят
    {"  "}map            платформы                         players    что есть у игроков
    {"  "}cards          панорамы и меценаты               legal 24   допустимые ходы с таким началом (или все)
    {"  "}log            что уже произошло                 undo       отменить свой последний ход
    {"  "}hint           о чём подумал бы эксперт          (около секунды)
    {"  "}save ФАЙЛ      сохранить запись партии           quit       закончить
terminal-no-seat = игроков: { $players }, поэтому номера мест — от 0 до { $last }
terminal-action = ход
terminal-expected = победы, престиж
terminal-thought = внимание
