## Jak nazywają się wartości wydania i słowa, którymi niektóre z nich mogą być.

value-discs-color = Żetony dzielnic każdego koloru
value-discs-patron = Żetony każdego patrona
value-discs-wild = Żetony uniwersalne
value-discs-commissions = Żetony zleceń
value-removed-color = Usuwane przy { $players } graczach: żetony dzielnic każdego koloru
value-removed-patron = Usuwane przy { $players } graczach: żetony każdego patrona
value-removed-wild = Usuwane przy { $players } graczach: żetony uniwersalne
value-removed-commissions = Usuwane przy { $players } graczach: żetony zleceń
value-hands = Karty cudów na ręce każdego przy { $players } graczach
value-figures = Cuda wznoszone przez każdego przy { $players } graczach
value-buildings-tall =
    { $color }, { $era ->
        [1] era I
       *[other] era II
    }: wysokie budynki
value-buildings-medium =
    { $color }, { $era ->
        [1] era I
       *[other] era II
    }: średnie budynki
value-buildings-short =
    { $color }, { $era ->
        [1] era I
       *[other] era II
    }: niskie budynki
value-rows =
    { $discs ->
        [0] Budowla, gdy w rzędzie jej koloru nie ma żetonu
        [one] Budowla, gdy w rzędzie jej koloru jest { $discs } żeton
        [few] Budowla, gdy w rzędzie jej koloru są { $discs } żetony
        [many] Budowla, gdy w rzędzie jej koloru jest { $discs } żetonów
       *[other] Budowla, gdy w rzędzie jej koloru jest { $discs } żetonów
    }
value-control-prestige = Kontrola wyspy
value-panorama-prestige = Karta panoramy { $card }: prestiż za każde zrealizowanie
value-panorama-structures = Karta panoramy { $card }: potrzebne budowle
value-objective-prestige = Ukryty cel, { $card }: prestiż
value-objective-structures = Ukryty cel, { $card }: potrzebne budowle
value-patrons-values = Cztery kafelki wartości patronów
value-visionary-excess = Nadmiarowy żeton
value-visionary-commissions = Żeton zlecenia, za każdy żeton i klucz na ilustracji wizjonera
value-keys-large = Duży klucz
value-keys-small = Mały klucz
value-victory-tie = Przy remisie wygrywa
value-of-wonder = { $card }: { $value }
value-wonders-1-prestige = prestiż przy wzniesieniu
value-wonders-1-relief = zakaz nie działa
value-wonders-2-starts = może otworzyć
value-wonders-2-outbids = może stanąć
value-wonders-2-prestige = prestiż, jeśli wygrał licytację, którą otworzył
value-wonders-3-per-bid = za każdą ofertę w licytacji
value-wonders-4-prestige = prestiż przy wystarczającej liczbie jezior
value-wonders-4-lakes = potrzebne jeziora
value-wonders-5-prestige = prestiż przy wystarczającej liczbie sterowców
value-wonders-5-blimps = potrzebne sterowce
value-wonders-6-per-structure = za każdą sąsiednią budowlę
value-wonders-7-per-neighborhood = za każdą sąsiednią niezabudowaną dzielnicę
value-wonders-8-prestige = prestiż, jeśli twój cel jest już zrealizowany
value-wonders-9-per-disc = za każdy żeton w twoich rzędach
value-wonders-9-per-row = za każdy rząd z wystarczającą liczbą żetonów
value-wonders-9-discs = żetony potrzebne w rzędzie
value-wonders-9-most = najwyżej
value-wonders-11-per-structure = za każdą budowlę na centralnej wyspie
value-wonders-11-on-central = dodatkowo, jeśli też tam stoi
value-wonders-12-per-letter = za każdego patrona, którego żeton posiadasz
value-wonders-12-most = najwyżej
value-wonders-13-per-tall = za każdy wysoki budynek na jego wyspie
value-wonders-14-per-tall = za każdy twój wysoki budynek
value-wonders-14-banned = dotyczy go zakaz Młota
value-wonders-15-per-disc = za każdy żeton patrona
value-wonders-16-per-color = za każdy kolor dzielnic na jego wyspie
value-wonders-16-most = najwyżej
value-wonders-17-unbuilt-0 = gdy nic nie zostało do wzniesienia
value-wonders-17-unbuilt-1 = gdy do wzniesienia została jeszcze jedna
value-wonders-17-unbuilt-2 = gdy do wzniesienia zostały jeszcze dwie
value-wonders-17-counts = co liczy się jako niewzniesione
value-wonders-18-takes = bierze
value-wonders-19-per-island = za każdą kontrolowaną wyspę
value-wonders-20-per-structure = za każdą budowlę w twoim najdłuższym łańcuszku
choice-earlier-last-structure = kto wcześniej wzniósł ostatnią budowlę
choice-most-prestige-from-patrons = kto ma więcej prestiżu za żetony patronów
choice-city = gdy sąsiadują z nim wszystkie niezabudowane dzielnice
choice-player = także wobec gracza, któremu brakuje innych dzielnic
choice-any-auction = każdą twoją licytację
choice-last-structure = tylko jako twoja ostatnia budowla
choice-adjacent = obok ostatniej oferty
choice-anywhere = w dowolnej niezabudowanej dzielnicy
choice-structures = budowle, także cuda
choice-buildings = tylko budynki
choice-a-further-disc = jeszcze jeden żeton
choice-one-disc = łącznie jeden żeton
choice-yes = tak
choice-no = nie
topic-city = Miasto
topic-setup = Przygotowanie
topic-buildings = Budynki
topic-auctions = Licytacje
topic-rows = Rzędy żetonów
topic-islands = Kontrola wysp i karty panoramy
topic-objectives = Ukryte cele
topic-visionary = Patroni, wizjoner i klucze
topic-end = Ery i zwycięstwo
topic-wonders = Cuda
