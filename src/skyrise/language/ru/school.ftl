## Экраны учителя: уроки, советы, разбор партии, анализ, задачи, первая партия с тренером.

school-lessons = Уроки
school-lessons-note = Учитесь играя: короткие уроки на настоящих позициях. Пройдено: { $done } из { $all }.
school-all-lessons = Все уроки
school-minutes = { $count } мин
school-done = пройден
school-lesson-of = Урок { $number } из { $all }
school-step-of = Шаг { $number } из { $all }
school-leave = Выйти
school-no-lesson = Этот урок не открывается
school-guide = Ваш наставник
school-happened = Что произошло
school-turn = Ваш ход
school-why = Почему
school-hint = Подсказка
school-back = Назад
school-skip = Пропустить
school-on = Дальше
school-again = Пройти ещё раз
school-rules = Какие правила за этим стоят
school-all-rules = Все правила по порядку
school-all-rules-note = На них ссылаются каждый отказ и каждое очко в игре.
school-rule-lesson = Урок: { $lesson }
school-finished = Урок пройден
school-finished-note = Урок «{ $lesson }» пройден.
school-next-lesson = Дальше: { $lesson }
school-more-panels = Другие панели появятся, когда вы о них узнаете.
school-you = Вы
school-number = Ваш ответ
school-number-answer = Ответить

## Ходы и шансы, как их называют советы и разборы.

school-from-to = { $from } → { $to }
school-better = лучше: { $action }
school-because = { $what }. { $reason }
school-reason-wins = За:
school-reason-costs = Против:
school-reason-denies = Что теряют другие:
school-reason-keeps = Что остаётся на потом:
school-reason-follows = Что будет дальше:

## Разбор партии.

school-review = Разобрать партию
school-review-begins = Разбираем партию…
school-computing = считаем
school-whose = Чьи решения
school-rough = пока первый взгляд
school-why-costly = Чем плохо: { $action }
school-why-fine = { $action }: { $verdict }
school-candidates = Варианты
school-everybodys-chances = шансы всех
school-all-known = Всё это можно было знать тогда.
school-method = Оценка: { $method }.
school-no-decision = В этот момент ничего не решается.
school-how-note = потерянные шансы в пунктах и удача с картами
school-theme-bidding = ставка завышена
school-theme-low = ставка занижена
school-theme-passing = пасы
school-theme-place = место
school-theme-wonder = шедевр
school-theme-wild = универ{ "\u00AD" }сальные
school-luck = удача
school-decision-of = Решение { $number } из { $all }
school-decision-back = Предыдущее решение
school-decision-on = Следующее решение
school-next-mattered = Следующий важный момент
school-replay = Повтор
school-share = Поделиться моментом
school-part-moments = Моменты
school-part-why = Почему
school-part-chances = Шансы
school-part-players = Игроки

## Советы за столом.

school-advice = Совет
school-advice-note = шансы на победу и ожидаемые очки
school-advice-public = его видят все
school-advice-thinks = Обдумываю…
school-advice-later = Совет появится, когда будет что решать.
school-advice-close = Закрыть совет
school-advice-pick = Подготовить эту ставку
school-expected = ожидаемые очки

## Первая партия с тренером.

school-guided = Первая партия с тренером
school-guided-note = против ботов-новичков, с объяснениями
school-coach = Ваш тренер
school-coach-brought = Что принёс аукцион
school-coach-lesson = Урок об этом
school-coach-show = Показать на поле
school-coach-understood = Понятно
school-coach-suggest = Что посоветуете?
school-coach-hush = Больше не подсказывать
school-coach-again = Снова подсказывать

## Переигрывание с любого момента партии.

try-again = Переиграть отсюда
try-about = Вы играете дальше с этого момента против ботов; всё, что было раньше, остаётся.
try-seat = Ваше место
try-bots = Остальные
try-begin = Играть
try-origin = Продолжение другой партии с хода { $ply }

## Доска анализа.

analysis-title = Доска анализа
analysis-then = Дальше, возможно: { $line }.

## Задачи.

puzzle-title = Задачи
puzzle-way = Задачи: найдите лучший ход
