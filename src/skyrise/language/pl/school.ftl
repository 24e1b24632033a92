## Ekrany nauczyciela: lekcje, porady, omówienie partii, analiza, zadania, pierwsza gra z trenerem.

school-lessons = Lekcje
school-lessons-note = Poznaj zasady, grając: krótkie lekcje na prawdziwych pozycjach. Ukończone: { $done } z { $all }.
school-all-lessons = Wszystkie lekcje
school-minutes = { $count } min
school-done = ukończona
school-lesson-of = Lekcja { $number } z { $all }
school-step-of = Krok { $number } z { $all }
school-leave = Wyjdź
school-no-lesson = Nie można otworzyć tej lekcji
school-guide = Twój przewodnik
school-happened = Co się stało
school-turn = Twój ruch
school-why = Dlaczego
school-hint = Podpowiedź
school-back = Wstecz
school-skip = Pomiń
school-on = Dalej
school-again = Zagraj jeszcze raz
school-rules = Zasady, z których to wynika
school-all-rules = Wszystkie zasady po kolei
school-all-rules-note = Każda odmowa i każdy punkt w grze powołuje się na jedną z nich.
school-rule-lesson = Lekcja: { $lesson }
school-finished = Lekcja ukończona
school-finished-note = Lekcja „{ $lesson }” za tobą.
school-next-lesson = Następna: { $lesson }
school-more-panels = Kolejne panele pojawią się, gdy je poznasz.
school-you = Ty
school-number = Twoja odpowiedź
school-number-answer = Odpowiedz

## Ruchy i szanse, jak nazywają je porady i omówienia.

school-from-to = { $from } → { $to }
school-better = lepiej: { $action }
school-because = { $what }. { $reason }
school-reason-wins = Za:
school-reason-costs = Przeciw:
school-reason-denies = Co tracą inni:
school-reason-keeps = Co zostaje na później:
school-reason-follows = Co będzie dalej:

## Omówienie partii.

school-review = Omów tę partię
school-review-begins = Omawiamy partię…
school-computing = obliczanie
school-whose = Czyje decyzje
school-rough = na razie pierwszy rzut oka
school-why-costly = Dlaczego to kosztowało: { $action }
school-why-fine = { $action }: { $verdict }
school-candidates = Możliwości
school-everybodys-chances = szanse wszystkich
school-all-known = Wszystko to można było wtedy wiedzieć.
school-method = Ocena: { $method }.
school-no-decision = W tym momencie nikt o niczym nie decyduje.
school-how-note = stracone pkt proc. szans i szczęście w kartach
school-theme-bidding = oferta za wysoka
school-theme-low = oferta za niska
school-theme-passing = pas
school-theme-place = miejsce
school-theme-wonder = cud
school-theme-wild = uniwersalne
school-luck = szczęście
school-decision-of = Decyzja { $number } z { $all }
school-decision-back = Poprzednia decyzja
school-decision-on = Następna decyzja
school-next-mattered = Następny ważny moment
school-replay = Powtórka
school-share = Udostępnij ten moment
school-part-moments = Momenty
school-part-why = Dlaczego
school-part-chances = Szanse
school-part-players = Gracze

## Porady przy stole.

school-advice = Porada
school-advice-note = szanse na zwycięstwo i spodziewany prestiż
school-advice-public = widoczna dla wszystkich
school-advice-thinks = Zastanawiam się…
school-advice-later = Porada pojawi się, gdy będzie o czym decydować.
school-advice-close = Zamknij poradę
school-advice-pick = Przygotuj tę ofertę
school-expected = spodziewany prestiż

## Pierwsza partia z trenerem.

school-guided = Pierwsza partia z trenerem
school-guided-note = przeciw początkującym botom, z objaśnieniami
school-coach = Twój trener
school-coach-brought = Co przyniosła licytacja
school-coach-lesson = Lekcja na ten temat
school-coach-show = Pokaż na planszy
school-coach-understood = Jasne
school-coach-suggest = Co radzisz?
school-coach-hush = Bez dalszych uwag
school-coach-again = Wznów uwagi

## Jeszcze raz od wybranego momentu partii.

try-again = Spróbuj od tego momentu
try-about = Od tego momentu grasz dalej przeciw botom; wszystko przed nim zostaje bez zmian.
try-seat = Grasz jako
try-bots = Pozostali
try-begin = Graj
try-origin = Wznowiona po ruchu { $ply } innej partii

## Plansza analizy.

analysis-title = Plansza analizy
analysis-then = Dalej na przykład: { $line }.

## Zadania.

puzzle-title = Zadania
puzzle-way = Zadania: znajdź najlepszy ruch
