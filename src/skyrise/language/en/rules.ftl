## What Prestige is for: the rules that receipts name.

rule-score-control = island control
rule-score-panorama-blimps = the { panorama-blimps } panorama
rule-score-panorama-lakes = the { panorama-lakes } panorama
rule-score-panorama-chains = the { panorama-chains } panorama
rule-score-panorama-bridges = the { panorama-bridges } panorama
rule-score-panorama-windmills = the { panorama-windmills } panorama
rule-score-objective = the secret objective
rule-score-patrons = patron discs
rule-score-excess = excess discs
rule-score-keys = keys to the city
rule-score-commissions = commissions discs
rule-score-structures = structures
rule-score-carried = Prestige scored earlier

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

receipt = { $points } for { $rule }
receipt-place = { $points } for { $rule } ({ $place })
