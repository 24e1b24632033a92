## Why not: what the rules say against an action.

reason-action-unreadable = { $action } is not an action; actions look like 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 or choose=7+12.
reason-decision-other = { $action } does not fit: { $asked }.
reason-turn-other = It is somebody else's turn.
reason-neighborhood-unknown = There is no neighborhood { $at } in this city.
reason-neighborhood-occupied = { $at } is occupied by a bid or a structure.
reason-building-not-yours = { $piece } is not one of your buildings.
reason-building-bid = { $piece } lies on the map as a bid already.
reason-building-built = { $piece } is built already, on { $at }.
reason-wonder-not-yours = { $piece } is not your Wonder.
reason-wonder-built = { $piece } is built already.
reason-era2-unlock = { $piece } is not available before era 2.
reason-auction-start-pass = Whoever starts an auction must bid, and may not pass.
reason-auction-start-place = { $at } is neither on the central island nor next to a structure: an auction cannot start there.
reason-auction-start-wonder = { $piece } may not start an auction while you have buildings left.
reason-auction-outbid-higher = { $piece } is not higher than the latest bid, { $latest }.
reason-auction-outbid-adjacent = { $at } is not next to the latest bid, which lies on { $latest }.
reason-wonder-hammer-answer = { $piece } was placed: only the Hammer can beat a Wonder.
reason-wonder-hammer-ban = { $at } is next to an opponent's Hammer: nothing tall may be bid there.
reason-wonder-vault-must = In this edition the Vault's owner must take a disc.
reason-wonder-vault-empty = There is no disc to take on { $at }.
reason-era1-choose-count =
    { $count ->
        [one] One card is kept, no more and no less.
       *[other] { $count } cards are kept, no more and no less.
    }
reason-era1-choose-hand = { $piece } is not in your hand.

## What is asked for, when an action does not fit.

asked-start = a starting bid is to be placed
asked-bid = a bid or a pass is asked for
asked-answer = the Hammer may answer the Wonder just placed, or its owner passes
asked-wild = the colour of the wild disc is to be chosen
asked-vault = the disc that the Vault takes is to be chosen
asked-choose = the Wonder cards to keep are to be chosen
asked-over = the game is over
