## За что получены очки престижа: правила, на которые ссылается счёт.

rule-score-control = контроль платформ
rule-score-panorama-blimps = панорама { panorama-blimps.quoted }
    .acc = панораму { panorama-blimps.quoted }
rule-score-panorama-lakes = панорама { panorama-lakes.quoted }
    .acc = панораму { panorama-lakes.quoted }
rule-score-panorama-chains = панорама { panorama-chains.quoted }
    .acc = панораму { panorama-chains.quoted }
rule-score-panorama-bridges = панорама { panorama-bridges.quoted }
    .acc = панораму { panorama-bridges.quoted }
rule-score-panorama-windmills = панорама { panorama-windmills.quoted }
    .acc = панораму { panorama-windmills.quoted }
rule-score-objective = личная цель
    .acc = личную цель
rule-score-patrons = жетоны покровительства
rule-score-excess = жетоны сверх шкалы
rule-score-keys = ключи от города
rule-score-commissions = жетоны награды
rule-score-structures = сооружения
rule-score-carried = начало партии

rule-wonder-hammer = шедевр { wonder-1.quoted }
rule-wonder-capital = шедевр { wonder-2.quoted }
rule-wonder-palace = шедевр { wonder-3.quoted }
rule-wonder-atlantis = шедевр { wonder-4.quoted }
rule-wonder-zeppelinstone = шедевр { wonder-5.quoted }
rule-wonder-lynch = шедевр { wonder-6.quoted }
rule-wonder-opportunity = шедевр { wonder-7.quoted }
rule-wonder-kahn = шедевр { wonder-8.quoted }
rule-wonder-jacobs = шедевр { wonder-9.quoted }
rule-wonder-intelligentsium = шедевр { wonder-10.quoted }
rule-wonder-olmsted = шедевр { wonder-11.quoted }
rule-wonder-munch = шедевр { wonder-12.quoted }
rule-wonder-sullivan = шедевр { wonder-13.quoted }
rule-wonder-atelier = шедевр { wonder-14.quoted }
rule-wonder-shard = шедевр { wonder-15.quoted }
rule-wonder-boca = шедевр { wonder-16.quoted }
rule-wonder-baron = шедевр { wonder-17.quoted }
rule-wonder-vault = шедевр { wonder-18.quoted }
rule-wonder-summit = шедевр { wonder-19.quoted }
rule-wonder-niemeyer = шедевр { wonder-20.quoted }

receipt =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $rule-acc }
receipt-place =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $rule-acc } ({ $place })
