"""What French does to a word that is put into a sentence."""

import re
from typing import Final

VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæ"
ASPIRATED: Final = ("harpie", "haut", "héros", "hérault", "hun", "hollande", "hongrie")
BEFORE_A_NAME: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=([A-ZÀ-ÖØ-ÞŒ][\w’-]*))")


def begins_softly(word: str) -> bool:
    """Whether French elides before it: d’Altaïr, not de Altaïr. Not before y and a vowel, nor an aspirated h."""
    low = word.casefold()
    if not low:
        return False
    if low[0] == "h":
        return len(low) > 1 and low[1] in VOWELS and not low.startswith(ASPIRATED)
    if low[0] == "y":
        return len(low) > 1 and low[1] not in VOWELS
    return low[0] in VOWELS


def elided(text: str) -> str:
    """*Mariage de Ève* as one says it."""
    return BEFORE_A_NAME.sub(lambda found: f"{found[1]}’" if begins_softly(found[2]) else found[0], text)
