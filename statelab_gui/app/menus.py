"""The menu bar, made from the table of actions, and what is enabled when."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from statelab_gui.app.actions import ACTIONS, MENUS, SUBMENUS, ActionSpec, When, text_of
from statelab_gui.app.page_table import PAGES, page_name
from statelab_gui.views import icons

Choice = tuple[str, str]  # what is handed to the slot, and the text shown


def keys_of(spec: ActionSpec) -> list[QKeySequence]:
    """The shortcuts of an action on this platform."""
    standard = getattr(QKeySequence.StandardKey, spec.shortcut, None)
    if standard is not None:
        return QKeySequence.keyBindings(standard)
    return [QKeySequence(spec.shortcut)] if spec.shortcut else []


class Menus(QObject):
    """Makes every action once, keeps them by key, and puts them into the language installed."""

    def __init__(self, window: QMainWindow, slots: Mapping[str, object]) -> None:
        """`slots` has, for each menu, the object whose methods its actions call."""
        super().__init__(window)
        self._window = window
        self._menus: dict[str, QMenu] = {}
        self._actions: dict[str, QAction] = {}
        self._pages: dict[str, QAction] = {}
        self._page_actions: dict[str, list[QAction]] = {}
        for name in MENUS:
            menu = self._menus[name] = window.menuBar().addMenu("")
            if name == "view":
                self._add_pages(menu, slots["view"])
            for spec in ACTIONS:
                if spec.menu == name:
                    self._add(menu, spec, getattr(slots[name], spec.slot))
        for name, (after, _text) in SUBMENUS.items():
            self._menus[name] = QMenu(window)
            parent, place = self._menus[after.partition(".")[0]], self._after(after)
            parent.insertMenu(place, self._menus[name])  # type: ignore[arg-type]  # None: at the end
        self.retranslate()

    def action(self, key: str) -> QAction:
        """The action of a key."""
        return self._actions[key]

    def page_action(self, key: str) -> QAction:
        """The action that shows a page."""
        return self._pages[key]

    def menu(self, name: str) -> QMenu:
        """The menu or submenu of a name."""
        return self._menus[name]

    def all_actions(self) -> list[QAction]:
        """Every action with a text, the pages' own too, in the order of the menus."""
        pages = [action for actions in self._page_actions.values() for action in actions]
        own = list(self._actions.values())
        return [action for action in [*self._pages.values(), *own, *pages] if action.text()]

    def fill(
        self, name: str, choices: Sequence[Choice], chosen: str | None, act: Callable[[str], object]
    ) -> None:
        """Put choices into a submenu; with `chosen` not None one of them is marked."""
        menu = self._menus[name]
        menu.clear()
        group = QActionGroup(menu)
        for value, text in choices:
            action = menu.addAction(text)
            action.setData(value)
            if chosen is not None:
                action.setCheckable(True)
                action.setChecked(value == chosen)
                group.addAction(action)
            action.triggered.connect(lambda _checked=False, value=value: act(value))
        menu.setEnabled(bool(choices))

    def set_page_actions(self, key: str, actions: Sequence[QAction]) -> None:
        """Remember a page's own actions; they are shown by `show_page`."""
        self._page_actions[key] = list(actions)

    def show_page(self, key: str) -> None:
        """Mark the page shown, and put its own actions, alive, into the menu Page."""
        self._pages[key].setChecked(True)
        menu = self._menus["page"]
        menu.clear()
        for owner, actions in self._page_actions.items():
            for action in actions:
                if owner == key:
                    menu.addAction(action)
                    self._window.addAction(action)
                else:
                    # A shortcut of a page that is not shown must not act on it unseen.
                    self._window.removeAction(action)
        menu.menuAction().setVisible(bool(menu.actions()))

    def refresh(self, now: Mapping[When, bool]) -> None:
        """Enable what can be done; `now` says which conditions hold."""
        for spec in ACTIONS:
            if spec.when in now:
                self._actions[spec.key].setEnabled(now[spec.when])
                if spec.when is When.OUTDATED:
                    self._actions[spec.key].setVisible(now[spec.when])
        for page in PAGES:
            self._pages[page.key].setEnabled(now[When.DOCUMENT] or not page.needs_document)

    def name_history(self, undo: str, redo: str) -> None:
        """Say what undo and redo would do; empty names leave the plain words."""
        self._actions["edit.undo"].setText(undo or text_of("&Undo"))
        self._actions["edit.redo"].setText(redo or text_of("&Redo"))

    def retranslate(self) -> None:
        """Put every menu and action into the language installed."""
        for name, text in MENUS.items():
            self._menus[name].setTitle(text_of(text))
        for name, (_after, text) in SUBMENUS.items():
            self._menus[name].setTitle(text_of(text))
        for spec in ACTIONS:
            self._actions[spec.key].setText(text_of(spec.text))
        for page in PAGES:
            self._pages[page.key].setText(page_name(page))

    def _add(self, menu: QMenu, spec: ActionSpec, slot: Callable[[], object]) -> None:
        if spec.line_before:
            menu.addSeparator()
        action = QAction(menu)
        action.setObjectName(spec.key)
        action.setShortcuts(keys_of(spec))
        # Qt must not guess from the words which one is Quit, About or Settings.
        action.setMenuRole(_ROLES.get(spec.key, QAction.MenuRole.NoRole))
        if spec.icon:
            icons.set_icon(action, spec.icon)
        action.triggered.connect(lambda _checked=False: slot())
        menu.addAction(action)
        self._actions[spec.key] = action

    def _add_pages(self, menu: QMenu, slots: object) -> None:
        group = QActionGroup(menu)
        for number, page in enumerate(PAGES, start=1):
            action = QAction(menu)
            action.setObjectName(f"view.{page.key}")
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
            action.setCheckable(True)
            group.addAction(action)
            show = slots.show_page  # type: ignore[attr-defined]  # the slots of "view" have it
            action.triggered.connect(lambda _checked=False, key=page.key, show=show: show(key))
            menu.addAction(action)
            self._pages[page.key] = action
        menu.addSeparator()

    def _after(self, key: str) -> QAction | None:
        if key == "view.pages":
            return self._actions["view.zoom_in"]
        own = self._menus[key.partition(".")[0]].actions()
        place = own.index(self._actions[key]) + 1
        return own[place] if place < len(own) else None


_ROLES = {
    "file.quit": QAction.MenuRole.QuitRole,
    "help.about": QAction.MenuRole.AboutRole,
}
