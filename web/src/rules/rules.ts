/** The rules in four languages, each fetched only when somebody reads it. */

import type { Language } from "../words/words.svelte";
import type { Section } from "./section";

type Pages = Record<"pocket" | "classic", () => Promise<{ default: Section[] }>>;

export const RULES: Record<Language, Pages> = {
  en: { pocket: () => import("./pocket.en"), classic: () => import("./classic.en") },
  fr: { pocket: () => import("./pocket.fr"), classic: () => import("./classic.fr") },
  it: { pocket: () => import("./pocket.it"), classic: () => import("./classic.it") },
  pl: { pocket: () => import("./pocket.pl"), classic: () => import("./classic.pl") },
};
