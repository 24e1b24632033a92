## Gra w terminalu.

terminal-you = Grasz jako { $who }, miejsce { $seat }. Znak ? wypisze, co można wpisać.
terminal-name = { $color } (ty)
terminal-your-bids = Twoje oferty: { $bids }
terminal-refused = odrzucono:
terminal-no = Nie. { $reason }
terminal-nothing-legal = żaden dozwolony ruch nie zaczyna się od { $start }
terminal-taken-back = Cofnięto.
terminal-nothing-to-take-back = Nie ma czego cofać.
terminal-save-where = Dokąd? save PLIK
terminal-written = zapisano { $file }
terminal-won = Zwycięstwo: { $winners }.
terminal-source = źródło
terminal-total = razem
terminal-goodbye = Do widzenia.
terminal-help =
    Wpisz ruch albo jedno z tych słów:
    { "  " }24@A3          licytuj budynkiem 24 na A3       W7@A3      postaw tam cud z karty 7
    { "  " }pass           spasuj w tej licytacji           wild=green  vault=A5  vault=none  choose=7: gdy o to chodzi
    { "  " }map            wyspy                            players    co kto ma
    { "  " }cards          panoramy i patroni               legal 24   dozwolone ruchy o takim początku (albo wszystkie)
    { "  " }log            co się dotąd zdarzyło            undo       cofnij swój ostatni ruch
    { "  " }hint           co rozważyłby ekspert            (około sekundy)
    { "  " }save PLIK      zapisz partię                    quit       koniec
terminal-no-seat = liczba graczy: { $players }, więc miejsca mają numery od 0 do { $last }
terminal-action = ruch
terminal-expected = wygrane, prestiż
terminal-thought = namysł
