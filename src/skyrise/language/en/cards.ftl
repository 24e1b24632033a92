## What cards do, in our words. The arguments are the edition's values of the card.

wonder-1-effect =
    Can answer a Wonder that was just placed, and beats it. { $prestige } Prestige when built. From then on, opponents cannot bid tall buildings next to it, { $relief ->
        [player] unless every unoccupied neighborhood is next to it, or a player has too few other neighborhoods left for their tall buildings.
       *[city] unless every unoccupied neighborhood is next to it.
    }
wonder-2-effect =
    { $starts ->
        [last-structure] Can start an auction only as your last structure, in any unoccupied neighborhood.
       *[any-auction] Can start any auction you start, in any unoccupied neighborhood.
    } { $outbids ->
        [anywhere] As an outbid it may also go to any unoccupied neighborhood.
       *[adjacent] {""}
    } { $prestige } Prestige if it wins the auction it started.
wonder-3-effect = { $per_bid } Prestige for each bid in this auction, yours and others, including this Wonder.
wonder-4-effect = { $prestige } Prestige if your structures border at least { $lakes } lakes.
wonder-5-effect = { $prestige } Prestige if your structures border at least { $blimps } blimps.
wonder-6-effect = { $per_structure } Prestige for each structure next to it, no matter whose.
wonder-7-effect = { $per_neighborhood } Prestige for each unoccupied neighborhood next to it, after losing bids return.
wonder-8-effect = Reveal your secret objective permanently. { $prestige } Prestige if it is already met; it also scores at the end.
wonder-9-effect =
    { $per_row ->
        [0] { $per_disc } Prestige for each neighborhood disc in your rows
       *[other] { $per_row } Prestige for each of your rows with at least { $discs } collected discs{ $per_disc ->
            [0] {""}
           *[other] , and { $per_disc } for each disc in your rows
        }
    }, up to { $most }.
wonder-10-effect = Score both panoramas now, for you alone and on this island only. A bridge counts if one end is here.
wonder-11-effect =
    { $per_structure } Prestige for each structure on the central island, no matter whose. { $on_central ->
        [0] This Wonder can be built anywhere.
       *[other] { $on_central } more if this Wonder is there itself.
    }
wonder-12-effect = { $per_letter } Prestige for each different patron whose disc you hold, up to { $most }.
wonder-13-effect = { $per_tall } Prestige for each tall building on this island, no matter whose. The Atelier counts.
wonder-14-effect =
    Counts as a tall building{ $banned ->
        [0] {", though the Hammer does not affect it"}
       *[other] {""}
    }. { $per_tall } Prestige for each of your tall buildings, including this one.
wonder-15-effect = { $per_disc } Prestige for each patron disc you hold now.
wonder-16-effect = { $per_color } Prestige for each neighborhood color your structures occupy on this island, up to { $most }.
wonder-17-effect =
    { $unbuilt-0 } Prestige if you have no { $counts ->
        [buildings] building
       *[structures] structure
    } left to build, { $unbuilt-1 } with one left, { $unbuilt-2 } with two, nothing with more.
wonder-18-effect =
    { $takes ->
        [one-disc] Take one disc: from this neighborhood, or from any unoccupied one in the city.
       *[a-further-disc] You may also take the disc from any one unoccupied neighborhood in the city.
    }
wonder-19-effect = { $per_island } Prestige for each island you control now, including ties.
wonder-20-effect = { $per_structure } Prestige for each structure in your longest chain: a path from one to the next that uses each only once. This Wonder does not have to be part of it.

panorama-blimps-effect = { $prestige } Prestige for each blimp bordered by at least { $structures } of your structures.
panorama-lakes-effect = { $prestige } Prestige for each lake bordered by at least { $structures } of your structures.
panorama-chains-effect = { $prestige } Prestige for each island with a chain of at least { $structures } of your structures; only once per island.
panorama-bridges-effect = { $prestige } Prestige for each bridge with your structures at both ends.
panorama-windmills-effect = { $prestige } Prestige for each windmill neighborhood with one of your structures.

objective-yellow-effect = { $prestige } Prestige when the game ends, for at least { $structures } structures in yellow neighborhoods.
objective-green-effect = { $prestige } Prestige when the game ends, for at least { $structures } structures in green neighborhoods.
objective-white-effect = { $prestige } Prestige when the game ends, for at least { $structures } structures in white neighborhoods.
objective-brown-effect = { $prestige } Prestige when the game ends, for at least { $structures } structures in brown neighborhoods.
