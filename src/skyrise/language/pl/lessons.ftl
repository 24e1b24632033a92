## Lekcje: zasady podczas gry.

lesson-not-this = Zasady na to pozwalają, ale ten krok dotyczy czegoś innego. Spójrz na zadanie.
lesson-count-again = Niezupełnie. Policz jeszcze raz według zasady.
lesson-label-bridge = przez most

lesson-bids = Pierwsze oferty
lesson-bids-about = Jak zaczyna się licytacja, jak przebijać i kiedy odpuścić.
lesson-bids-1 = Rozpocznij licytację
lesson-bids-1-task-1 = Wybierz budynek z małą liczbą, na przykład { $piece }.
lesson-bids-1-task-2 = Postaw go na { $at }, na centralnej wyspie.
lesson-bids-1-why = Pierwszą ofertę licytacji składa się w niezabudowanej dzielnicy centralnej wyspy albo obok dowolnej budowli. Budowli jeszcze nie ma.
lesson-bids-1-hint = Wybierz { $piece }, a potem { $at }.
lesson-bids-1-high = Możesz zacząć tak wysoko, jak chcesz. Duża liczba wygrywa jednak licytacje, których mała nie wygra: na razie ją zachowaj.
lesson-bids-1-else = Tam też wolno zacząć. W tej lekcji wybierz { $at }.
lesson-bids-2 = Przebij obok
lesson-bids-2-happened = Żółty daje więcej: { $latest } na { $at }, obok twojej oferty.
lesson-bids-2-task-1 = Wybierz budynek powyżej { $latest }, na przykład { $piece }.
lesson-bids-2-task-2 = Postaw go obok { $at }, na przykład na { $next }.
lesson-bids-2-why = Licytacja wędruje: każda oferta stoi obok poprzedniej. Wybierasz więc także miejsce budowy, nie tylko cenę.
lesson-bids-2-hint = Wystarczy { $piece } na { $next }.
lesson-bids-2-pass = Pas oddaje licytację Żółtemu. Spasować jeszcze zdążysz; teraz daj więcej.
lesson-bids-3 = Budowla stoi
lesson-bids-3-happened = Żółty pasuje. Twoja oferta wygrała i jest teraz budowlą; pozostałe wróciły do właścicieli.
lesson-bids-3-why = Zużywa się tylko zwycięski budynek. Dlatego duże liczby są cenne: każda wygrywa tylko raz.
lesson-bids-4 = Zaczyna zwycięzca
lesson-bids-4-task = Rozpocznij następną licytację budynkiem z małą liczbą na { $at }.
lesson-bids-4-why = Kto wygrał, zaczyna znowu. Poza centralną wyspą masz teraz do wyboru miejsca obok swojej budowli.
lesson-bids-4-hint = Wybierz { $piece }, a potem { $at }.
lesson-bids-4-high = To dozwolone, ale na początek wystarczy mała liczba.
lesson-bids-4-else = To też dobre miejsce. Tym razem wybierz { $at }.
lesson-bids-5 = Odpuść
lesson-bids-5-happened = Żółty odpowiada: { $piece }, to prawie najwyższa liczba w grze.
lesson-bids-5-task = Spasuj.
lesson-bids-5-why = Możesz przebić liczbą { $mine }. Wydasz jednak najlepszą liczbę na jedną dzielnicę, a Żółty zachowa { $piece }. Niech to Żółty zapłaci.
lesson-bids-5-hint = Przycisk ma napis „Spasuj”.
lesson-bids-5-else = Ta oferta wygrałaby, ale za cenę najwyższej liczby. Spasuj i zobacz, ile to kosztuje: nic.
lesson-bids-6 = Nic nie przepadło
lesson-bids-6-happened = Żółty wznosi budynek, a twoja oferta znów stoi obok planszetki.
lesson-bids-6-why = Przegrana licytacja kosztuje tylko miejsce. Żółty ma o jedną dużą liczbę mniej i zaczyna następną licytację.

