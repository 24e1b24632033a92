## Co robią karty, naszymi słowami. Argumenty to wartości karty w danym wydaniu.

wonder-1-effect =
    Może przebić cud, który ktoś właśnie postawił. Po wzniesieniu { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }. Od tej chwili przeciwnicy nie mogą obok niego licytować wysokimi budynkami, { $relief ->
        [player] chyba że sąsiadują z nim wszystkie niezabudowane dzielnice albo graczowi zostało za mało innych dzielnic na jego wysokie budynki.
       *[city] chyba że sąsiadują z nim wszystkie niezabudowane dzielnice.
    }
wonder-2-effect =
    { $starts ->
        [last-structure] Może otworzyć licytację tylko jako twoja ostatnia budowla, ale w dowolnej niezabudowanej dzielnicy.
       *[any-auction] Może otworzyć każdą twoją licytację, i to w dowolnej niezabudowanej dzielnicy.
    } { $outbids ->
        [anywhere] Także w trakcie licytacji może stanąć w dowolnej niezabudowanej dzielnicy.
       *[adjacent] {""}
    } { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }, jeśli wygra licytację, którą otworzył.
wonder-3-effect =
    { $per_bid ->
        [one] { $per_bid } punkt prestiżu
        [few] { $per_bid } punkty prestiżu
        [many] { $per_bid } punktów prestiżu
       *[other] { $per_bid } punktów prestiżu
    } za każdą ofertę w tej licytacji, bez względu na właściciela, także za ten cud.
wonder-4-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }, jeśli twoje budowle przylegają do co najmniej { $lakes ->
        [one] { $lakes } jeziora
        [few] { $lakes } jezior
        [many] { $lakes } jezior
       *[other] { $lakes } jezior
    }.
wonder-5-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }, jeśli twoje budowle przylegają do co najmniej { $blimps ->
        [one] { $blimps } sterowca
        [few] { $blimps } sterowców
        [many] { $blimps } sterowców
       *[other] { $blimps } sterowców
    }.
wonder-6-effect =
    { $per_structure ->
        [one] { $per_structure } punkt prestiżu
        [few] { $per_structure } punkty prestiżu
        [many] { $per_structure } punktów prestiżu
       *[other] { $per_structure } punktów prestiżu
    } za każdą budowlę sąsiadującą z tym cudem, bez względu na właściciela.
wonder-7-effect =
    { $per_neighborhood ->
        [one] { $per_neighborhood } punkt prestiżu
        [few] { $per_neighborhood } punkty prestiżu
        [many] { $per_neighborhood } punktów prestiżu
       *[other] { $per_neighborhood } punktów prestiżu
    } za każdą niezabudowaną dzielnicę obok, po powrocie pozostałych ofert do właścicieli.
wonder-8-effect =
    Odkryj na stałe swój ukryty cel. { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }, jeśli jest już zrealizowany; na koniec gry punkty za niego liczą się jak zwykle.
wonder-9-effect =
    { $per_row ->
        [0] { $per_disc ->
            [one] { $per_disc } punkt prestiżu
            [few] { $per_disc } punkty prestiżu
            [many] { $per_disc } punktów prestiżu
           *[other] { $per_disc } punktów prestiżu
        } za każdy zdobyty żeton dzielnicy w twoich rzędach
       *[other] { $per_row ->
            [one] { $per_row } punkt prestiżu
            [few] { $per_row } punkty prestiżu
            [many] { $per_row } punktów prestiżu
           *[other] { $per_row } punktów prestiżu
        } za każdy twój rząd, w którym { $discs ->
            [one] jest co najmniej { $discs } zdobyty żeton
            [few] są co najmniej { $discs } zdobyte żetony
            [many] jest co najmniej { $discs } zdobytych żetonów
           *[other] jest co najmniej { $discs } zdobytych żetonów
        }{ $per_disc ->
            [0] {""}
           *[other] , a do tego { $per_disc } za każdy żeton dzielnicy w twoich rzędach
        }
    }, łącznie najwyżej { $most }.
wonder-10-effect = Od razu dostajesz punkty za obie karty panoramy: tylko ty i tylko na tej wyspie. Most się liczy, gdy choć jeden jego koniec jest tutaj.
wonder-11-effect =
    { $per_structure ->
        [one] { $per_structure } punkt prestiżu
        [few] { $per_structure } punkty prestiżu
        [many] { $per_structure } punktów prestiżu
       *[other] { $per_structure } punktów prestiżu
    } za każdą budowlę na centralnej wyspie, bez względu na właściciela{ $on_central ->
        [0] {" "}i na to, gdzie stoi ten cud.
       *[other] , i jeszcze { $on_central }, jeśli ten cud też tam stoi.
    }
