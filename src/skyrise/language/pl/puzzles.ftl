## Zadania i plansza analizy na własnych ekranach.

analysis-lines = Najlepsze ruchy
analysis-over = W tym miejscu gra jest skończona: cofnij się albo wybierz inny wariant.
analysis-play = Zagraj to na planszy
analysis-variants = Warianty
analysis-played = Ostatnie ruchy
analysis-game = Partia tak, jak ją rozegrano
analysis-variant =
    Wariant { $number } (po ruchu { $ply }): { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
analysis-drop = Usuń wariant { $number }
analysis-decides = Decyduje: { $who }
analysis-share = Udostępnij tę analizę
analysis-none = W tym linku nie ma analizy. Otwórz zapis albo omówienie partii i przejdź tu z wybranego momentu.
puzzle-about = Pozycje z partii silnych botów, w których jeden ruch jest wyraźnie najlepszy. Widzisz to, co mógł wiedzieć gracz, i nic więcej.
puzzle-rating = Ranking: { $rating } ± { $deviation }
puzzle-solved = Rozwiązane za pierwszym razem: { $solved } z { $tried }
puzzle-of-day = Zadanie dnia
puzzle-was-solved = rozwiązane
puzzle-was-missed = nierozwiązane
puzzle-training = Ćwiczenia według motywu
puzzle-count = wypróbowane: { $done } z { $all }
puzzle-difficulty = Trudność { $number } z 5
puzzle-all = Wszystkie zadania
puzzle-task = Który ruch daje ci największe szanse na zwycięstwo?
puzzle-right = To najlepszy ruch
puzzle-wrong = Jest lepszy ruch
puzzle-margin = Drugi w kolejności ruch daje o { $share } mniejsze szanse na zwycięstwo. Ocena: { $method }.
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następne zadanie
puzzle-idea-win = Wygraj licytację
puzzle-idea-win-about = Warto licytować: którym budynkiem i gdzie?
puzzle-idea-let-go = Odpuść
puzzle-idea-let-go-about = Ta dzielnica nie jest warta swojej ceny.
puzzle-idea-start = Gdzie zacząć
puzzle-idea-start-about = Oferta otwierająca rozstrzyga, o co toczy się licytacja.
puzzle-idea-wonder = Który cud
puzzle-idea-wonder-about = Wybór na koniec ery I.
puzzle-idea-ending = Ostatnie licytacje
puzzle-idea-ending-about = Zostało niewiele budowli: liczy się każdy punkt.
puzzle-idea-deduce = Wywnioskuj ukrytą wartość
puzzle-idea-deduce-about = Wartości trzech patronów zdradzają czwartą.
