## Задачи и доска анализа, на собственных экранах.

analysis-lines = Лучшие ходы
analysis-over = Здесь игра закончена: вернитесь назад или выберите другой вариант.
analysis-play = Сыграть на доске
analysis-variants = Варианты
analysis-played = Последние ходы
analysis-game = Партия, как она была сыграна
analysis-variant =
    Вариант { $number }: с хода { $ply }, { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
analysis-drop = Убрать вариант { $number }
analysis-decides = Ходит { $who }
analysis-share = Поделиться анализом
analysis-none = В этой ссылке нет анализа. Откройте запись или разбор партии и перейдите сюда из нужного момента.
puzzle-about = Позиции из партий сильных ботов, в которых один ход явно лучший. Вы видите то, что мог знать игрок, и ничего больше.
puzzle-rating = Рейтинг: { $rating } ± { $deviation }
puzzle-solved = Решено с первой попытки: { $solved } из { $tried }
puzzle-of-day = Задача дня
puzzle-was-solved = решена
puzzle-was-missed = не решена
puzzle-training = Тренировка по темам
puzzle-count = пройдено { $done } из { $all }
puzzle-difficulty = Сложность { $number } из 5
puzzle-all = Все задачи
puzzle-task = Какой ход даёт вам лучший шанс победить?
puzzle-right = Это лучший ход
puzzle-wrong = Есть ход лучше
puzzle-margin = Следующий по силе ход теряет { $share } шансов на победу. Оценка: { $method }.
puzzle-again = Попробовать ещё раз
puzzle-next = Следующая задача
puzzle-idea-win = Выиграть аукцион
puzzle-idea-win-about = Поторговаться стоит: каким зданием и где?
puzzle-idea-let-go = Уступить
puzzle-idea-let-go-about = Ставка не стоит своей цены.
puzzle-idea-start = С чего начать
puzzle-idea-start-about = Первая ставка решает, за что идёт аукцион.
puzzle-idea-wonder = Какой шедевр
puzzle-idea-wonder-about = Выбор в конце 1-й эпохи.
puzzle-idea-ending = Последние аукционы
puzzle-idea-ending-about = Осталось мало сооружений: важно каждое очко.
puzzle-idea-deduce = Вычислить скрытое значение
puzzle-idea-deduce-about = Значения трёх меценатов выдают четвёртое.