lesson-bridges = Obok i przez most
lesson-bridges-about = Co z czym sąsiaduje: krawędzie, mosty, jeziora i sterowce.
lesson-bridges-1 = Zacznij przy moście
lesson-bridges-1-task = Zacznij budynkiem z małą liczbą na { $at }.
lesson-bridges-1-why = Dzielnice sąsiadują, gdy mają wspólną krawędź albo łączy je most. { $at } ma sąsiadów obu rodzajów.
lesson-bridges-1-hint = { $piece } na { $at }.
lesson-bridges-1-high = Wolno, ale na początek wystarczy mała liczba.
lesson-bridges-1-else = Tam też wolno. Aby przejść przez most, wybierz { $at }.
lesson-bridges-2 = Przejdź przez most
lesson-bridges-2-happened = Żółty licytuje: { $latest } na { $at }.
lesson-bridges-2-task-1 = Wybierz budynek powyżej { $latest }.
lesson-bridges-2-task-2 = Postaw go na { $next }, na drugim końcu mostu.
lesson-bridges-2-why = { $beside } ma z { $at } wspólną krawędź, a { $next } łączy z nią most: obie dzielnice z nią sąsiadują. { $beyond } nie, bo rozdziela je sterowiec.
lesson-bridges-2-hint = { $piece } na { $next }.
lesson-bridges-2-high = Też się uda, ale mniejsza liczba zostawi ci więcej na potem.
lesson-bridges-2-pass = Nie odpuszczaj jeszcze: most jest wolny.
lesson-bridges-2-else = To sąsiednia dzielnica i wolno tam licytować. Na wyspę zewnętrzną prowadzi jednak droga przez { $next }.
lesson-bridges-3 = Wokół jeziora
lesson-bridges-3-happened = Żółty licytuje: { $latest } na { $at }, nad jeziorem.
lesson-bridges-3-task = Przebij liczbą { $piece } obok { $at }.
lesson-bridges-3-why = Jezioro rozdziela tak samo jak sterowiec: { $at } i { $beyond } leżą nad tym samym jeziorem, a jednak nie sąsiadują. Spróbuj { $beyond }, a zasady powiedzą, dlaczego nie.
lesson-bridges-3-hint = Miejsca obok { $at } są zaznaczone.
lesson-bridges-3-pass = Tym razem graj dalej: jest miejsce.
lesson-bridges-4 = Długa droga
lesson-bridges-4-happened = Licytacja zaczęła się na centralnej wyspie, a skończyła daleko od niej: tam stoi twoja budowla.
lesson-bridges-4-why = Myśl o dwie oferty naprzód: dokąd powędruje licytacja i kto ma liczbę, żeby ją zakończyć?

