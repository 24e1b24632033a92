## Plansza: co mówi o sobie tym, którzy słuchają, i jej przyciski.

board-city =
    Miasto: { $count ->
        [one] { $count } dzielnica
        [few] { $count } dzielnice
        [many] { $count } dzielnic
       *[other] { $count } dzielnic
    }
board-place = { $place }, dzielnica { $color }, { $island }
board-prepared = przygotowana oferta: { $piece }
board-legal = można tu licytować
board-chosen = wybrana
board-latest = ostatnia oferta
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-whole = Całe miasto
board-key-walk = Przejdź do sąsiedniej dzielnicy (na planszy)
board-key-pan = Przesuń miasto (na planszy)
board-key-choose = Wybierz dzielnicę (na planszy)
board-key-next = Następna dzielnica, w której można licytować
board-key-back = Poprzednia dzielnica, w której można licytować
board-north = N
board-east = E
board-south = S
board-west = W
