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
board-pointed = wskazana
board-latest = ostatnia oferta
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-whole = Całe miasto
board-key-walk = Przejdź do sąsiedniej dzielnicy (na planszy)
board-key-pan = Przesuń planszę
board-key-choose = Wybierz dzielnicę (na planszy)
board-key-next = Następna dzielnica, w której można licytować
board-key-back = Poprzednia dzielnica, w której można licytować
board-north = N
board-east = E
board-south = S
board-west = W

## Co oznaczają symbole na stole.

explain-rule = Przeczytaj zasadę
explain-prestige = Prestiż zdobyty do tej pory. Większość punktów zdobywa się dopiero na koniec gry.
explain-built = Budowle wzniesione do tej pory, spośród wszystkich, które ten gracz wzniesie w grze.
explain-left = Budowle pozostałe do wzniesienia. Era I kończy się, gdy któryś gracz nie ma już żadnej, a gra – gdy nikt nie ma żadnej.
explain-dots = Trzy kropki: wysoki budynek; dwie: średni; jedna: niski. O kontroli nad wyspą decydują najwyższe.
explain-wonder = Cud przebija każdą liczbę i kończy licytację; odpowiedzieć na niego może jeszcze tylko Młot.
explain-rows = Żeton trafia do rzędu w swoim kolorze. Zaznaczona liczba mówi, ile na koniec jest warta każda budowla w dzielnicach tego koloru.
explain-visionary = Na ilustracji wizjonera leżą żetony patronów, zleceń i nadmiarowe oraz klucze. Punkty za nie dostaje się na koniec gry.
explain-patron = Kafelek to wartość patrona: tyle jest wart na koniec każdy jego żeton. Gwiazdka: wartość zna tylko ten, kto ma taki żeton.
explain-key = Kto pierwszy wzniesie wszystko, bierze duży klucz; w grze na trzy lub cztery osoby drugi gracz bierze mały.
explain-initiative = Numer karty cudu to jej inicjatywa: kto ma najniższą, zaczyna erę II, a także następną licytację, ilekroć ktoś skończy budowę.
explain-control = Wysokie, średnie i niskie budynki na każdej wyspie. Kontroluje ją gracz, który ma najwięcej wysokich (korona); remis rozstrzygają pozostałe.
explain-eras = Gra ma dwie ery. Jasna kropka to ta, która trwa.
explain-standing = Prestiż, gdyby gra skończyła się teraz, i prognoza na koniec według oceny botów. Uwzględnia tylko to, co wiesz.