lesson-winning = Wygrana i to, co wraca
lesson-winning-about = Kiedy licytacja się kończy, co dostaje zwycięzca i co do kogo wraca.
lesson-winning-1 = Zacznij
lesson-winning-1-task = Zacznij budynkiem z małą liczbą na { $at }.
lesson-winning-1-why = Zobaczysz, jak kończy się licytacja. Obserwuj wolne miejsca.
lesson-winning-1-hint = { $piece } na { $at }.
lesson-winning-1-high = Wolno, ale wystarczy mała liczba.
lesson-winning-1-else = Tam też wolno. W tej lekcji wybierz { $at }.
lesson-winning-2 = Dalej
lesson-winning-2-happened = Żółty licytuje: { $latest } na { $at }.
lesson-winning-2-task = Przebij na { $next }.
lesson-winning-2-why = Obie twoje oferty zostają na planszy do końca licytacji i blokują te miejsca wszystkim.
lesson-winning-2-hint = { $piece } na { $next }.
lesson-winning-2-high = Więcej, niż trzeba: zachowaj ten budynek.
lesson-winning-2-pass = Pas zakończy tu licytację. Przebij jeszcze raz.
lesson-winning-2-else = To też jest obok ostatniej oferty. Tym razem wybierz { $next }.
lesson-winning-3 = Nie ma dokąd
lesson-winning-3-happened = Żółty licytuje { $piece } na { $at } i wygrywa od razu: obok nie ma niezabudowanej dzielnicy. Obie twoje oferty wróciły.
lesson-winning-3-why = Licytacja kończy się, gdy wszyscy inni spasują albo gdy od ostatniej oferty nie ma dokąd iść. Drogę mogą zamknąć także twoje oferty.
lesson-winning-4 = Zdobądź żeton
lesson-winning-4-happened = Żółty zaczyna następną licytację: { $latest } na { $at }.
lesson-winning-4-task = Przebij na { $next }, gdzie leży żeton uniwersalny.
lesson-winning-4-why = Zwycięzca zabiera żeton spod nowej budowli. Nieraz jest on wart więcej niż miejsce.
lesson-winning-4-hint = { $piece } na { $next }.
lesson-winning-4-pass = Wtedy Żółty dostanie go tanio. Przebij.
lesson-winning-4-else = Wolno, ale żeton uniwersalny leży na { $next }.
lesson-winning-5 = Wybierz kolor
lesson-winning-5-happened = Masz budowlę i żeton uniwersalny.
lesson-winning-5-task = Wybierz rząd, do którego trafi żeton.
lesson-winning-5-why = Żeton uniwersalny od razu i na stałe dostaje kolor. Twoja budowla stoi w białej dzielnicy: biały rząd zwiększa jej wartość.
lesson-winning-5-hint = Biały to tu dobry wybór; wolno wybrać każdy kolor.
lesson-winning-6 = Teraz zaczynasz ty
lesson-winning-6-happened = Licytacja jest rozstrzygnięta: budynek, powrót ofert, żeton. Następną zaczynasz ty.
lesson-winning-6-why = Kolejność jest zawsze ta sama: budowa, powrót pozostałych ofert, żeton, potem efekt cudu; następną licytację zaczyna zwycięzca.

lesson-discs = Żetony i rzędy
lesson-discs-about = Co żetony dają budowlom, dlaczego czwarty szkodzi i kiedy zbierać dalej.
lesson-discs-1 = Ile wart jest rząd
lesson-discs-1-why =
    Na koniec każda budowla jest warta tyle, ile wskazuje rząd w kolorze jej dzielnicy. Masz { $discs ->
        [one] { $discs } biały żeton
        [few] { $discs } białe żetony
        [many] { $discs } białych żetonów
       *[other] { $discs } białych żetonów
    }: każda budowla w białych dzielnicach daje { $value }, a masz ich tam { $structures }.
lesson-discs-2 = Trzeci żeton
lesson-discs-2-task = Licytuj na { $at }: leży tam biały żeton.
lesson-discs-2-why = Trzeci żeton podnosi wartość rzędu z { $before } na { $after }: tyle da każda budowla w dzielnicach tego koloru, gdziekolwiek stoi.
lesson-discs-2-hint = Dowolny twój budynek na { $at }.
lesson-discs-2-else = Oferta jak każda inna, ale w tej lekcji chodzi o biały żeton na { $at }.
lesson-discs-3 = Czwarty żeton szkodzi
lesson-discs-3-happened = Później w tej samej partii: twój biały rząd ma trzy żetony.
lesson-discs-3-task = Zacznij gdziekolwiek, byle nie tam, gdzie czeka czwarty biały żeton.
lesson-discs-3-why = Czwarty żeton obniża wartość każdej budowli w białych dzielnicach z { $before } na { $after }. Żeton trzeba wziąć, więc omijaj to miejsce.
lesson-discs-3-hint = Białe żetony są zaznaczone. Wybierz inne miejsce.
lesson-discs-3-fourth = Leży tam biały żeton, twój czwarty: każda budowla w białych dzielnicach byłaby warta { $after } zamiast { $before }.
lesson-discs-4 = Sięgnij gwiazd
lesson-discs-4-happened = Inna partia: twój zielony rząd jest pełny, ma cztery żetony.
lesson-discs-4-task = Zdobądź jeszcze jeden zielony żeton.
lesson-discs-4-why = Od piątego żetonu jednego koloru każdy jest nadmiarowy: { $prestige } na koniec. Kto przełknął czwarty, niech zbiera dalej.
lesson-discs-4-hint = Zielone żetony leżą w zaznaczonych miejscach.
lesson-discs-4-else = Wolno. Ale przy pełnym zielonym rzędzie każdy kolejny zielony żeton jest wart { $prestige }.
lesson-discs-5 = Policz
lesson-discs-5-task = Ile prestiżu dają twoje nadmiarowe żetony?
lesson-discs-5-why = Każdy nadmiarowy żeton leży na ilustracji wizjonera i daje { $prestige }.
lesson-discs-5-hint = Masz jeden nadmiarowy żeton.

