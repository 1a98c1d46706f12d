"""What is being done while a target is picked."""

from whitechapel.terminal.chooser import Chooser


def verb_of(chooser: Chooser) -> str:
    """The verb of the action that is chosen: it is picked first, or not at all where there is but one.

    Returns:
        The verb, or an empty string while it is to be picked.
    """
    option = chooser.path[0] if chooser.path else next(iter(chooser.top), None)
    if option is None:
        return ""
    if "-" not in option.pick:  # objects are called ``hex-g6``, verbs ``move``
        return option.pick if chooser.path else ""
    while option.action is None:
        option = option.next[0]
    return option.action.partition(" ")[0]
