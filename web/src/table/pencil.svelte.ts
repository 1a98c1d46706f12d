/** Pencil marks on suspects: the player's own guesses, kept in this browser match by match, never sent. */

export type Mark = "innocent" | "likely";
/** What a mark turns into. */
const NEXT: Record<Mark | "none", Mark | null> = { none: "innocent", innocent: "likely", likely: null };
type Marks = Record<string, Mark>;

const KEPT = "whitechapel.pencil";
/** So many matches keep their marks. */
const MATCHES = 20;

function kept(): Record<string, Marks> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Marks>;
  } catch {
    return {};
  }
}

export class Pencil {
  #marks: Marks = $state({});

  constructor(private readonly match: string) {
    this.#marks = kept()[match] ?? {};
  }

  /** The mark on somebody. */
  of(name: string): Mark | null {
    return this.#marks[name] ?? null;
  }

  /** Turn the mark on somebody into the next one: innocent, likely, none. */
  turn(name: string): void {
    const next = NEXT[this.of(name) ?? "none"];
    if (next) this.#marks[name] = next;
    else delete this.#marks[name];
    const others = Object.entries(kept()).filter(([match]) => match !== this.match);
    const latest = [...others, [this.match, this.#marks]].slice(-MATCHES);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
  }
}
