## Co mówi nauczyciel: dlaczego dany ruch, co pokazuje omówienie partii, co wyjaśnia trener.

why-wonder =
    { $piece }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    } w tym miejscu.
why-patron =
    Daje { $disc }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-patron-unknown = Daje { $disc } i prawo podejrzenia jego wartości.
why-wild = Daje żeton uniwersalny w wybranym przez ciebie kolorze.
why-commissions =
    Daje żeton zlecenia: przy tym, co masz teraz, { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-excess =
    Rząd jest pełny, więc { $disc } to żeton nadmiarowy: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-row-up = Żeton numer { $discs } w { $row-loc }: każda budowla w tym kolorze jest warta { $after } zamiast { $before }, a masz ich tam { $structures }.
why-row-down = Czwarty żeton w { $row-loc }: każda budowla w tym kolorze jest warta { $after } zamiast { $before }, a masz ich tam { $structures }.
why-ground =
    Sama budowla daje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    } – tyle wskazuje { $row }.
why-control =
    Przejmuje kontrolę: { $island }, { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-control-shared =
    Daje współkontrolę: { $island }, { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-denies-control =
    { $who } traci kontrolę: { $island }, { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-panorama =
    { $panorama }: o { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    } więcej.
why-objective = Ukryty cel: { $have } z { $need } budowli.
why-objective-met =
    Realizuje twój ukryty cel: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-at-once = Nikt nie może na to odpowiedzieć.
why-untopped = Nikt w tej licytacji nie ma nic powyżej { $piece }.
why-topped = { $piece } przebije tylko: { $pieces }.
why-piece-of = { $who } ({ $pieces })
why-denies =
    Bez tego { $at } zajmie ktoś inny: { $who }, { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-keeps-island =
    Pasując, zachowujesz { $piece }: ten budynek rozstrzyga o kontroli ({ $island }), a na { $at } daje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-keeps-highest =
    Pasując, zachowujesz { $piece }, swoją najwyższą liczbę; na { $at } daje ona { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-keeps =
    Pasując, zachowujesz { $piece } na później; na { $at } daje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.
why-saves = { $piece } też może tu wystarczyć, a { $higher } zostaje na później.
why-then = { $who } zapewne wzniesie potem { $piece-acc } na { $at }.
why-then-disc = { $who } zapewne wzniesie potem { $piece-acc } na { $at } i weźmie { $disc }.
why-cards =
    { $cards }: o { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    } więcej niż { $others }.
why-cards-less =
    { $cards }: o { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    } mniej niż { $others }.
why-cards-same = { $cards }: tyle samo, ile { $others }.
why-expected =
    Na koniec możesz liczyć na { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktu prestiżu
    }.

verdict-only = bez wyboru
verdict-best = najlepszy
verdict-good = dobry
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = poważny błąd
verdict-find = znakomity
mistake-bidding = za wysokie oferty
mistake-low = za niskie oferty
mistake-passing = za wczesne pasy
mistake-place = złe miejsce
mistake-wonder = cuda
mistake-wild = żetony uniwersalne
method-only = nie było wyboru
method-judged = pierwszy rzut oka
method-searched = przeszukanie
method-solved = dokładne obliczenie
hidden-patron = wartość patrona { $letter }
hidden-objectives = ukryte cele: { $names }
hidden-hands = karty cudów: { $names }

review-title = Omówienie partii
review-curve = Szanse na zwycięstwo
review-curve-note = Po każdej licytacji, na podstawie tego, co każdy mógł wiedzieć.
review-curve-open = Linia przerywana: przy odkrytych kartach.
review-open = przy odkrytych kartach
review-curve-text = { $who }: od { $first }% do { $last }%, najwyżej { $most }%, najniżej { $least }%
review-unfinished = przemyślano { $done } z { $of }
review-moments = Kluczowe momenty
review-moments-none = Żadna decyzja nie kosztowała nawet dwóch punktów procentowych szans.
review-players = Jak kto grał
review-auctions = Wygrane licytacje: ile kosztowały i ile były warte
review-auction = Licytacja
review-auction-at =
    Licytacja { $auction }, era { $era ->
        [1] I
       *[2] II
    }
review-player = Gracz
review-played = zagrano
review-better = lepiej
review-lost-note = stracone pkt proc. szans
review-why = Dlaczego
review-hidden = Wtedy ukryte: { $what }.
review-open-lost = Przy odkrytych kartach: { $lost }.
review-best = Najlepsze ruchy
review-best-of = { $best } z { $decisions }
review-luck = Szczęście w kartach
review-paid = Zapłacono
review-beaten = Przebito
review-place = Miejsce
review-gain = Zdobyty prestiż
review-chance = Szanse

coach-cards = Era I się skończyła. Zatrzymaj kartę cudu, która pasuje do twoich budowli; nikt jej nie zobaczy, dopóki wszyscy nie wybiorą.
coach-wild = Żeton uniwersalny: wybierz mu rząd, już na stałe. Najwięcej zyska rząd z dwoma żetonami i wieloma budowlami.
coach-vault = Krypta daje jeszcze jeden żeton. Poszukaj takiego, który podniesie wartość rzędu, albo litery, której wartość znasz.
coach-start = Zaczynasz tę licytację: postaw budynek na centralnej wyspie albo obok dowolnej budowli. Mała liczba to tani sposób, by sprawdzić, kto chce tego miejsca.
coach-outbid = Daj więcej obok ostatniej oferty albo spasuj. Przegrana oferta do ciebie wraca; płaci tylko zwycięzca.
coach-last = Została jedna budowla. Kto pierwszy wzniesie wszystko, bierze duży klucz do miasta.
coach-wonder = Twój cud przebija każdą liczbę i kończy licytację, chyba że odpowie Młot. Przeczytaj kartę: kiedy da najwięcej?
coach-fourth = Uwaga: jeden z twoich rzędów ma trzy żetony. Czwarty obniży wartość każdej budowli w tym kolorze.
coach-excess = Jeden z twoich rzędów jest pełny. Od teraz każdy żeton tego koloru jest nadmiarowy i sporo wart.
coach-rows = Zwycięzca bierze żeton z tego miejsca. Żetony wypełniają rzędy, a rząd mówi, ile daje każda budowla w jego kolorze.
coach-patrons = Żetony z literami to żetony patronów. Weź jeden, a poznasz wartość patrona; tyle jest wart każdy jego żeton.
coach-objective = Twój ukryty cel wymaga budowli w dzielnicach jednego koloru. Zaznaczone miejsca mają ten kolor.
coach-islands = Na koniec obu er każda wyspa daje punkty temu, kto ma na niej najwięcej wysokich budynków. Często mają one małe liczby.
coach-panoramas = Dwie karty panoramy dają punkty za to, gdzie budujesz. Spójrz na nie, zanim wybierzesz miejsce.
coach-commissions = W zasięgu jest żeton zlecenia: daje punkt za wszystko, co leży na ilustracji wizjonera.
