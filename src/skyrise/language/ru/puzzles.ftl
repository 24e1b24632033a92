## Puzzles and the analysis board, on screens of their own.

analysis-lines = Лучшие ходы
analysis-over = Здесь игра закончена: вернитесь назад или выберите другой вариант.
analysis-play = Сыграть это на доске
analysis-variants = Варианты
analysis-played = Последние ходы
analysis-game = Партия, как она была сыграна
analysis-variant =
    Вариант { $number }: с момента { $ply }, { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
analysis-drop = Убрать вариант { $number }
analysis-decides = { $who } решает
analysis-share = Поделиться анализом
analysis-none = В этой ссылке нет анализа. Откройте запись или разбор партии и перейдите сюда из нужного момента.
puzzle-about = Положения из партий сильных ботов, в которых один ход явно лучший. Вы видите то, что мог знать игрок, и ничего больше.
puzzle-rating = Рейтинг: { $rating } ± { $deviation }
puzzle-solved = Решено с первой попытки: { $solved } из { $tried }
puzzle-of-day = Задача дня
puzzle-was-solved = решена
puzzle-was-missed = не решена
puzzle-training = Тренировка по темам
puzzle-count = испробовано { $done } из { $all }
puzzle-difficulty = Сложность { $number } из 5
puzzle-all = Все задачи
puzzle-task = Какой ход даёт вам лучший шанс победить?
puzzle-right = Это лучший ход
puzzle-wrong = Есть ход лучше
puzzle-margin = Следующий по силе ход теряет { $share } шансов на победу. Оценка: { $method }.
puzzle-again = Попробовать ещё раз
puzzle-next = Следующая задача
puzzle-idea-win = Выиграть аукцион
puzzle-idea-win-about = Ставка того стоит: каким зданием и где?
puzzle-idea-let-go = Уступить
puzzle-idea-let-go-about = Ставка не стоит своей цены.
puzzle-idea-start = С чего начать
puzzle-idea-start-about = Первая ставка решает, за что идёт аукцион.
puzzle-idea-wonder = Какое Чудо
puzzle-idea-wonder-about = Выбор в конце первой эпохи.
puzzle-idea-ending = Последние аукционы
puzzle-idea-ending-about = Осталось мало сооружений: важно каждое очко.
puzzle-idea-deduce = Вычислить скрытую ценность
puzzle-idea-deduce-about = Ценности трёх меценатов выдают четвёртую.
