## Names: what the box and the game call things. Titles begin with a capital letter, common nouns do not.

list-and = { $first } and { $last }

color-red = Red
color-teal = Teal
color-yellow = Yellow
color-blue = Blue

hood-yellow = yellow
hood-green = green
hood-white = white
hood-brown = brown

faction-yellow = philosophers
faction-green = naturalists
faction-white = artists
faction-brown = inventors

row-yellow = yellow row
row-green = green row
row-white = white row
row-brown = brown row

disc-yellow = yellow disc
disc-green = green disc
disc-white = white disc
disc-brown = brown disc
disc-A = patron disc A
disc-B = patron disc B
disc-C = patron disc C
disc-D = patron disc D
disc-wild = wild disc
disc-commissions = commissions disc

height-short = short
height-medium = medium
height-tall = tall

wonder-1 = The Hammer
wonder-2 = The Capital Building
wonder-3 = The Palace
wonder-4 = Atlantis
wonder-5 = Zeppelinstone
wonder-6 = Lynch's Image
wonder-7 = Opportunity
wonder-8 = Kahn's Ambition
wonder-9 = Jacobs' Gardens
wonder-10 = Intelligentsium
wonder-11 = The Olmsted
wonder-12 = Munch's Haven
wonder-13 = Sullivan's Reach
wonder-14 = Atelier
wonder-15 = The Shard
wonder-16 = La Boca
wonder-17 = Le Baron
wonder-18 = The Vault
wonder-19 = The Summit
wonder-20 = Niemeyer's Legacy

panorama-blimps = Blimps
panorama-lakes = Lakes
panorama-chains = Chains
panorama-bridges = Bridges
panorama-windmills = Windmills

objective-yellow = philosophers (yellow)
objective-green = naturalists (green)
objective-white = artists (white)
objective-brown = inventors (brown)

island-central = Central
island-aurora = Aurora
island-boreas = Boreas
island-cirrus = Cirrus
island-zephyr = Zephyr

slot-north = north
slot-east = east
slot-south = south
slot-west = west
slot-central = center

patron-A = Georges Braque
patron-B = A'Lelia Walker
patron-C = Paul Durand-Ruel
patron-D = Gertrude Stein

key-large = large key
key-small = small key

source-control1 = Island control, Era 1
source-panoramas1 = Panoramas, Era 1
source-wonders = Wonders
source-control2 = Island control, Era 2
source-panoramas2 = Panoramas, Era 2
source-objective = Secret objective
source-patrons = Patron discs
source-excess = Excess discs
source-keys = Keys to the city
source-commissions = Commissions
source-structures = Structures

edition-retail = Retail rulebook
edition-polish = Polish rulebook
edition-russian = Russian rulebook
edition-preview = Preview rulebook 1.02
edition-manual = Reference manual

bot-random = Random
bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
