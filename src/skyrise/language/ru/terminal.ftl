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
terminal-no-seat = игроков: { $players }, поэтому номера мест — от 1 до { $players }
terminal-action = ход
terminal-expected = победы, очки
terminal-thought = внимание
terminal-legal = { $who } (место { $seat }), допустимые ходы:
terminal-thinking = { $who }: бот { $bot } обдумывает ход
terminal-advice =
    Ходит { $who }. Бот { $bot } рассмотрел { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    } ({ $method ->
        [played-out] пробные партии
        [searched] поиск по дереву
        [solved] точное решение
       *[judged] оценка каждого хода
    })
terminal-solving =
    решаем; осталось { $count ->
        [one] { $count } сооружение
        [few] { $count } сооружения
        [many] { $count } сооружений
       *[other] { $count } сооружения
    }
terminal-best-play = лучшая игра: { $line }
terminal-solved =
    { $states ->
        [one] { $states } состояние
        [few] { $states } состояния
        [many] { $states } состояний
       *[other] { $states } состояния
    } за { $seconds } с
terminal-playing = играем
terminal-seat = место { $seat }: { $bot }
terminal-wins = победы
terminal-simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } за { $seconds } с, в среднем { $decisions ->
        [one] { $decisions } ход
        [few] { $decisions } хода
        [many] { $decisions } ходов
       *[other] { $decisions } хода
    } за партию
terminal-bots-prepare = Боты готовятся: в первый раз на этом компьютере это займёт несколько секунд.
terminal-bots-compiling = Правила ещё компилируются; пока они не готовы, боты думают медленнее.
terminal-bots-absent = Пакет llvmlite не установлен, поэтому боты думают медленнее. Ускорить их можно так: pip install 'skyrise[fast]'
terminal-bots-broken = Скомпилировать правила не удалось, поэтому боты думают медленнее. Причину покажет команда: skyrise warmup
