## Что делают карты, нашими словами. Аргументы — значения карты в выбранном издании.

wonder-1-effect =
    Может перебить шедевр, который только что поставил соперник. За постройку — { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    }. С этого момента соперники не могут делать ставки высокими зданиями в соседних с ним районах, { $relief ->
        [player] кроме случаев, когда с ним соседствуют все свободные районы или когда игроку не хватает других районов для своих высоких зданий.
       *[city] кроме случая, когда с ним соседствуют все свободные районы.
    }
wonder-2-effect =
    { $starts ->
        [last-structure] Этим шедевром можно начать аукцион, только если он ваше последнее сооружение, зато в любом свободном районе.
       *[any-auction] Этим шедевром можно начать любой ваш аукцион, в любом свободном районе.
    } { $outbids ->
        [anywhere] И в ходе аукциона его можно поставить в любой свободный район.
       *[adjacent] {""}
    } { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    }, если им начали и выиграли этот аукцион.
wonder-3-effect =
    { $per_bid ->
        [one] { $per_bid } очко престижа
        [few] { $per_bid } очка престижа
        [many] { $per_bid } очков престижа
       *[other] { $per_bid } очка престижа
    } за каждую ставку этого аукциона, чья бы она ни была, включая сам шедевр.
wonder-4-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    }, если ваши сооружения соседствуют хотя бы { $lakes ->
        [one] с { $lakes } озером
        [few] с { $lakes } озёрами
        [many] с { $lakes } озёрами
       *[other] с { $lakes } озера
    }.
wonder-5-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    }, если ваши сооружения соседствуют хотя бы { $blimps ->
        [one] с { $blimps } дирижаблем
        [few] с { $blimps } дирижаблями
        [many] с { $blimps } дирижаблями
       *[other] с { $blimps } дирижабля
    }.
wonder-6-effect =
    { $per_structure ->
        [one] { $per_structure } очко престижа
        [few] { $per_structure } очка престижа
        [many] { $per_structure } очков престижа
       *[other] { $per_structure } очка престижа
    } за каждое соседнее сооружение, чьё бы оно ни было.
wonder-7-effect =
    { $per_neighborhood ->
        [one] { $per_neighborhood } очко престижа
        [few] { $per_neighborhood } очка престижа
        [many] { $per_neighborhood } очков престижа
       *[other] { $per_neighborhood } очка престижа
    } за каждый соседний свободный район после возврата проигравших ставок.
wonder-8-effect =
    Раскройте свою личную цель и больше не закрывайте её. { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    }, если цель уже достигнута; в конце игры она принесёт очки как обычно.
wonder-9-effect =
    { $per_row ->
        [0] { $per_disc ->
            [one] { $per_disc } очко престижа
            [few] { $per_disc } очка престижа
            [many] { $per_disc } очков престижа
           *[other] { $per_disc } очка престижа
        } за каждый собранный жетон района на ваших шкалах
       *[other] { $per_row ->
            [one] { $per_row } очко престижа
            [few] { $per_row } очка престижа
            [many] { $per_row } очков престижа
           *[other] { $per_row } очка престижа
        } за каждую вашу шкалу, на которой { $discs ->
            [one] не меньше { $discs } собранного жетона
            [few] не меньше { $discs } собранных жетонов
            [many] не меньше { $discs } собранных жетонов
           *[other] не меньше { $discs } собранных жетонов
        }{ $per_disc ->
            [0] {""}
           *[other] , и ещё { $per_disc } за каждый жетон района на ваших шкалах
        }
    }, но не больше { $most ->
        [one] { $most } очка престижа
        [few] { $most } очков престижа
        [many] { $most } очков престижа
       *[other] { $most } очка престижа
    }.
wonder-10-effect = Сразу получите очки за обе карты панорам, но только на этой платформе. Мост учитывается, если здесь хотя бы один его конец.
wonder-11-effect =
    { $per_structure ->
        [one] { $per_structure } очко престижа
        [few] { $per_structure } очка престижа
        [many] { $per_structure } очков престижа
       *[other] { $per_structure } очка престижа
    } за каждое сооружение на центральной платформе, чьё бы оно ни было{ $on_central ->
        [0] {" "}и где бы ни стоял этот шедевр.
       *[other] , и ещё { $on_central }, если этот шедевр сам стоит там.
    }
wonder-12-effect =
    { $per_letter ->
        [one] { $per_letter } очко престижа
        [few] { $per_letter } очка престижа
        [many] { $per_letter } очков престижа
       *[other] { $per_letter } очка престижа
    } за каждого мецената, чей жетон покровительства у вас есть, но не больше { $most ->
        [one] { $most } очка престижа
        [few] { $most } очков престижа
        [many] { $most } очков престижа
       *[other] { $most } очка престижа
    }.
wonder-13-effect =
    { $per_tall ->
        [one] { $per_tall } очко престижа
        [few] { $per_tall } очка престижа
        [many] { $per_tall } очков престижа
       *[other] { $per_tall } очка престижа
    } за каждое высокое здание на этой платформе, чьё бы оно ни было. «Мастерская» тоже учитывается.
