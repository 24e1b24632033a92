## Co robią karty, naszymi słowami. Argumenty to wartości karty w danym wydaniu.

wonder-1-effect =
    Może odpowiedzieć na właśnie postawiony cud i go przebić. { $prestige } prestiżu po wzniesieniu. Od tej chwili przeciwnicy nie mogą licytować obok niego niczym wysokim, { $relief ->
        [player] chyba że sąsiadują z nim wszystkie niezabudowane dzielnice albo graczowi zostało za mało innych dzielnic na jego wysokie budynki.
       *[city] chyba że sąsiadują z nim wszystkie niezabudowane dzielnice.
    }
wonder-2-effect = Może otworzyć każdą twoją licytację, w dowolnej niezabudowanej dzielnicy. { $prestige } prestiżu, jeśli otworzył licytację, którą wygrał.
wonder-3-effect = { $per_bid } prestiżu za każdą ofertę tej licytacji, czyjakolwiek by była, razem z tym cudem.
wonder-4-effect =
    { $prestige } prestiżu, jeśli twoje budowle przylegają do co najmniej { $lakes ->
        [one] { $lakes } jeziora
       *[many] { $lakes } jezior
    }.
wonder-5-effect =
    { $prestige } prestiżu, jeśli twoje budowle przylegają do co najmniej { $blimps ->
        [one] { $blimps } sterowca
       *[many] { $blimps } sterowców
    }.
wonder-6-effect = { $per_structure } prestiżu za każdą sąsiednią budowlę, czyjakolwiek by była.
wonder-7-effect = { $per_neighborhood } prestiżu za każdą sąsiednią niezabudowaną dzielnicę, liczone po powrocie pozostałych ofert.
wonder-8-effect = Odkryj na stałe swój ukryty cel. { $prestige } prestiżu, jeśli jest już spełniony; na końcu punktuje jeszcze raz.
wonder-9-effect = { $per_disc } prestiżu za każdy zdobyty żeton dzielnicy w twoich rzędach, najwyżej { $most }.
wonder-10-effect = Od razu punktujesz obie karty panoramy, tylko na tej wyspie. Most liczy się, gdy jeden z jego końców leży tutaj.
wonder-11-effect = { $per_structure } prestiżu za każdą budowlę na centralnej wyspie, czyjakolwiek by była i gdziekolwiek stoi ten cud.
wonder-12-effect = { $per_letter } prestiżu za każdego patrona, którego żeton posiadasz, najwyżej { $most }.
wonder-13-effect = { $per_tall } prestiżu za każdy wysoki budynek na tej wyspie, czyjkolwiek by był. Atelier się liczy.
wonder-14-effect =
    Liczy się jako wysoki budynek{ $banned ->
        [0] {", ale nie dla zakazu Młota"}
       *[other] {""}
    }. { $per_tall } prestiżu za każdy twój wysoki budynek, razem z tym.
wonder-15-effect = { $per_disc } prestiżu za każdy żeton patrona, który masz w tej chwili.
wonder-16-effect = { $per_color } prestiżu za każdy kolor dzielnic, na którym masz budowlę na tej wyspie, najwyżej { $most }.
wonder-17-effect =
    { $counts ->
        [buildings] { $unbuilt-0 } prestiżu, gdy nie masz już niewzniesionych budynków, { $unbuilt-1 } przy jednym, { $unbuilt-2 } przy dwóch, nic przy większej liczbie.
       *[structures] { $unbuilt-0 } prestiżu, gdy nie masz już niewzniesionych budowli, { $unbuilt-1 } przy jednej, { $unbuilt-2 } przy dwóch, nic przy większej liczbie.
    }
wonder-18-effect =
    { $takes ->
        [one-disc] Weź jeden żeton: z tej dzielnicy albo z dowolnej niezabudowanej dzielnicy miasta.
       *[a-further-disc] Możesz wziąć także żeton z jednej dowolnej niezabudowanej dzielnicy miasta.
    }
wonder-19-effect = { $per_island } prestiżu za każdą wyspę, którą teraz kontrolujesz, także przy remisie.
wonder-20-effect = { $per_structure } prestiżu za każdą budowlę w twoim najdłuższym łańcuszku, czyli ciągu kolejno sąsiadujących budowli, w którym każda liczy się raz. Ten cud nie musi do niego należeć.

panorama-blimps-effect =
    { $prestige } prestiżu za każdy sterowiec, przy którym masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    }.
panorama-lakes-effect =
    { $prestige } prestiżu za każde jezioro, przy którym masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    }.
panorama-chains-effect =
    { $prestige } prestiżu za każdą wyspę, na której masz co najmniej { $structures ->
        [one] { $structures } połączoną budowlę
        [few] { $structures } połączone budowle
       *[many] { $structures } połączonych budowli
    }; raz na wyspę.
panorama-bridges-effect = { $prestige } prestiżu za każdy most z twoimi budowlami na obu końcach.
panorama-windmills-effect = { $prestige } prestiżu za każdą dzielnicę z wiatrakiem i twoją budowlą.

objective-yellow-effect =
    { $prestige } prestiżu na koniec, jeśli w żółtych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    }.
objective-green-effect =
    { $prestige } prestiżu na koniec, jeśli w zielonych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    }.
objective-white-effect =
    { $prestige } prestiżu na koniec, jeśli w białych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    }.
objective-brown-effect =
    { $prestige } prestiżu na koniec, jeśli w brązowych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
       *[many] { $structures } budowli
    }.
