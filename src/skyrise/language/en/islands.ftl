## Drawing islands.

island-editor-title = Islands of your own
island-editor-intro = Draw an island, and play on it. Start from one of the box or from a blank piece of land, split it and color it; every step is checked.
island-editor-not-kept = This browser keeps nothing for us. Save your island as a file before you leave.
island-editor-none = No island yet.
island-editor-full =
    { $count ->
        [one] This browser keeps { $count } island. Delete it, or save it as a file first.
       *[other] This browser keeps { $count } islands. Delete one, or save it as a file first.
    }
island-editor-new = New island
island-editor-blank = a blank piece of land
island-editor-first-name = My island
island-editor-open-file = Open a JSON file
island-editor-too-large = This file is too large for an island.
island-editor-tool = Tool
island-editor-tool-select = choose
island-editor-tool-draw = draw
island-editor-tool-split = split
island-editor-tool-move = move corner
island-editor-tool-straighten = remove corner
island-editor-hint-select = Choose an area: its color and what lies on it can be changed beside the map.
island-editor-hint-draw = Point at the corners of a new area, one after the other, then finish it. Borders that are there are followed.
island-editor-hint-split = Choose an area, then two places on its border: the line between them divides it.
island-editor-hint-move = Drag a corner, or point at it and then at its new place. From the middle of a border you get a new corner.
island-editor-hint-straighten = Point at a corner: the border becomes straight there.
island-editor-keys = On the map, the arrow keys move a cross (Shift: finely), Enter points, Shift+Enter finishes, Esc calls off.
island-editor-undo = Undo
island-editor-redo = Redo
island-editor-canvas = Map of { $name }
island-editor-finish = Finish the area
island-editor-cancel = Start over
island-editor-area = Area
island-editor-chosen = Chosen area
island-editor-new-area = none: the next one drawn
island-editor-of-color = { $id }, { $color }
island-editor-of-kind = { $id }, { $kind }
island-editor-kind = What it is
island-editor-kind-neighborhood = neighborhood
island-editor-kind-lake = lake
island-editor-kind-blimp = blimp
island-editor-color = Color
island-editor-windmill = Windmill
island-editor-port = Port
island-editor-port-none = no port
island-editor-port-center = to the center
island-editor-port-left = to the left
island-editor-port-right = to the right
island-editor-port-north = north (central island)
island-editor-port-east = east (central island)
island-editor-port-south = south (central island)
island-editor-port-west = west (central island)
island-editor-other = Other area
island-editor-join = Join
island-editor-bridge = Bridge
island-editor-remove = Remove the area
island-editor-name = Name of the island
island-editor-picture = Picture
island-editor-save = Save as JSON
island-editor-save-picture = Save as SVG
island-editor-host = Host a table with it
island-editor-delete-ask = Delete this island?
island-editor-delete-note = { $island } will be gone from this browser. Tables and records that use it keep it.
