## Drawing islands.

island-editor-title = Your own islands
island-editor-intro = Draw an island and play on it. Start from one of the game's islands or from a blank piece of land, then split it up and color it; every step is checked.
island-editor-not-kept = This browser does not let us store anything. Save your island as a file before you leave.
island-editor-none = No islands yet.
island-editor-full =
    { $count ->
        [one] This browser can keep { $count } island. Delete it first, or save it as a file.
       *[other] This browser can keep { $count } islands. Delete one first, or save it as a file.
    }
island-editor-new = New island
island-editor-blank = a blank piece of land
island-editor-first-name = My island
island-editor-open-file = Open a JSON file
island-editor-too-large = This file is too large for an island.
island-editor-tool = Tool
island-editor-tool-select = select
island-editor-tool-draw = draw
island-editor-tool-split = split
island-editor-tool-move = move corner
island-editor-tool-straighten = remove corner
island-editor-hint-select = Select an area; then change its color and contents beside the map.
island-editor-hint-draw = Click the corners of a new area one by one, then finish it. It will follow any existing borders.
island-editor-hint-split = Select an area, then two points on its border: the line between them splits it.
island-editor-hint-move = Drag a corner, or click it and then its new place. Drag the middle of a border to add a corner.
island-editor-hint-straighten = Click a corner to straighten the border there.
island-editor-keys = On the map, the arrow keys move a cross (hold Shift for small steps), Enter clicks, Shift+Enter finishes, Esc cancels.
island-editor-undo = Undo
island-editor-redo = Redo
island-editor-canvas = Map of { $name }
island-editor-finish = Finish the area
island-editor-cancel = Start over
island-editor-area = Area
island-editor-chosen = Selected area
island-editor-new-area = none: the next one you draw
island-editor-of-color = { $id }, { $color }
island-editor-of-kind = { $id }, { $kind }
island-editor-kind = Type
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
island-editor-name = Island name
island-editor-picture = Picture
island-editor-save = Save as JSON
island-editor-save-picture = Save as SVG
island-editor-host = Host a table with it
island-editor-delete-ask = Delete this island?
island-editor-delete-note = { $island } will be deleted from this browser. Tables and records that use it keep it.
