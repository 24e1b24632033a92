## Почему нельзя: что правила говорят против действия.

reason-action-unreadable = { $action } — не действие; действия выглядят так: 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 или choose=7+12.
reason-decision-other = { $action } сейчас не подходит: { $asked }.
reason-turn-other = Сейчас ход другого игрока.
reason-neighborhood-unknown = В этом городе нет района { $at }.
reason-neighborhood-occupied = Район { $at } занят ставкой или сооружением.
reason-building-not-yours = { $piece } — не ваше здание.
reason-building-bid = Здание { $piece } уже стоит на поле как ставка.
reason-building-built = Здание { $piece } уже построено на { $at }.
reason-wonder-not-yours = Это не ваш шедевр: { $piece }.
reason-wonder-built = Этот шедевр уже построен: { $piece }.
reason-era2-unlock = { $piece }: можно использовать только во 2-й эпохе.
reason-auction-start-pass = Тот, кто начинает аукцион, обязан сделать ставку и не может спасовать.
reason-auction-start-place = Район { $at } не на центральной платформе и не соседствует ни с одним сооружением: начать аукцион там нельзя.
reason-auction-start-wonder = Этим шедевром нельзя начать аукцион, пока у вас есть здания: { $piece }.
reason-auction-outbid-higher = Ставка { $piece } не перебивает последнюю ({ $latest }).
reason-auction-outbid-adjacent = Район { $at } не соседствует с районом последней ставки, { $latest }.
reason-wonder-hammer-answer = Поставлен шедевр ({ $piece }): перебить его может только «Молот».
reason-wonder-hammer-ban = Район { $at } соседствует с «Молотом» соперника: ставить там что-либо высокое нельзя.
reason-wonder-vault-must = В этом издании владелец «Хранилища» обязан взять жетон.
reason-wonder-vault-empty = В районе { $at } нет жетона, который можно взять.
reason-era1-choose-count =
    { $count ->
        [one] Оставляют ровно { $count } карту.
        [few] Оставляют ровно { $count } карты.
       *[many] Оставляют ровно { $count } карт.
    }
reason-era1-choose-hand = Этой карты нет у вас на руке: { $piece }.

## Что нужно решить, когда действие не подходит.

asked-start = нужно сделать начальную ставку
asked-bid = нужно перебить ставку или спасовать
asked-answer = на поставленный шедевр может ответить «Молот», или его владелец пасует
asked-wild = нужно выбрать цвет универсального жетона
asked-vault = нужно выбрать жетон, который берёт «Хранилище»
asked-choose = нужно выбрать карты шедевров, которые остаются
asked-over = игра окончена
