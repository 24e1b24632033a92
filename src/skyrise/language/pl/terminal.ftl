## Gra w terminalu.

terminal-you = Grasz jako { $who }, miejsce { $seat }. Wpisz ?, żeby zobaczyć pomoc.
terminal-name = { $color } (ty)
terminal-your-bids = Twoje oferty: { $bids }
terminal-refused = odrzucono:
terminal-no = Nie wolno. { $reason }
terminal-nothing-legal = żaden dozwolony ruch nie zaczyna się od { $start }
terminal-taken-back = Cofnięto ruch.
terminal-nothing-to-take-back = Nie ma czego cofać.
terminal-save-where = Gdzie zapisać? Wpisz: save PLIK
terminal-written = Zapisano w pliku { $file }
terminal-won = Zwycięstwo: { $winners }.
terminal-source = źródło
terminal-total = razem
terminal-goodbye = Do widzenia.
terminal-help =
    Wpisz ruch albo jedno z tych poleceń:
    { "  " }24@A3          licytuj budynkiem 24 na A3       W7@A3      postaw tam cud z karty 7
    { "  " }pass           spasuj w tej licytacji           wild=green  vault=A5  vault=none  choose=7: gdy gra o to pyta
    { "  " }map            wyspy                            players    co kto ma
    { "  " }cards          panoramy i patroni               legal 24   dozwolone ruchy o takim początku (albo wszystkie)
    { "  " }log            co się dotąd zdarzyło            undo       cofnij swój ostatni ruch
    { "  " }hint           co rozważyłby ekspert            (około sekundy)
    { "  " }save PLIK      zapisz partię                    quit       koniec
terminal-no-seat = liczba graczy: { $players }, więc miejsca mają numery od 1 do { $players }
terminal-action = ruch
terminal-expected = wygrane, prestiż
terminal-thought = namysł
terminal-legal = { $who } (miejsce { $seat }), dozwolone ruchy:
terminal-thinking = { $who }: bot { $bot } rozważa ruch
terminal-advice =
    Teraz gra { $who }. Bot { $bot } rozważył { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    } ({ $method ->
        [played-out] partie próbne
        [searched] przeszukiwanie drzewa
        [solved] dokładne rozwiązanie
       *[judged] ocena każdego ruchu
    })
terminal-solving =
    rozwiązywanie; { $count ->
        [one] została { $count } budowla
        [few] zostały { $count } budowle
        [many] zostało { $count } budowli
       *[other] zostało { $count } budowli
    }
terminal-best-play = najlepsza gra: { $line }
terminal-solved =
    { $states ->
        [one] { $states } stan
        [few] { $states } stany
        [many] { $states } stanów
       *[other] { $states } stanu
    }, czas: { $seconds } s
terminal-playing = rozgrywanie partii
terminal-seat = miejsce { $seat }: { $bot }
terminal-wins = wygrane
terminal-simulated =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } w { $seconds } s, w partii średnio { $decisions ->
        [one] { $decisions } ruch
        [few] { $decisions } ruchy
        [many] { $decisions } ruchów
       *[other] { $decisions } ruchu
    }
terminal-bots-prepare = Boty się przygotowują: za pierwszym razem na tym komputerze trwa to kilka sekund.
terminal-bots-compiling = Trwa kompilowanie zasad; dopóki się nie skończy, boty myślą wolniej.
terminal-bots-absent = Pakiet llvmlite nie jest zainstalowany, więc boty myślą wolniej. Przyspieszy je polecenie: pip install 'skyrise[fast]'
terminal-bots-broken = Zasad nie udało się skompilować, więc boty myślą wolniej. Przyczynę pokaże polecenie: skyrise warmup
