## O tych zasadach: skąd co pochodzi.

about-honest = Zasady są takie jak w instrukcjach. Większość liczb na budynkach, mapy wysp i niektóre wartości na połowie kart cudów są nasze, dopóki właściciel gry nie wpisze swoich.
about-table = Zasady przy tym stole: { $edition }
about-sources = Skąd co pochodzi
about-source-book = W tej instrukcji
about-source-book-note = Mówi tak instrukcja tego wydania.
about-source-other-book = Tylko w innej instrukcji
about-source-other-book-note = Ta instrukcja o tym milczy, ale mówi tak inna.
about-source-deduced = Wywnioskowane
about-source-deduced-note = Żadna instrukcja nie mówi tego wprost, ale wynika to z tego, co w nich jest.
about-source-third-party = Z opublikowanych recenzji
about-source-third-party-note = Opisy gry, które opublikowali inni.
about-source-house = Nasz wybór
about-source-house-note = Nie podaje tego żadna instrukcja ani recenzja. Jeśli masz tę grę, możesz wpisać to, co jest wydrukowane w twoim egzemplarzu.
about-source-own = Wpisane
about-source-own-note = To, co wpisał autor tego wydania.
about-source-count = wartości: { $values }, warunki: { $conditions }
about-value-is = { $value }: { $setting }
about-values = Wartości
about-conditions = Warunki
about-printed = Liczby w ramce są wydrukowane w instrukcji, pozostałe są nasze.
about-printed-list = w instrukcji wydrukowano: { $numbers }
about-rulings = Interpretacje, z którymi można się spierać
about-rulings-note = Gdzie instrukcje milczą albo się różnią, ktoś musi zdecydować. Oto jak je czytamy i dlaczego można to widzieć inaczej.
about-rulings-more = Inne rozstrzygnięcia
about-ruling-but = Ale: { $why }
about-own = Twój egzemplarz
about-own-note = Jeśli masz tę grę, wpisz wydrukowane w niej liczby. Zacznij od instrukcji, którą masz, i zmień to, co się różni; każda wartość jest sprawdzana podczas pisania. Wydanie zostaje w tej przeglądarce, można je zapisać w pliku i założyć z nim każdy stół.
about-own-open = Wpisz swoje wartości
provenance-other-book = inna instrukcja

## Formularz własnego wydania.

own-title = Twój egzemplarz
own-intro = Wpisz to, co jest wydrukowane w twoim egzemplarzu, i graj z tymi wartościami. Czego nie zmienisz, zostaje tak jak w instrukcji, od której zaczynasz.
own-saved = Zapisane w tej przeglądarce
own-nothing-saved = Nie ma jeszcze żadnego wydania.
own-full =
    { $count ->
        [one] Ta przeglądarka przechowuje { $count } wydanie. Usuń je albo najpierw zapisz w pliku.
        [few] Ta przeglądarka przechowuje { $count } wydania. Usuń któreś albo najpierw zapisz je w pliku.
        [many] Ta przeglądarka przechowuje { $count } wydań. Usuń któreś albo najpierw zapisz je w pliku.
       *[other] Ta przeglądarka przechowuje { $count } wydań. Usuń któreś albo najpierw zapisz je w pliku.
    }
own-not-kept = W tej przeglądarce nie możemy niczego przechować. Zanim wyjdziesz, zapisz wydanie w pliku.
own-start = Nowe wydanie
own-start-from = Zacznij od
own-start-name = Mój egzemplarz
own-open-file = Otwórz plik TOML
own-file-too-large = Ten plik jest za duży jak na wydanie.
own-name = Nazwa wydania
own-based-on = Podstawa: { $edition }
own-duplicate = Powiel
own-copy-of = { $edition } (kopia)
own-delete = Usuń
own-delete-ask = Usunąć to wydanie?
own-delete-note = { $edition } zniknie z tej przeglądarki. Stoły i zapisy, które go używają, zachowają je.
own-keep = Zostaw
own-search = Szukaj wśród wartości
own-topic = Temat
own-topic-all = wszystkie tematy
own-show = Pokaż
own-show-house = nasze wartości
own-show-changed = zmienione
own-show-all = wszystkie
own-show-note = Nasze wartości to te, których nie podaje żadna instrukcja: właściciel gry może je poprawić.
own-nothing-found = Żadna wartość nie pasuje.
own-bounds = od { $least } do { $most }
own-bounds-list = oddzielone przecinkami, każda od { $least } do { $most }
own-was = { $edition }: { $value }
own-reset = Przywróć
own-reset-of = Przywróć: { $value }
own-checking = Sprawdzanie…
own-ready = Gotowe do gry
own-changed =
    { $count ->
        [0] nic jeszcze nie zmieniono
        [one] zmieniono { $count } wartość
        [few] zmieniono { $count } wartości
        [many] zmieniono { $count } wartości
       *[other] zmieniono { $count } wartości
    }
own-troubles =
    { $count ->
        [one] { $count } rzecz do poprawienia
        [few] { $count } rzeczy do poprawienia
        [many] { $count } rzeczy do poprawienia
       *[other] { $count } rzeczy do poprawienia
    }
own-trouble = { $place }: { $why }
own-unchecked = Nie sprawdzono: { $why }
own-save-file = Zapisz jako TOML
own-host = Załóż z nim stół
own-broken = { $edition } (niedokończone)
