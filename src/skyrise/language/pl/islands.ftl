## Rysowanie wysp.

island-editor-title = Własne wyspy
island-editor-intro = Narysuj wyspę i zagraj na niej. Zacznij od którejś z wysp gry albo od pustego lądu, a potem dziel i koloruj; każdy krok jest sprawdzany.
island-editor-not-kept = W tej przeglądarce nie możemy niczego przechować. Zanim wyjdziesz, zapisz wyspę w pliku.
island-editor-none = Nie ma jeszcze żadnej wyspy.
island-editor-full =
    { $count ->
        [one] Ta przeglądarka przechowuje { $count } wyspę. Usuń ją albo najpierw zapisz w pliku.
        [few] Ta przeglądarka przechowuje { $count } wyspy. Usuń jedną albo najpierw zapisz ją w pliku.
        [many] Ta przeglądarka przechowuje { $count } wysp. Usuń jedną albo najpierw zapisz ją w pliku.
       *[other] Ta przeglądarka przechowuje { $count } wysp. Usuń jedną albo najpierw zapisz ją w pliku.
    }
island-editor-new = Nowa wyspa
island-editor-blank = pusty ląd
island-editor-first-name = Moja wyspa
island-editor-open-file = Otwórz plik JSON
island-editor-too-large = Ten plik jest za duży jak na wyspę.
island-editor-tool = Narzędzie
island-editor-tool-select = wybierz
island-editor-tool-draw = rysuj
island-editor-tool-split = podziel
island-editor-tool-move = przesuń wierzchołek
island-editor-tool-straighten = usuń wierzchołek
island-editor-hint-select = Wybierz obszar: jego kolor i to, co na nim leży, zmienisz obok mapy.
island-editor-hint-draw = Wskaż kolejno wierzchołki nowego obszaru i zakończ. Istniejące granice są zachowywane.
island-editor-hint-split = Wybierz obszar, a potem dwa miejsca na jego granicy: podzieli go linia między nimi.
island-editor-hint-move = Przeciągnij wierzchołek albo wskaż go, a potem nowe miejsce. Ze środka granicy powstaje nowy wierzchołek.
island-editor-hint-straighten = Wskaż wierzchołek: granica się tam wyprostuje.
island-editor-keys = Na mapie strzałki przesuwają krzyżyk (Shift: precyzyjnie), Enter wskazuje, Shift+Enter kończy, Esc anuluje.
island-editor-undo = Cofnij
island-editor-redo = Ponów
island-editor-canvas = Mapa: { $name }
island-editor-finish = Zakończ obszar
island-editor-cancel = Od nowa
island-editor-area = Obszar
island-editor-chosen = Wybrany obszar
island-editor-new-area = żaden (następny narysowany)
island-editor-of-color = { $id }, { $color }
island-editor-of-kind = { $id }, { $kind }
island-editor-kind = Rodzaj
island-editor-kind-neighborhood = dzielnica
island-editor-kind-lake = jezioro
island-editor-kind-blimp = sterowiec
island-editor-color = Kolor
island-editor-windmill = Wiatrak
island-editor-port = Port mostu
island-editor-port-none = bez portu
island-editor-port-center = do środka
island-editor-port-left = w lewo
island-editor-port-right = w prawo
island-editor-port-north = północ (centralna wyspa)
island-editor-port-east = wschód (centralna wyspa)
island-editor-port-south = południe (centralna wyspa)
island-editor-port-west = zachód (centralna wyspa)
island-editor-other = Drugi obszar
island-editor-join = Połącz
island-editor-bridge = Most
island-editor-remove = Usuń obszar
island-editor-name = Nazwa wyspy
island-editor-picture = Obraz
island-editor-save = Zapisz jako JSON
island-editor-save-picture = Zapisz jako SVG
island-editor-host = Załóż z nią stół
island-editor-delete-ask = Usunąć tę wyspę?
island-editor-delete-note = { $island } zniknie z tej przeglądarki. Stoły i zapisy, które jej używają, zachowają ją.
