/** What the person at this browser wants to be called. Kept here, and sent when a match is made or joined. */

export const LONGEST_NAME = 24;
const KEPT = "whitechapel.name";
/** What nobody sees: control and format characters, separators of lines, fillers. The server refuses them. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;

/** A text as a name: what can be seen of it, no longer than a name may be. */
export function asName(text: string): string {
  const seen = text.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").trimStart();
  return [...seen].slice(0, LONGEST_NAME).join("");
}

class Person {
  #name = $state(asName(localStorage.getItem(KEPT) ?? ""));

  get name(): string {
    return this.#name;
  }

  set name(text: string) {
    this.#name = asName(text);
    localStorage.setItem(KEPT, this.#name.trim());
  }
}

export const person = new Person();

/** The name as a part of what is asked of the server; nothing where there is none. */
export const ownName = (): { name?: string } => (person.name.trim() ? { name: person.name.trim() } : {});
