## Поле: что оно говорит о себе тем, кто слушает, и его кнопки.

board-city =
    Город: { $count ->
        [one] { $count } район
        [few] { $count } района
        [many] { $count } районов
       *[other] { $count } района
    }
board-place = { $place }, { $color } район, платформа { $island }
board-prepared = готовится: { $piece }
board-legal = здесь можно сделать ставку
board-chosen = выбран
board-latest = последняя ставка
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-whole = Весь город
board-key-walk = Переход от района к району (на поле)
board-key-pan = Сдвиг города (на поле)
board-key-choose = Выбор района (на поле)
board-key-next = Следующий район, где можно сделать ставку
board-key-back = Предыдущий район, где можно сделать ставку
board-north = С
board-east = В
board-south = Ю
board-west = З
