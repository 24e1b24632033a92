## Plansza: co mówi o sobie tym, którzy słuchają, i jej przyciski.

board-city =
    { $count ->
        [one] Miasto: { $count } dzielnica
        [few] Miasto: { $count } dzielnice
       *[many] Miasto: { $count } dzielnic
    }
board-place = { $place }, dzielnica { $color }, { $island }
board-prepared = w przygotowaniu: { $piece }
board-legal = można tu licytować
board-chosen = wybrana
board-latest = ostatnia oferta
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-whole = Całe miasto
board-key-walk = Z dzielnicy do dzielnicy, na planszy
board-key-pan = Przesuń miasto, na planszy
board-key-choose = Wybierz dzielnicę, na planszy
board-key-next = Następna dzielnica, w której można licytować
board-key-back = Poprzednia dzielnica, w której można licytować
board-north = N
board-east = E
board-south = S
board-west = W
