/** All words a person sees, from the catalogue that Python uses too: Fluent files, one a language and room. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../net/protocol";
import { ENGLISH, everyday, LANGUAGES, type Language } from "./catalogues";

export { LANGUAGES, type Language };

const KEPT = "whitechapel.language";

/** Where more words of a language come from. */
export type MoreWords = (language: Language) => Promise<string[]>;

function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const problems = texts.flatMap((text) => made.addResource(new FluentResource(text)));
  if (problems.length > 0) throw new Error(`${language}: ${problems.join("; ")}`);
  return made;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(bundle("en", ENGLISH));
  readonly #more = new Set<MoreWords>();

  /** Pick the language: the one kept here, or the browser's, or English. */
  async start(): Promise<void> {
    const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2));
    const wish = wishes.find((one): one is Language => one in LANGUAGES) ?? "en";
    await this.speak(wish);
  }

  /** Change the language, and keep the choice if a person made it. */
  async speak(language: Language, keep = false): Promise<void> {
    const texts = await Promise.all([everyday, ...this.#more].map((more) => more(language)));
    this.#bundle = bundle(language, texts.flat());
    this.language = language;
    document.documentElement.lang = language;
    if (keep) localStorage.setItem(KEPT, language);
  }

  /** Know more words from now on, in whichever language is spoken. */
  async add(more: MoreWords): Promise<void> {
    if (this.#more.has(more)) return;
    this.#more.add(more);
    await this.speak(this.language);
  }

  /**
   * The message with this name. A name that is not in the catalogue is a mistake of ours, is reported and shows as itself; a
   * gap that nothing fills shows as itself where that is forgiven.
   */
  say(name: string, variables: Record<string, FluentVariable> = {}, forgiven: Error[] | null = null): string {
    const message = this.#bundle.getMessage(name);
    if (message?.value) return this.#bundle.formatPattern(message.value, variables, forgiven);
    console.error(`there is no message ${name} in ${this.language}`);
    return name;
  }

  /** A message that the rules' narrator chose: those among its arguments are looked up first, several joined by commas. */
  narrate(message: Message): string {
    const filled = Object.entries(message.args).map(([name, term]) => [name, this.#filled(term)] as const);
    return this.say(message.id, Object.fromEntries(filled), []);
  }

  #filled(term: Message["args"][string]): FluentVariable {
    if (Array.isArray(term)) return term.map((one) => this.narrate(one)).join(", ");
    return typeof term === "object" ? this.narrate(term) : term;
  }
}

export const words = new Words();
export const say = (name: string, variables?: Record<string, FluentVariable>): string => words.say(name, variables);
export const narrate = (message: Message): string => words.narrate(message);

/** A text with its first letter large: a seat's name may begin it. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A text at its first colon: what stands before it, the colon itself, and the rest. */
export function parted(text: string): [head: string, colon: string, rest: string] {
  const [, head = text, colon = "", rest = ""] = /^(.*?)(\s?:\s)(.*)$/su.exec(text) ?? [];
  return [head, colon, rest];
}

/** A message as a sentence of its own. */
export const sentence = (message: Message): string => capital(narrate(message));

export const nameOf = (character: string): string => say(`name-${character}`);
export const seatName = (seat: string | null, game: string): string => say(`seat-${seat ?? "chance"}`, { game });
