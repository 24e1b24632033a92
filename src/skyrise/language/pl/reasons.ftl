## Dlaczego nie: co zasady mówią przeciw akcji.

reason-action-unreadable = { $action } nie jest akcją; akcje wyglądają tak: 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 albo choose=7+12.
reason-decision-other = { $action } teraz nie pasuje: { $asked }.
reason-turn-other = Teraz kolej kogoś innego.
reason-neighborhood-unknown = W tym mieście nie ma dzielnicy { $at }.
reason-neighborhood-occupied = Dzielnica { $at } jest zajęta przez ofertę albo budowlę.
reason-building-not-yours = { $piece } nie jest twoim budynkiem.
reason-building-bid = Budynek { $piece } leży już na planszy jako oferta.
reason-building-built = Budynek { $piece } stoi już na { $at }.
reason-wonder-not-yours = To nie jest twój cud: { $piece }.
reason-wonder-built = Ten cud jest już wzniesiony: { $piece }.
reason-era2-unlock = { $piece }: do użycia dopiero w erze II.
reason-auction-start-pass = Kto rozpoczyna licytację, musi złożyć ofertę i nie może spasować.
reason-auction-start-place = Dzielnica { $at } nie leży na centralnej wyspie ani nie sąsiaduje z żadną budowlą: licytacja nie może się tam rozpocząć.
reason-auction-start-wonder = Ten cud nie może otworzyć licytacji, dopóki masz budynki: { $piece }.
reason-auction-outbid-higher = Oferta { $piece } nie przebija ostatniej ({ $latest }).
reason-auction-outbid-adjacent = Dzielnica { $at } nie sąsiaduje z ostatnią ofertą, która leży w dzielnicy { $latest }.
reason-wonder-hammer-answer = Postawiono cud ({ $piece }): przebić go może tylko Młot.
reason-wonder-hammer-ban = Dzielnica { $at } sąsiaduje z Młotem przeciwnika: nie wolno tam licytować niczym wysokim.
reason-wonder-vault-must = W tym wydaniu właściciel Krypty musi wziąć żeton.
reason-wonder-vault-empty = W dzielnicy { $at } nie ma żetonu do wzięcia.
reason-era1-choose-count =
    { $count ->
        [one] Zostawia się dokładnie jedną kartę.
        [few] Zostawia się dokładnie { $count } karty.
       *[many] Zostawia się dokładnie { $count } kart.
    }
reason-era1-choose-hand = Tej karty nie masz na ręce: { $piece }.

## O co chodzi teraz, gdy akcja nie pasuje.

asked-start = trzeba złożyć ofertę otwierającą
asked-bid = trzeba przebić albo spasować
asked-answer = na postawiony cud może odpowiedzieć Młot albo jego właściciel pasuje
asked-wild = trzeba wybrać kolor żetonu uniwersalnego
asked-vault = trzeba wybrać żeton, który bierze Krypta
asked-choose = trzeba wybrać karty cudów, które zostają
asked-over = gra jest skończona