wonder-14-effect =
    Считается высоким зданием{ $banned ->
        [0] {", но не для запрета «Молота»"}
       *[other] {""}
    }. { $per_tall ->
        [one] { $per_tall } очко престижа
        [few] { $per_tall } очка престижа
        [many] { $per_tall } очков престижа
       *[other] { $per_tall } очка престижа
    } за каждое ваше высокое здание, включая сам шедевр.
wonder-15-effect =
    { $per_disc ->
        [one] { $per_disc } очко престижа
        [few] { $per_disc } очка престижа
        [many] { $per_disc } очков престижа
       *[other] { $per_disc } очка престижа
    } за каждый жетон покровительства, который у вас есть сейчас.
wonder-16-effect =
    { $per_color ->
        [one] { $per_color } очко престижа
        [few] { $per_color } очка престижа
        [many] { $per_color } очков престижа
       *[other] { $per_color } очка престижа
    } за каждый цвет, в районах которого у вас есть сооружения на этой платформе, но не больше { $most ->
        [one] { $most } очка престижа
        [few] { $most } очков престижа
        [many] { $most } очков престижа
       *[other] { $most } очка престижа
    }.
wonder-17-effect =
    { $unbuilt-0 ->
        [one] { $unbuilt-0 } очко престижа
        [few] { $unbuilt-0 } очка престижа
        [many] { $unbuilt-0 } очков престижа
       *[other] { $unbuilt-0 } очка престижа
    }, если у вас не осталось непостроенных { $counts ->
        [buildings] зданий
       *[structures] сооружений
    }; { $unbuilt-1 ->
        [one] { $unbuilt-1 } очко престижа
        [few] { $unbuilt-1 } очка престижа
        [many] { $unbuilt-1 } очков престижа
       *[other] { $unbuilt-1 } очка престижа
    }, если осталось одно; { $unbuilt-2 ->
        [one] { $unbuilt-2 } очко престижа
        [few] { $unbuilt-2 } очка престижа
        [many] { $unbuilt-2 } очков престижа
       *[other] { $unbuilt-2 } очка престижа
    }, если осталось два; ничего, если больше.
wonder-18-effect =
    { $takes ->
        [one-disc] Возьмите один жетон: из этого района или из любого свободного района города.
       *[a-further-disc] Можете взять ещё один жетон из любого свободного района города.
    }
wonder-19-effect =
    { $per_island ->
        [one] { $per_island } очко престижа
        [few] { $per_island } очка престижа
        [many] { $per_island } очков престижа
       *[other] { $per_island } очка престижа
    } за каждую платформу, которую вы сейчас контролируете, в том числе при ничьей.
wonder-20-effect =
    { $per_structure ->
        [one] { $per_structure } очко престижа
        [few] { $per_structure } очка престижа
        [many] { $per_structure } очков престижа
       *[other] { $per_structure } очка престижа
    } за каждое сооружение в вашей самой длинной цепочке. Цепочка идёт от сооружения к соседнему, и каждое учитывается в ней один раз. Сам шедевр может в неё и не входить.

panorama-blimps-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за каждый дирижабль, с которым { $structures ->
        [one] соседствует хотя бы { $structures } ваше сооружение
        [few] соседствуют хотя бы { $structures } ваших сооружения
        [many] соседствуют хотя бы { $structures } ваших сооружений
       *[other] соседствует хотя бы { $structures } вашего сооружения
    }.
panorama-lakes-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за каждое озеро, с которым { $structures ->
        [one] соседствует хотя бы { $structures } ваше сооружение
        [few] соседствуют хотя бы { $structures } ваших сооружения
        [many] соседствуют хотя бы { $structures } ваших сооружений
       *[other] соседствует хотя бы { $structures } вашего сооружения
    }.
panorama-chains-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за каждую платформу, на которой у вас есть цепочка из { $structures } и более сооружений; один раз за платформу.
panorama-bridges-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за каждый мост с вашими сооружениями на обоих концах.
panorama-windmills-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } за каждый район с мельницей, где стоит ваше сооружение.

objective-yellow-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце игры, если в жёлтых районах хотя бы { $structures ->
        [one] { $structures } ваше сооружение
        [few] { $structures } ваших сооружения
        [many] { $structures } ваших сооружений
       *[other] { $structures } вашего сооружения
    }.
objective-green-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце игры, если в зелёных районах хотя бы { $structures ->
        [one] { $structures } ваше сооружение
        [few] { $structures } ваших сооружения
        [many] { $structures } ваших сооружений
       *[other] { $structures } вашего сооружения
    }.
objective-white-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце игры, если в белых районах хотя бы { $structures ->
        [one] { $structures } ваше сооружение
        [few] { $structures } ваших сооружения
        [many] { $structures } ваших сооружений
       *[other] { $structures } вашего сооружения
    }.
objective-brown-effect =
    { $prestige ->
        [one] { $prestige } очко престижа
        [few] { $prestige } очка престижа
        [many] { $prestige } очков престижа
       *[other] { $prestige } очка престижа
    } в конце игры, если в коричневых районах хотя бы { $structures ->
        [one] { $structures } ваше сооружение
        [few] { $structures } ваших сооружения
        [many] { $structures } ваших сооружений
       *[other] { $structures } вашего сооружения
    }.