lesson-islands = Wyspy
lesson-islands-about = Kto kontroluje wyspę i dlaczego rozstrzygają wysokie budynki.
lesson-islands-1 = Co jest twoje?
lesson-islands-1-task = Ile prestiżu dałaby ci teraz kontrola wysp?
lesson-islands-1-why = Każda wyspa daje { $prestige } temu, kto ma na niej najwięcej wysokich budynków; remis rozstrzygają średnie, potem niskie.
lesson-islands-1-hint = Tylko na wyspie Cirrus masz budynek, a nikt inny nie ma.
lesson-islands-2 = Przejmij Zefir
lesson-islands-2-task = Żółty i Turkusowy remisują na Zefirze niskimi budynkami. Licytuj tam czymś wyższym.
lesson-islands-2-why = Jeden średni budynek jest ważniejszy niż wszystkie niskie, a jeden wysoki niż wszystkie średnie.
lesson-islands-2-hint = Budynek 24 jest wysoki, a 18, 20, 56 i 62 są średnie.
lesson-islands-2-short = To też niski budynek, a oni mają po dwa. Weź coś wyższego.
lesson-islands-2-else = To miejsce zostaw na później: ten krok dotyczy Zefiru.
lesson-islands-3 = A teraz?
lesson-islands-3-happened = Zefir kontrolujesz tylko ty.
lesson-islands-3-task = Ile dałaby ci teraz kontrola wysp?
lesson-islands-3-why = Wyspa bez budynków nie daje punktów nikomu; przy pełnym remisie punktują wszyscy remisujący.
lesson-islands-3-hint = Dwie wyspy, po { $prestige }.
lesson-islands-4 = Dwa razy w grze
lesson-islands-4-why = Wyspy punktują na koniec obu er. Wysokie budynki mają małe liczby: rzadko wygrywają licytację, ale jeśli wygrają, decydują o wyspach.

lesson-panoramas = Panoramy
lesson-panoramas-about = Dwie odkryte karty, które dają punkty za to, gdzie budujesz.
lesson-panoramas-1 = Dwie karty
lesson-panoramas-1-why = W każdej grze leżą odkryte dwie z pięciu kart panoramy i punktują na koniec obu er. Tutaj: Jeziora i Wiatraki.
lesson-panoramas-2 = Jedno miejsce, dwie karty
lesson-panoramas-2-task = Licytuj tam, gdzie punktują obie karty: na { $at }.
lesson-panoramas-2-why = Na { $at } stoi wiatrak, a twoja trzecia budowla przylegałaby do jeziora.
lesson-panoramas-2-hint = Dowolny twój budynek na { $at }.
lesson-panoramas-2-windmill = Jest tam wiatrak, ale nie ma jeziora z dwiema twoimi budowlami. { $at } ma jedno i drugie.
lesson-panoramas-2-else = Wolno, ale { $at } daje punkty za obie karty.
lesson-panoramas-3 = Policz
lesson-panoramas-3-happened = Twoja budowla stoi przy wiatraku i nad jeziorem.
lesson-panoramas-3-task = Ile dałyby ci teraz panoramy?
lesson-panoramas-3-why = { $lakes } za jezioro, do którego przylegają trzy twoje budowle, { $windmills } za dzielnicę z wiatrakiem.
lesson-panoramas-3-hint = Jedno jezioro i jeden wiatrak.

