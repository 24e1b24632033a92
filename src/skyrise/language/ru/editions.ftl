## Об этих правилах: откуда что взято.

about-honest = Сами правила — официальные. Большинство номеров зданий, рисунок платформ и значения на половине карт шедевров — наши, пока владелец игры не впишет свои.
about-table = За этим столом: { $edition }
about-sources = Откуда что взято
about-source-book = В этих правилах
about-source-book-note = Так сказано в правилах этого издания.
about-source-other-book = Только в других правилах
about-source-other-book-note = В этих правилах об этом не сказано, но сказано в других.
about-source-deduced = Выведено
about-source-deduced-note = Прямо этого нигде нет, но это следует из того, что сказано.
about-source-third-party = Из опубликованных обзоров
about-source-third-party-note = Описания игры, которые опубликовали другие.
about-source-house = Наш выбор
about-source-house-note = Этого нет ни в правилах, ни в обзорах. Если у вас есть сама игра, можно вписать то, что напечатано в ней.
about-source-own = Вписано
about-source-own-note = То, что вписал автор этого издания.
about-source-count = значений: { $values }, условий: { $conditions }
about-value-is = { $value }: { $setting }
about-values = Значения
about-conditions = Условия
about-printed = Номера в рамке напечатаны в правилах, остальные — наши.
about-printed-list = в правилах напечатано: { $numbers }
about-rulings = С чем можно поспорить
about-rulings-note = Где правила молчат или расходятся, кто-то должен решить. Вот как мы их читаем и почему с этим можно не согласиться.
about-rulings-more = Другие решения
about-ruling-but = Но: { $why }
about-own = Ваше издание
about-own-note = Если у вас есть сама игра, впишите напечатанные в ней числа. Начните с правил, которые у вас есть, и измените то, что отличается; каждое значение проверяется сразу. Издание остаётся в этом браузере, его можно сохранить в файл и открыть с ним любой стол.
about-own-open = Вписать свои числа
provenance-other-book = другие правила

## Форма для своего издания.

own-title = Ваше издание
own-intro = Впишите то, что напечатано в вашей игре, и играйте с этим. Что вы не измените, останется как в правилах, с которых вы начали.
own-saved = Сохранено в этом браузере
own-nothing-saved = Пока нет ни одного издания.
own-full =
    { $count ->
        [one] Этот браузер хранит { $count } издание. Удалите его или сначала сохраните в файл.
        [few] Этот браузер хранит { $count } издания. Удалите одно или сначала сохраните его в файл.
        [many] Этот браузер хранит { $count } изданий. Удалите одно или сначала сохраните его в файл.
       *[other] Этот браузер хранит { $count } издания. Удалите одно или сначала сохраните его в файл.
    }
own-not-kept = Этот браузер ничего не сохраняет. Прежде чем уйти, сохраните издание в файл.
own-start = Новое издание
own-start-from = Начать с
own-start-name = Моё издание
own-open-file = Открыть файл TOML
own-file-too-large = Для издания этот файл слишком велик.
own-name = Название издания
own-based-on = Основа: { $edition }
own-duplicate = Копировать
own-copy-of = { $edition } (копия)
own-delete = Удалить
own-delete-ask = Удалить это издание?
own-delete-note = { $edition } исчезнет из этого браузера. Столы и записи, где оно есть, его сохранят.
own-keep = Оставить
own-search = Поиск по значениям
own-topic = Тема
own-topic-all = все темы
own-show = Показать
own-show-house = наши значения
own-show-changed = изменённые
own-show-all = все
own-show-note = Наши значения — те, которых нет ни в одних правилах: владелец игры может их исправить.
own-nothing-found = Таких значений нет.
own-bounds = от { $least } до { $most }
own-bounds-list = через запятую, каждое от { $least } до { $most }
own-was = { $edition }: { $value }
own-reset = Вернуть
own-reset-of = Вернуть прежнее: { $value }
own-checking = Проверяем…
own-ready = Можно играть
own-changed =
    { $count ->
        [0] пока ничего не изменено
        [one] изменено { $count } значение
        [few] изменено { $count } значения
        [many] изменено { $count } значений
       *[other] изменено { $count } значения
    }
own-troubles =
    { $count ->
        [one] нужно исправить: { $count }
        [few] нужно исправить: { $count }
        [many] нужно исправить: { $count }
       *[other] нужно исправить: { $count }
    }
own-trouble = { $place }: { $why }
own-unchecked = Не проверено: { $why }
own-save-file = Сохранить как TOML
own-host = Открыть с ним стол
own-broken = { $edition } (не готово)
