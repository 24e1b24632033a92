## What a teacher says: why an action, what a review shows, what a coach explains.

why-wonder = { $piece } scores { $points } here.
why-patron = It takes the { $disc }, worth { $points }.
why-patron-unknown = It takes a { $disc }, and you learn its value.
why-wild = It takes a wild disc, in a color of your choice.
why-commissions = It takes a commissions disc: { $points } with what you have now.
why-excess = The row is full, so the { $disc } is an excess disc: { $points }.
why-row-up =
    Disc { $discs } in your { $row }: each structure there scores { $after } instead of { $before }, and you have { $structures ->
        [one] { $structures } there
       *[other] { $structures } there
    }.
why-row-down =
    A fourth disc in your { $row }: each structure there falls from { $before } to { $after }, and you have { $structures ->
        [one] { $structures } there
       *[other] { $structures } there
    }.
why-ground = The structure itself counts { $points } by your { $row }.
why-control = It takes control of { $island }: { $points }.
why-control-shared = It shares control of { $island }: { $points }.
why-denies-control = { $who } loses control of { $island }, { $points }.
why-panorama = { $panorama }: { $points } more.
why-objective = { $have } of { $need } structures for your secret objective.
why-objective-met = It fulfills your secret objective: { $points }.
why-at-once = Nobody can answer it.
why-untopped = Nobody in this auction has anything above { $piece }.
why-topped = Only these top { $piece }: { $pieces }.
why-piece-of = { $who } ({ $pieces })
why-denies = Otherwise { $who } builds on { $at } and gains { $points }.
why-keeps-island = Passing keeps { $piece } for { $island }, where it decides the island; bidding it on { $at } wins { $points }.
why-keeps-highest = Passing keeps { $piece }, your highest number; bidding it on { $at } wins { $points }.
why-keeps = Passing keeps { $piece } for later; bidding it on { $at } wins { $points }.
why-saves = { $piece } may do here as well, and keeps { $higher } for later.
why-then = After that, { $who } is expected to build { $piece } on { $at }.
why-then-disc = After that, { $who } is expected to build { $piece } on { $at } and take the { $disc }.
why-cards = { $cards }: { $points } Prestige more to expect than with { $others }.
why-cards-less = { $cards }: { $points } Prestige less to expect than with { $others }.
why-cards-same = { $cards }: as much to expect as with { $others }.
why-expected = You can expect { $points } Prestige at the end.

verdict-only = no choice
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = big mistake
verdict-find = a find
mistake-bidding = bidding too high
mistake-passing = passing too early
mistake-place = the wrong place
mistake-wonder = Wonders
mistake-wild = wild discs
method-only = there was no choice
method-judged = a first look
method-searched = searched
method-solved = exact
hidden-patron = the value of patron { $letter }
hidden-objectives = the secret objectives: { $names }
hidden-hands = the Wonder cards: { $names }

review-title = Review
review-curve = Chances of winning
review-curve-note = After each auction, from what everybody could know.
review-curve-open = Dashed: with all cards open.
review-open = with all cards open
review-curve-text = { $who }: from { $first } % to { $last } %, at most { $most } %, at least { $least } %
review-unfinished = { $done } of { $of } thought through
review-moments = Moments that mattered
review-moments-none = No decision cost as much as two points of chances.
review-players = How everybody played
review-auctions = Auctions won: what was paid, and what it was worth
review-auction = Auction
review-auction-at = Auction { $auction }, Era { $era }
review-player = Player
review-played = played
review-better = better
review-lost-note = points of chances lost
review-why = Why
review-hidden = Hidden then: { $what }.
review-open-lost = With all cards open: { $lost }.
review-best = Best actions
review-best-of = { $best } of { $decisions }
review-luck = Luck of the cards
review-paid = Paid
review-beaten = Outbid
review-place = Place
review-gain = Prestige gained
review-chance = Chances

coach-cards = Era 1 is over. Keep the Wonder card that fits what you have built; nobody sees it before all have chosen.
coach-wild = A wild disc: choose the row it goes to, for good. A row with two discs and many structures gains most.
coach-vault = The Vault takes one more disc. Look for the one that lifts a row, or for a letter that you know.
coach-start = You start this auction: put a building on the central island or next to any structure. A low number is a cheap way to ask who wants this place.
coach-outbid = Go higher next to the latest bid, or pass. A bid that loses comes back to you; only the winner pays.
coach-last = One structure left. Whoever builds everything first takes the large key to the city.
coach-wonder = Your Wonder beats every number, and ends the auction unless the Hammer answers. Read its card: when does it pay most?
coach-fourth = Careful: one of your rows has three discs. A fourth lowers every structure on that color.
coach-excess = One of your rows is full. From now on each disc of that color is an excess disc, worth a lot.
coach-rows = The winner takes the disc of the place. Discs fill your rows, and a row says what each structure on its color scores.
coach-patrons = Discs with letters are patron discs. Take one and you may look at the patron's value; each scores that much.
coach-objective = Your secret objective asks for structures on one color. The marked places are of that color.
coach-islands = Every island scores at the end of both eras for whoever has most tall buildings there. Low numbers are often tall.
coach-panoramas = Two panorama cards reward where you build. Look at them before you choose a place.
coach-commissions = A commissions disc is in reach: it counts everything on your visionary.