lesson-patrons = Patroni i zlecenia
lesson-patrons-about = Żetony z literami, ich tajne wartości i żetony, które dają punkty za wszystkie inne.
lesson-patrons-1 = Litera
lesson-patrons-1-task = Licytuj tam, gdzie leży żeton z literą.
lesson-patrons-1-why = Każdy żeton patrona jest na koniec wart tyle, ile kafelek jego patrona. Kafelki są zakryte; kto ma żeton, może podejrzeć.
lesson-patrons-1-hint = Litera leży na przykład na { $at }.
lesson-patrons-1-else = Nie ma tam litery.
lesson-patrons-2 = Teraz wiesz
lesson-patrons-2-happened = Żeton leży na ilustracji wizjonera, a wartość patrona już znasz.
lesson-patrons-2-why = Kto nie ma tej litery, może tylko zgadywać. Licytuj wysoko tam, gdzie wiesz, że warto.
lesson-patrons-3 = Zlecenia
lesson-patrons-3-happened =
    Później: na ilustracji wizjonera { $items ->
        [one] leży { $items } żeton patrona
        [few] leżą { $items } żetony patronów
        [many] leży { $items } żetonów patronów
       *[other] leży { $items } żetonów patronów
    }.
lesson-patrons-3-task = Zdobądź żeton zlecenia na { $at }.
lesson-patrons-3-why = Żeton zlecenia daje punkt za każdy żeton i klucz na ilustracji wizjonera, także za siebie.
lesson-patrons-3-hint = Dowolny twój budynek na { $at }.
lesson-patrons-3-else = Wolno, ale żeton zlecenia leży na { $at }.
lesson-patrons-4 = Policz
lesson-patrons-4-task = Ile daje ci żeton zlecenia?
lesson-patrons-4-why =
    { $items ->
        [one] { $items } żeton patrona
        [few] { $items } żetony patronów
        [many] { $items } żetonów patronów
       *[other] { $items } żetonów patronów
    } i sam żeton zlecenia.
lesson-patrons-4-hint = Policz wszystko, co leży na ilustracji wizjonera.

lesson-wonders = Cuda i era II
lesson-wonders-about = Wybierz cud i wznieś go w najlepszej chwili.
lesson-wonders-1 = Zatrzymaj kartę
lesson-wonders-1-happened = Era I dobiegła końca: punkty za wyspy i panoramy są już przyznane.
lesson-wonders-1-task = Wybierz kartę cudu, którą zatrzymujesz.
lesson-wonders-1-why = Każdy wybiera kartę w tajemnicy, potem odkrywacie je wszystkie. Nowe budynki ery II dołączają do tych, które ci zostały.
lesson-wonders-1-hint = Olmsted daje punkty za budowle na centralnej wyspie.
lesson-wonders-2 = Kto zaczyna
lesson-wonders-2-happened = Wszystkie karty są odkryte. Numer karty to inicjatywa: erę II zaczyna gracz z najniższą.
lesson-wonders-2-why = Cudem wolno zacząć licytację dopiero wtedy, gdy nie masz już budynków, chyba że karta mówi inaczej. Przebić nim możesz zawsze.
lesson-wonders-3 = Postaw cud
lesson-wonders-3-happened = Później Turkusowy zaczyna: { $latest } na { $at }.
lesson-wonders-3-task = Postaw cud Olmsted obok { $at }.
lesson-wonders-3-why = Cud przebija każdą liczbę i kończy licytację: nikt nie ma Młota, żeby odpowiedzieć.
lesson-wonders-3-hint = Na przykład na { $next }.
lesson-wonders-3-pass = Spasować oczywiście wolno. Tu jednak twój cud na pewno wygra.
lesson-wonders-3-else = Budynek można przebić. Cudu nie.
lesson-wonders-4 = Policz
lesson-wonders-4-happened = Olmsted stoi, a jego efekt zadziałał od razu.
lesson-wonders-4-task = Ile dał prestiżu?
lesson-wonders-4-why = Liczą się budowle na centralnej wyspie, bez względu na właściciela.
lesson-wonders-4-hint = Stoją tam cztery budowle, po 2 za każdą.

