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
board-key-pan = Przesuń miasto (na planszy)
board-key-choose = Wybierz dzielnicę (na planszy)
board-key-next = Następna dzielnica, w której można licytować
board-key-back = Poprzednia dzielnica, w której można licytować
board-north = N
board-east = E
board-south = S
board-west = W

## Co oznaczają symbole na stole.

explain-rule = Przeczytaj zasadę
explain-prestige = Prestiż zdobyty do tej pory. Większość punktów przychodzi dopiero na koniec gry.
explain-built = Budowle wzniesione do tej pory, spośród wszystkich, które ten gracz wzniesie w grze.
explain-left = Budowle pozostałe do wzniesienia. Era I kończy się, gdy któryś gracz nie ma już żadnej, a gra, gdy nie ma ich nikt.
explain-dots = Trzy kropki: wysoki budynek; dwie: średni; jedna: niski. O kontroli nad wyspą decydują najwyższe.
explain-wonder = Cud przebija każdą liczbę i kończy licytację; odpowiedzieć na niego może jeszcze tylko Młot.
explain-rows = Żeton trafia do rzędu w swoim kolorze. Zaznaczona liczba mówi, ile na koniec daje każda budowla w dzielnicach tego koloru.
explain-visionary = U wizjonera leżą żetony patronów, zleceń i nadmiarowe oraz klucze. Punkty za nie przychodzą na koniec gry.
explain-patron = Kafelek to wartość patrona: tyle daje na koniec każdy jego żeton. Gwiazdka: zna ją tylko ten, kto ma taki żeton.
explain-key = Kto pierwszy wzniesie wszystko, bierze duży klucz; w grze na trzy lub cztery osoby kto drugi, ten mały.
explain-initiative = Numer karty cudu to jej inicjatywa: najniższa zaczyna erę II i następną licytację, ilekroć ktoś skończy budowę.
explain-control = Wysokie, średnie i niskie budynki na każdej wyspie. Kontrolę daje najwięcej wysokich, co oznacza korona; remis rozstrzygają pozostałe.
explain-eras = Gra ma dwie ery. Jasna kropka to ta, która trwa.
explain-standing = Prestiż, gdyby gra skończyła się teraz, i ten, którego można oczekiwać na koniec, według oceny botów. Liczy się tylko to, co wiesz.
