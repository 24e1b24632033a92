## Поле: что оно говорит о себе тем, кто слушает, и его кнопки.

board-city =
    { $count ->
        [one] Город: { $count } район
        [few] Город: { $count } района
       *[many] Город: { $count } районов
    }
board-place = { $place }, { $color } район, { $island }
board-prepared = готовится: { $piece }
board-legal = здесь можно сделать ставку
board-chosen = выбран
board-latest = последняя ставка
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-whole = Весь город
board-key-walk = От района к району, на поле
board-key-pan = Сдвинуть город, на поле
board-key-choose = Выбрать район, на поле
board-key-next = Следующий район, где можно сделать ставку
board-key-back = Предыдущий район, где можно сделать ставку
board-north = С
board-east = В
board-south = Ю
board-west = З
