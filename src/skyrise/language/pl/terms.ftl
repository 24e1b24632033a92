## Nazwy: tak pudełko i gra nazywają rzeczy. Tytuły zaczynają się wielką literą, zwykłe rzeczowniki nie.

list-and = { $first } i { $last }

# Instrukcja mówi „zielony” i „szary”; nasze pionki są turkusowe i niebieskie.
color-red = Czerwony
color-teal = Turkusowy
color-yellow = Żółty
color-blue = Niebieski

hood-yellow = żółta
hood-green = zielona
hood-white = biała
hood-brown = brązowa

faction-yellow = filozofowie
faction-green = naturaliści
faction-white = artyści
faction-brown = wynalazcy

row-yellow = żółty rząd
row-green = zielony rząd
row-white = biały rząd
row-brown = brązowy rząd

disc-yellow = żółty żeton
disc-green = zielony żeton
disc-white = biały żeton
disc-brown = brązowy żeton
disc-A = żeton patrona A
disc-B = żeton patrona B
disc-C = żeton patrona C
disc-D = żeton patrona D
disc-wild = żeton uniwersalny
disc-commissions = żeton zlecenia

height-short = niski
height-medium = średni
height-tall = wysoki

wonder-1 = Młot
wonder-2 = Ratusz
wonder-3 = Pawilon Lacherta
wonder-4 = Atlantyda
wonder-5 = Skała Zeppelina
wonder-6 = Obraz Lynchowski
wonder-7 = Przyszłościowiec
wonder-8 = Ambicja Kahna
wonder-9 = Ogrody Jane Jacobs
wonder-10 = Inteligencjum
wonder-11 = Olmsted
wonder-12 = Przystań Muncha
wonder-13 = Iglica Sullivana
wonder-14 = Atelier
wonder-15 = Drzazga
wonder-16 = La Boca
wonder-17 = Le Baron
wonder-18 = Krypta
wonder-19 = Szczyt
wonder-20 = Dziedzictwo Niemeyera

panorama-blimps = Sterowce
panorama-lakes = Jeziora
panorama-chains = Łańcuszki
panorama-bridges = Mosty
panorama-windmills = Wiatraki

objective-yellow = filozofowie (żółty)
objective-green = naturaliści (zielony)
objective-white = artyści (biały)
objective-brown = wynalazcy (brązowy)

island-central = Centralna wyspa
island-aurora = Aurora
island-boreas = Boreasz
island-cirrus = Cirrus
island-zephyr = Zefir

slot-north = północ
slot-east = wschód
slot-south = południe
slot-west = zachód

patron-A = Georges Braque
patron-B = A'Lelia Walker
patron-C = Paul Durand-Ruel
patron-D = Gertrude Stein

key-large = duży klucz
key-small = mały klucz

source-control1 = Kontrola wysp, era I
source-panoramas1 = Karty panoramy, era I
source-wonders = Cuda
source-control2 = Kontrola wysp, era II
source-panoramas2 = Karty panoramy, era II
source-objective = Ukryty cel
source-patrons = Żetony patronów
source-excess = Nadmiarowe żetony
source-keys = Klucze do miasta
source-commissions = Żetony zleceń
source-structures = Budowle

edition-retail = Instrukcja angielska
edition-polish = Instrukcja polska
edition-russian = Instrukcja rosyjska
edition-preview = Instrukcja przedpremierowa 1.02
edition-manual = Przewodnik po zasadach

bot-random = Losowy
bot-beginner = Początkujący
bot-casual = Amator
bot-skilled = Wprawny
bot-expert = Ekspert
