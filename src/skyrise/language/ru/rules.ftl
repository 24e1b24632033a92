## За что получен престиж: правила, на которые ссылается счёт.

rule-score-control = контроль платформ
rule-score-panorama-blimps = панорама «{ panorama-blimps }»
rule-score-panorama-lakes = панорама «{ panorama-lakes }»
rule-score-panorama-chains = панорама «{ panorama-chains }»
rule-score-panorama-bridges = панорама «{ panorama-bridges }»
rule-score-panorama-windmills = панорама «{ panorama-windmills }»
rule-score-objective = личная цель
rule-score-patrons = жетоны покровительства
rule-score-excess = жетоны сверх шкалы
rule-score-keys = ключи от города
rule-score-commissions = жетоны награды
rule-score-structures = сооружения
rule-score-carried = прежние очки

rule-wonder-hammer = { wonder-1 }
rule-wonder-capital = { wonder-2 }
rule-wonder-palace = { wonder-3 }
rule-wonder-atlantis = { wonder-4 }
rule-wonder-zeppelinstone = { wonder-5 }
rule-wonder-lynch = { wonder-6 }
rule-wonder-opportunity = { wonder-7 }
rule-wonder-kahn = { wonder-8 }
rule-wonder-jacobs = { wonder-9 }
rule-wonder-intelligentsium = { wonder-10 }
rule-wonder-olmsted = { wonder-11 }
rule-wonder-munch = { wonder-12 }
rule-wonder-sullivan = { wonder-13 }
rule-wonder-atelier = { wonder-14 }
rule-wonder-shard = { wonder-15 }
rule-wonder-boca = { wonder-16 }
rule-wonder-baron = { wonder-17 }
rule-wonder-vault = { wonder-18 }
rule-wonder-summit = { wonder-19 }
rule-wonder-niemeyer = { wonder-20 }

receipt = { $points } — { $rule }
receipt-place = { $points } — { $rule } ({ $place })
