## What cards do, in our words. The arguments are the edition's values of the card.

wonder-1-effect =
    Can answer a Wonder that somebody has just placed, and beats it. { $prestige } Prestige when built. From then on opponents may bid nothing tall next to it, { $relief ->
        [player] except while every unoccupied neighborhood is next to it, or for a player who has too few other neighborhoods for their tall buildings.
       *[city] except while every unoccupied neighborhood is next to it.
    }
wonder-2-effect = May start any auction of yours, on any unoccupied neighborhood. { $prestige } Prestige if it started the auction that it won.
wonder-3-effect = { $per_bid } Prestige for every bid of this auction, whoever placed it, this Wonder included.
wonder-4-effect = { $prestige } Prestige if your structures border at least { $lakes } lakes.
wonder-5-effect = { $prestige } Prestige if your structures border at least { $blimps } blimps.
wonder-6-effect = { $per_structure } Prestige for every structure next to it, whoever owns it.
wonder-7-effect = { $per_neighborhood } Prestige for every unoccupied neighborhood next to it, once the other bids are back.
wonder-8-effect = Turn your secret objective up for good. { $prestige } Prestige if it is fulfilled now; it scores at the end as well.
wonder-9-effect = { $per_disc } Prestige for every neighborhood disc collected in your rows, at most { $most }.
wonder-10-effect = Both panoramas are scored for you now, on this island alone. A bridge counts if one end is here.
wonder-11-effect = { $per_structure } Prestige for every structure on the central island, whoever owns it, wherever this Wonder stands.
wonder-12-effect = { $per_letter } Prestige for every different patron of whom you hold a disc, at most { $most }.
wonder-13-effect = { $per_tall } Prestige for every tall building on this island, whoever owns it. The Atelier counts.
wonder-14-effect =
    Counts as a tall building{ $banned ->
        [0] {", though not for the Hammer's ban"}
       *[other] {""}
    }. { $per_tall } Prestige for every tall building of yours, this one included.
wonder-15-effect = { $per_disc } Prestige for every patron disc that you hold now.
wonder-16-effect = { $per_color } Prestige for every different colour on which you have a structure on this island, at most { $most }.
wonder-17-effect =
    { $unbuilt-0 } Prestige with no { $counts ->
        [buildings] building
       *[structures] structure
    } of yours left to build, { $unbuilt-1 } with one, { $unbuilt-2 } with two, none with more.
wonder-18-effect =
    { $takes ->
        [one-disc] Take one disc: that of this neighborhood, or of any unoccupied one in the city.
       *[a-further-disc] You may also take the disc of any one unoccupied neighborhood in the city.
    }
wonder-19-effect = { $per_island } Prestige for every island that you control now, ties included.
wonder-20-effect = { $per_structure } Prestige for every structure in your longest chain: a path from one to the next, each used once. This Wonder need not be in it.

panorama-blimps-effect = { $prestige } Prestige for each blimp that at least { $structures } of your structures border.
panorama-lakes-effect = { $prestige } Prestige for each lake that at least { $structures } of your structures border.
panorama-chains-effect = { $prestige } Prestige for each island on which at least { $structures } of your structures are connected, once per island.
panorama-bridges-effect = { $prestige } Prestige for each bridge with a structure of yours at both ends.
panorama-windmills-effect = { $prestige } Prestige for each windmill neighborhood with a structure of yours.

objective-yellow-effect = { $prestige } Prestige at the end with at least { $structures } structures on yellow neighborhoods.
objective-green-effect = { $prestige } Prestige at the end with at least { $structures } structures on green neighborhoods.
objective-white-effect = { $prestige } Prestige at the end with at least { $structures } structures on white neighborhoods.
objective-brown-effect = { $prestige } Prestige at the end with at least { $structures } structures on brown neighborhoods.
