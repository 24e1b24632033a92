## Puzzles and the analysis board, on screens of their own.

analysis-lines = Najlepsze ruchy
analysis-over = Tutaj gra jest skończona: cofnij się albo wybierz inny wariant.
analysis-play = Zagraj to na planszy
analysis-variants = Warianty
analysis-played = Ostatnie ruchy
analysis-game = Partia tak, jak ją rozegrano
analysis-variant =
    Wariant { $number }: od chwili { $ply }, { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
analysis-drop = Usuń wariant { $number }
analysis-decides = Decyduje: { $who }
analysis-share = Udostępnij tę analizę
analysis-none = W tym odnośniku nie ma analizy. Otwórz zapis albo omówienie gry i przejdź tu z wybranej chwili.
puzzle-about = Pozycje z partii silnych botów, w których jeden ruch jest wyraźnie najlepszy. Widzisz to, co mógł wiedzieć gracz, i nic więcej.
puzzle-rating = Ranking: { $rating } ± { $deviation }
puzzle-solved = Rozwiązane za pierwszym razem: { $solved } z { $tried }
puzzle-of-day = Zadanie dnia
puzzle-was-solved = rozwiązane
puzzle-was-missed = nierozwiązane
puzzle-training = Ćwiczenia według pomysłu
puzzle-count = { $done } z { $all } wypróbowanych
puzzle-difficulty = Trudność { $number } z 5
puzzle-all = Wszystkie zadania
puzzle-task = Który ruch daje ci największą szansę na wygraną?
puzzle-right = To najlepszy ruch
puzzle-wrong = Jest lepszy ruch
puzzle-margin = Następny ruch w kolejności traci { $share } szans na wygraną. Ocena: { $method }.
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następne zadanie
puzzle-idea-win = Wygraj licytację
puzzle-idea-win-about = Warto licytować: którym budynkiem i gdzie?
puzzle-idea-let-go = Odpuść
puzzle-idea-let-go-about = Ta oferta nie jest warta swojej ceny.
puzzle-idea-start = Gdzie zacząć
puzzle-idea-start-about = Oferta początkowa rozstrzyga, o co toczy się licytacja.
puzzle-idea-wonder = Który Cud
puzzle-idea-wonder-about = Wybór na koniec pierwszej Ery.
puzzle-idea-ending = Ostatnie licytacje
puzzle-idea-ending-about = Zostało niewiele budowli: liczy się każdy punkt.
puzzle-idea-deduce = Wydedukuj ukrytą wartość
puzzle-idea-deduce-about = Wartości trzech patronów zdradzają czwartą.
