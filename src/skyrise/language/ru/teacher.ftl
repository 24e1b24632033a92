## Что говорит учитель: почему этот ход, что показывает разбор игры, что объясняет тренер.

why-wonder =
    { $piece-quoted } приносит здесь { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-patron =
    Приносит { $disc }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-patron-unknown = Приносит { $disc }, и вы узнаете его значение.
why-wild = Приносит универсальный жетон любого цвета на ваш выбор.
why-commissions =
    Приносит жетон награды: с тем, что у вас есть, это { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-excess =
    Шкала заполнена, и { $disc } идёт сверх неё: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-row-up = Жетон № { $discs } на { $row-acc }: каждое сооружение принесёт по ней { $after } вместо { $before }; у вас таких { $structures }.
why-row-down = Четвёртый жетон на { $row-acc }: каждое сооружение принесёт по ней { $after } вместо { $before }; у вас таких { $structures }.
why-ground =
    Само сооружение приносит { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }: столько показывает { $row }.
why-control =
    Даёт контроль: { $island }, { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-control-shared =
    Даёт контроль наравне с соперником: { $island }, { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-denies-control =
    { $who } теряет контроль: { $island }, { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-panorama =
    { $panorama-quoted }: ещё { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-objective = Личная цель: сооружений { $have } из { $need }.
why-objective-met =
    Личная цель достигнута: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-at-once = Ответить на это никто не может.
why-untopped = Ни у кого в этом аукционе нет ничего выше { $piece }.
why-topped = { $piece } перебьют только: { $pieces }.
why-piece-of = { $who } ({ $pieces })
why-denies =
    Иначе { $at } достанется сопернику: { $who }, { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-keeps-island =
    Пас сберегает { $piece }: это здание решит, кому достанется контроль ({ $island }), а в { $at } принесёт { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-keeps-highest =
    Пас сберегает { $piece }, ваш самый большой номер; в { $at } он принесёт { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-keeps =
    Пас сберегает { $piece } на потом; в { $at } это здание принесёт { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.
why-saves = Здесь может хватить и { $piece }, а { $higher } останется на потом.
why-then = { $who }, скорее всего, построит затем { $piece-quoted } в { $at }.
why-then-disc = { $who }, скорее всего, построит затем { $piece-quoted } в { $at } и возьмёт { $disc }.
why-cards =
    { $cards-quoted }: на { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    } больше, чем { $others-quoted }.
why-cards-less =
    { $cards-quoted }: на { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    } меньше, чем { $others-quoted }.
why-cards-same = { $cards-quoted }: столько же, сколько { $others-quoted }.
why-expected =
    К концу игры можно рассчитывать на { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    }.

verdict-only = без выбора
verdict-best = лучший ход
verdict-good = хороший ход
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = грубая ошибка
verdict-find = находка
mistake-bidding = слишком высокие ставки
mistake-low = слишком низкие ставки
mistake-passing = слишком ранние пасы
mistake-place = не то место
mistake-wonder = шедевры
mistake-wild = универсальные жетоны
method-only = выбора не было
method-judged = на первый взгляд
method-searched = по расчёту
method-solved = точный расчёт
hidden-patron = значение мецената { $letter }
hidden-objectives = личные цели: { $names }
hidden-hands = карты шедевров: { $names }

review-title = Разбор партии
review-curve = Шансы на победу
review-curve-note = После каждого аукциона, по тому, что могли знать все.
review-curve-open = Пунктир: при открытых картах.
review-open = при открытых картах
review-curve-text = { $who }: от { $first } % до { $last } %, максимум { $most } %, минимум { $least } %
review-unfinished = обдумано { $done } из { $of }
review-moments = Важные моменты
review-moments-none = Ни одно решение не стоило и двух пунктов шансов.
review-players = Как играли все
review-auctions = Выигранные аукционы: чего они стоили и что дали
review-auction = Аукцион
review-auction-at = Аукцион { $auction }, { $era }-я эпоха
review-player = Игрок
review-played = сыграно
review-better = лучше
review-lost-note = потерянные пункты шансов
review-why = Почему
review-hidden = Тогда было скрыто: { $what }.
review-open-lost = При открытых картах: { $lost }.
review-best = Лучшие ходы
review-best-of = { $best } из { $decisions }
review-luck = Удача с картами
review-paid = Цена
review-beaten = Перебито
review-place = Место
review-gain = Очки престижа
review-chance = Шансы

coach-cards = 1-я эпоха закончилась. Оставьте карту шедевра, которая подходит к построенному; её не увидят, пока не выберут все.
coach-wild = Универсальный жетон: выберите шкалу, навсегда. Больше всего выиграет шкала с двумя жетонами, если в районах её цвета у вас много сооружений.
coach-vault = «Хранилище» берёт ещё один жетон. Ищите тот, что поднимет шкалу, или знакомую букву.
coach-start = Вы начинаете аукцион: поставьте здание на центральной платформе или рядом с любым сооружением. С малым номером дёшево узнать, кому нужно это место.
coach-outbid = Поставьте больше рядом с последней ставкой или спасуйте. Проигравшая ставка вернётся; платит только победитель.
coach-last = Осталось одно сооружение. Кто первым построит всё, берёт большой ключ от города.
coach-wonder = Ваш шедевр перебивает любой номер и завершает аукцион, если не ответит «Молот». Прочитайте карту: когда он выгоднее всего?
coach-fourth = Осторожно: на одной из ваших шкал три жетона. С четвёртым каждое сооружение в районах этого цвета принесёт меньше.
coach-excess = Одна из ваших шкал заполнена. Теперь каждый жетон этого цвета идёт сверх шкалы и приносит много очков.
coach-rows = Победитель берёт жетон с этого места. Жетоны заполняют шкалы, а шкала показывает, сколько приносит каждое сооружение в районах её цвета.
coach-patrons = Жетоны с буквами — жетоны покровительства. Возьмите один и узнаете значение мецената: столько приносит каждый.
coach-objective = Для личной цели нужны сооружения в районах одного цвета. Такие районы отмечены.
coach-islands = Каждая платформа приносит очки в конце обеих эпох тому, у кого на ней больше высоких зданий. У высоких зданий номера часто малые.
coach-panoramas = Две карты панорам дают очки за место стройки. Взгляните на них, прежде чем выбрать район.
coach-commissions = Рядом жетон награды: он приносит очки за всё, что лежит на изображении новатора.