wonder-12-effect =
    { $per_letter ->
        [one] { $per_letter } punkt prestiżu
        [few] { $per_letter } punkty prestiżu
        [many] { $per_letter } punktów prestiżu
       *[other] { $per_letter } punktów prestiżu
    } za każdego patrona, którego żeton posiadasz, łącznie najwyżej { $most }.
wonder-13-effect =
    { $per_tall ->
        [one] { $per_tall } punkt prestiżu
        [few] { $per_tall } punkty prestiżu
        [many] { $per_tall } punktów prestiżu
       *[other] { $per_tall } punktów prestiżu
    } za każdy wysoki budynek na tej wyspie, bez względu na właściciela. Atelier też się liczy.
wonder-14-effect =
    Liczy się jako wysoki budynek{ $banned ->
        [0] { ", ale nie przy zakazie Młota" }
       *[other] { "" }
    }. { $per_tall ->
        [one] { $per_tall } punkt prestiżu
        [few] { $per_tall } punkty prestiżu
        [many] { $per_tall } punktów prestiżu
       *[other] { $per_tall } punktów prestiżu
    } za każdy twój wysoki budynek, razem z tym cudem.
wonder-15-effect =
    { $per_disc ->
        [one] { $per_disc } punkt prestiżu
        [few] { $per_disc } punkty prestiżu
        [many] { $per_disc } punktów prestiżu
       *[other] { $per_disc } punktów prestiżu
    } za każdy żeton patrona, który masz w tej chwili.
wonder-16-effect =
    { $per_color ->
        [one] { $per_color } punkt prestiżu
        [few] { $per_color } punkty prestiżu
        [many] { $per_color } punktów prestiżu
       *[other] { $per_color } punktów prestiżu
    } za każdy kolor dzielnic, w których masz budowle na tej wyspie, łącznie najwyżej { $most }.
wonder-17-effect =
    { $unbuilt-0 ->
        [one] { $unbuilt-0 } punkt prestiżu
        [few] { $unbuilt-0 } punkty prestiżu
        [many] { $unbuilt-0 } punktów prestiżu
       *[other] { $unbuilt-0 } punktów prestiżu
    }, jeśli { $counts ->
        [buildings] masz już wzniesione wszystkie budynki, { $unbuilt-1 }, jeśli został ci jeden budynek, { $unbuilt-2 }, jeśli zostały dwa
       *[structures] nie masz już nic do wzniesienia, { $unbuilt-1 }, jeśli została ci jedna budowla, { $unbuilt-2 }, jeśli zostały dwie
    }; przy większej liczbie – nic.
wonder-18-effect =
    { $takes ->
        [one-disc] Weź jeden żeton: z tej dzielnicy albo z dowolnej niezabudowanej dzielnicy miasta.
       *[a-further-disc] Możesz wziąć jeszcze jeden żeton: z dowolnej niezabudowanej dzielnicy miasta.
    }
wonder-19-effect =
    { $per_island ->
        [one] { $per_island } punkt prestiżu
        [few] { $per_island } punkty prestiżu
        [many] { $per_island } punktów prestiżu
       *[other] { $per_island } punktów prestiżu
    } za każdą wyspę, którą teraz kontrolujesz, także przy remisie.
wonder-20-effect =
    { $per_structure ->
        [one] { $per_structure } punkt prestiżu
        [few] { $per_structure } punkty prestiżu
        [many] { $per_structure } punktów prestiżu
       *[other] { $per_structure } punktów prestiżu
    } za każdą budowlę w twoim najdłuższym łańcuszku, czyli ciągu kolejno sąsiadujących budowli, w którym każda występuje tylko raz. Ten cud nie musi do niego należeć.
panorama-blimps-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za każdy sterowiec, przy którym masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }.
panorama-lakes-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za każde jezioro, przy którym masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }.
panorama-chains-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za każdą wyspę z łańcuszkiem co najmniej { $structures ->
        [one] { $structures } twojej budowli
        [few] { $structures } twoich budowli
        [many] { $structures } twoich budowli
       *[other] { $structures } twoich budowli
    }; tylko raz na wyspę.
panorama-bridges-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za każdy most z twoimi budowlami na obu końcach.
panorama-windmills-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } za każdą dzielnicę z wiatrakiem, w której masz budowlę.
objective-yellow-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } na koniec gry, jeśli w żółtych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }.
objective-green-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } na koniec gry, jeśli w zielonych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }.
objective-white-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } na koniec gry, jeśli w białych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }.
objective-brown-effect =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    } na koniec gry, jeśli w brązowych dzielnicach masz co najmniej { $structures ->
        [one] { $structures } budowlę
        [few] { $structures } budowle
        [many] { $structures } budowli
       *[other] { $structures } budowli
    }.
