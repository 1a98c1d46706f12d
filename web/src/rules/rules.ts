/** The rules in four languages, each fetched only when somebody reads it: the files that Python prints them from too. */

import type { Game } from "../net/game";
import type { Language } from "../words/words.svelte";
import type { Section } from "./section";

const FILES = import.meta.glob<Section[]>("../../../src/whitechapel/locales/rules/*.json", { import: "default" });

/** The rules of a game in a language. */
export async function rules(game: Game, language: Language): Promise<Section[]> {
  const file = FILES[`../../../src/whitechapel/locales/rules/${game}.${language}.json`];
  return file ? file() : [];
}
