## The text view: a position in words, one fact a line.

text-turn = Era { $era }. { $question }
text-asked-over = The game is over.
text-asked-start = { $who } (Player { $seat }) places the starting bid.
text-asked-bid = { $who } (Player { $seat }) outbids { $building } next to { $at }, or passes.
text-asked-answer = { $who } (Player { $seat }) may answer { $piece } with the Hammer, or pass.
text-asked-wild = { $who } (Player { $seat }) chooses a color for the wild disc just won.
text-asked-vault = { $who } (Player { $seat }) chooses the disc the Vault takes.
text-asked-vault-wild = { $who } (Player { $seat }) chooses a color for the wild disc the Vault took.
text-asked-choose = { $who } (Player { $seat }) chooses which Wonder cards to keep.
text-bid = bid { $number }: { $piece } on { $at }
text-passed = passed: { $passed }; { $leader } leads
text-building = { $who }'s { $building } ({ $height })
text-wonder = { $who }'s Wonder { $number } { $name }
text-nobody = nobody

text-island = { $island }, controlled by { $control }
text-island-slot = { $island }, { $slot }, controlled by { $control }
text-content-bid = bid { $piece }
text-empty = empty
text-next = next to { $places }
text-windmill = windmill
text-lake = lake { $name }
text-blimp = blimp { $name }

text-player = { $who } (Player { $seat }): { $prestige } Prestige so far
text-bids = bids: { $bids }
text-none = none
text-rows = rows: { $rows }
text-row =
    { $color ->
        [yellow] yellow
        [green] green
        [white] white
       *[brown] brown
    } { $discs } (worth { $value })
text-visionary = visionary: { $items }
text-nothing = nothing
text-excess = excess ×{ $count }
text-commissions = commissions ×{ $count }
text-cards = cards: { $hand }; { $objective }
text-hand-hidden =
    { $count ->
        [one] { $count } Wonder card hidden
       *[other] { $count } Wonder cards hidden
    }
text-objective = objective { $objective }
text-objective-hidden = objective hidden
text-objective-revealed = objective { $objective } (revealed)

text-panoramas = Panoramas: { $panoramas }.
text-patrons = Patron values: { $patrons }.
text-patron = { $letter } { $name } { $value }
text-hidden = hidden
