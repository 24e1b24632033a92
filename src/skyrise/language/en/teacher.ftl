## What a teacher says: why an action, what a review shows, what a coach explains.

why-wonder = { $piece } scores { $points } here.
why-patron = It takes the { $disc }, worth { $points }.
why-patron-unknown = It takes a { $disc }, and you get to see its value.
why-wild = It takes a wild disc, in a color of your choice.
why-commissions = It takes a commissions disc, worth { $points } with what you have now.
why-excess = The row is full, so the { $disc } is an excess disc: { $points }.
why-row-up =
    Disc { $discs } in your { $row }: each structure there scores { $after } instead of { $before }, and you have { $structures ->
        [one] { $structures } there
       *[other] { $structures } there
    }.
why-row-down =
    A fourth disc in your { $row }: each structure there drops from { $before } to { $after }, and you have { $structures ->
        [one] { $structures } there
       *[other] { $structures } there
    }.
why-ground = The structure itself scores { $points } from your { $row }.
why-control = It takes control of { $island }: { $points }.
why-control-shared = It shares control of { $island }: { $points }.
why-denies-control = { $who } loses control of { $island }: { $points }.
why-panorama = { $panorama }: { $points } more.
why-objective = { $have } of { $need } structures for your secret objective.
why-objective-met = It fulfills your secret objective: { $points }.
why-at-once = Nobody can answer it.
why-untopped = Nobody in this auction has anything higher than { $piece }.
why-topped = Only these beat { $piece }: { $pieces }.
why-piece-of = { $who } ({ $pieces })
why-denies = Otherwise { $who } builds on { $at } and gains { $points }.
why-keeps-island = Passing saves { $piece } for { $island }, where it would decide the island; bidding it on { $at } would earn { $points }.
why-keeps-highest = Passing saves { $piece }, your highest number; bidding it on { $at } would earn { $points }.
why-keeps = Passing saves { $piece } for later; bidding it on { $at } would earn { $points }.
why-saves = { $piece } could be enough here too, and saves { $higher } for later.
why-then = After that, { $who } will probably build { $piece } on { $at }.
why-then-disc = After that, { $who } will probably build { $piece } on { $at } and take the { $disc }.
why-cards = { $cards }: expect { $points } Prestige more than with { $others }.
why-cards-less = { $cards }: expect { $points } Prestige less than with { $others }.
why-cards-same = { $cards }: expect about as much as with { $others }.
why-expected = You can expect { $points } Prestige at the end.

verdict-only = no choice
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdict-find = brilliant
mistake-bidding = bidding too high
mistake-low = bidding too low
mistake-passing = passing too early
mistake-place = the wrong place
mistake-wonder = Wonders
mistake-wild = wild discs
method-only = no choice
method-judged = first look
method-searched = searched
method-solved = exact
hidden-patron = the value of patron { $letter }
hidden-objectives = the secret objectives: { $names }
hidden-hands = the Wonder cards: { $names }

review-title = Review
review-curve = Chances of winning
review-curve-note = After each auction, based on what everyone could know.
review-curve-open = Dashed: with all cards face up.
review-open = with all cards face up
review-curve-text = { $who }: from { $first }% to { $last }%, high { $most }%, low { $least }%
review-unfinished = { $done } of { $of } analyzed
review-moments = Key moments
review-moments-none = No decision cost as much as two points of winning chances.
review-players = How everyone played
review-auctions = Auctions won: what they cost and what they were worth
review-auction = Auction
review-auction-at = Auction { $auction }, Era { $era }
review-player = Player
review-played = played
review-better = better
review-lost-note = chances lost (points)
review-why = Why
review-hidden = Hidden at the time: { $what }.
review-open-lost = With all cards face up: { $lost }.
review-best = Best actions
review-best-of = { $best } of { $decisions }
review-luck = Card luck
review-paid = Paid
review-beaten = Outbid
review-place = Place
review-gain = Prestige gained
review-chance = Chances

coach-cards = Era 1 is over. Keep the Wonder card that fits what you have built; nobody sees it until everyone has chosen.
coach-wild = A wild disc: choose its row now, because it stays there. A row with two discs and lots of structures gains the most.
coach-vault = The Vault takes one more disc. Look for one that raises a row, or for a patron whose value you know.
coach-start = You start this auction: place a building on the central island or next to any structure. A low number is a cheap way to find out who wants the site.
coach-outbid = Bid higher next to the latest bid, or pass. Losing bids come back; only the winner pays.
coach-last = One structure left. The first player to build everything takes the large key to the city.
coach-wonder = Your Wonder beats any number, and ends the auction unless the Hammer answers. Read its card: when would it pay the most?
coach-fourth = Careful: one of your rows has three discs. A fourth lowers the value of every structure in that color.
coach-excess = One of your rows is full. From now on, every disc of that color is an excess disc, and those are worth a lot.
coach-rows = The winner takes the disc on the site. Discs fill your rows, and a row shows what each structure in its color scores.
coach-patrons = Discs with letters are patron discs. When you take one, you may look at the patron's value; each disc scores that much.
coach-objective = Your secret objective needs structures in one color. The highlighted neighborhoods have that color.
coach-islands = At the end of each Era, every island scores for the player with the most tall buildings there. Low numbers are often tall.
coach-panoramas = Two panorama cards reward where you build. Look at them before you choose a site.
coach-commissions = There is a commissions disc within reach: it counts everything on your visionary.