lesson-keys = Klucze i koniec gry
lesson-keys-about = Ile daje ukończenie budowy przed innymi i jak kończy się gra.
lesson-keys-1 = Ostatnia budowla
lesson-keys-1-happened = Został ci jeden budynek, { $piece }, a nikt jeszcze nie skończył.
lesson-keys-1-task = Zacznij nim, ale nie tam, gdzie leży czwarty brązowy żeton.
lesson-keys-1-why = Kto pierwszy wzniesie wszystko, bierze duży klucz do miasta.
lesson-keys-1-hint = B6 przylega do jeziora i ma biały żeton.
lesson-keys-1-fourth = To twój czwarty brązowy żeton: straciłaby na tym każda budowla w brązowych dzielnicach.
lesson-keys-2 = Duży klucz
lesson-keys-2-happened = Wszystko wzniesione: w dalszych licytacjach już nie bierzesz udziału.
lesson-keys-2-task = Ile prestiżu daje twój klucz?
lesson-keys-2-why = Przy trzech lub czterech graczach drugi bierze mały klucz.
lesson-keys-2-hint = Duży klucz jest wart 10.
lesson-keys-3 = Koniec
lesson-keys-3-why = Gra kończy się, gdy wszyscy wzniosą wszystko. Wygrywa gracz z największym prestiżem, a przy remisie ten, kto skończył wcześniej.

lesson-counting = Podliczanie punktów
lesson-counting-about = Skąd bierze się prestiż, źródło po źródle.
lesson-counting-1 = Gra się skończyła
lesson-counting-1-happened = Wszyscy wznieśli wszystko, a karty są odkryte.
lesson-counting-1-why = Prestiż pochodzi z wysp, panoram, cudów, celów, patronów, kluczy, zleceń, a przede wszystkim z budowli.
lesson-counting-2 = Żetony patronów
lesson-counting-2-task = Ile dają twoje żetony patronów?
lesson-counting-2-why = Każdy żeton jest wart tyle, ile kafelek z jego literą; kafelki są już odkryte.
lesson-counting-2-hint = Jedno B za 5, dwa C po 4, jedno D za 3.
lesson-counting-3 = Budowle
lesson-counting-3-task = Ile dają twoje budowle?
lesson-counting-3-why = Dla każdego koloru: liczba budowli razy wartość rzędu.
lesson-counting-3-hint = { $green } × { $green_value } w zielonych, { $white } × { $white_value } w białych, { $brown } × { $brown_value } w brązowych dzielnicach.
lesson-counting-4 = Razem
lesson-counting-4-task = A ile masz prestiżu razem?
lesson-counting-4-why = Twój cel jest zrealizowany, cud dał punkty przy wzniesieniu, a budowę kończysz przed innymi.
lesson-counting-4-hint = { $wonders } + { $objective } + { $patrons } + { $keys } + { $commissions } + { $structures }.
lesson-counting-5 = Kto wygrał
lesson-counting-5-happened = Masz { $mine }, Żółty { $other }, Turkusowy { $winner }: wygrywa Turkusowy.
lesson-counting-5-why = Z budowli masz najwięcej, a jednak to za mało: Turkusowy miał wyspy. W trakcie gry zerkaj na planszetki innych.
