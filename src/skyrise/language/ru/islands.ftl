## Рисование платформ.

island-editor-title = Свои платформы
island-editor-intro = Нарисуйте платформу и сыграйте на ней. Начните с готовой или с пустого участка суши, разделите и раскрасьте его; каждый шаг проверяется.
island-editor-not-kept = Этот браузер ничего не сохраняет. Прежде чем уйти, сохраните платформу в файл.
island-editor-none = Пока нет ни одной платформы.
island-editor-full =
    { $count ->
        [one] Этот браузер хранит { $count } платформу. Удалите её или сначала сохраните в файл.
        [few] Этот браузер хранит { $count } платформы. Удалите одну или сначала сохраните её в файл.
        [many] Этот браузер хранит { $count } платформ. Удалите одну или сначала сохраните её в файл.
       *[other] Этот браузер хранит { $count } платформ. Удалите одну или сначала сохраните её в файл.
    }
island-editor-new = Новая платформа
island-editor-blank = пустого участка суши
island-editor-first-name = Моя платформа
island-editor-open-file = Открыть файл JSON
island-editor-too-large = Этот файл слишком велик для платформы.
island-editor-tool = Инструмент
island-editor-tool-select = выбрать
island-editor-tool-draw = рисовать
island-editor-tool-split = разделить
island-editor-tool-move = сдвинуть вершину
island-editor-tool-straighten = убрать вершину
island-editor-hint-select = Выберите область: её цвет и всё, что на ней есть, можно изменить рядом с картой.
island-editor-hint-draw = Укажите по очереди вершины новой области и завершите её. Линия идёт вдоль уже проведённых границ.
island-editor-hint-split = Выберите область, затем два места на её границе: её разделит линия между ними.
island-editor-hint-move = Перетащите вершину или укажите её, а затем новое место. Из середины границы получится новая вершина.
island-editor-hint-straighten = Укажите вершину: граница там станет прямой.
island-editor-keys = На карте стрелки двигают крестик (Shift: точнее), Enter указывает, Shift+Enter завершает, Esc отменяет.
island-editor-undo = Отменить
island-editor-redo = Повторить
island-editor-canvas = Карта: { $name }
island-editor-finish = Завершить область
island-editor-cancel = Начать заново
island-editor-area = Область
island-editor-chosen = Выбранная область
island-editor-new-area = не выбрана: для следующей
island-editor-of-color = { $id }, { $color }
island-editor-of-kind = { $id }, { $kind }
island-editor-kind = Что это
island-editor-kind-neighborhood = район
island-editor-kind-lake = озеро
island-editor-kind-blimp = дирижабль
island-editor-color = Цвет
island-editor-windmill = Мельница
island-editor-port = Порт
island-editor-port-none = нет порта
island-editor-port-center = к центру
island-editor-port-left = влево
island-editor-port-right = вправо
island-editor-port-north = север (центральная платформа)
island-editor-port-east = восток (центральная платформа)
island-editor-port-south = юг (центральная платформа)
island-editor-port-west = запад (центральная платформа)
island-editor-other = Другая область
island-editor-join = Соединить
island-editor-bridge = Мост
island-editor-remove = Убрать область
island-editor-name = Название платформы
island-editor-picture = Рисунок
island-editor-save = Сохранить как JSON
island-editor-save-picture = Сохранить как SVG
island-editor-host = Открыть с ней стол
island-editor-delete-ask = Удалить эту платформу?
island-editor-delete-note = { $island } исчезнет из этого браузера. Столы и записи, где она есть, её сохранят.
