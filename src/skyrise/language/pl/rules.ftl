## Za co jest prestiż: zasady, które wymienia rachunek.

rule-score-control = kontrola wysp
rule-score-panorama-blimps = panorama „{ panorama-blimps }”
rule-score-panorama-lakes = panorama „{ panorama-lakes }”
rule-score-panorama-chains = panorama „{ panorama-chains }”
rule-score-panorama-bridges = panorama „{ panorama-bridges }”
rule-score-panorama-windmills = panorama „{ panorama-windmills }”
rule-score-objective = ukryty cel
rule-score-patrons = żetony patronów
rule-score-excess = nadmiarowe żetony
rule-score-keys = klucze do miasta
rule-score-commissions = żetony zleceń
rule-score-structures = budowle
rule-score-carried = wcześniejszy wynik

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

receipt = { $points } – { $rule }
receipt-place = { $points } – { $rule } ({ $place })
