/** The catalogues: files that Python reads too, one a language and room. English is here at once; the rest comes when it is spoken. */

import coach from "../../../src/whitechapel/locales/coach/en.ftl?raw";
import ear from "../../../src/whitechapel/locales/ear/en.ftl?raw";
import main from "../../../src/whitechapel/locales/en.ftl?raw";
import home from "../../../src/whitechapel/locales/home/en.ftl?raw";
import people from "../../../src/whitechapel/locales/people/en.ftl?raw";
import replay from "../../../src/whitechapel/locales/replay/en.ftl?raw";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

const ENGLISH = [main, coach, ear, home, people, replay];
const EVERYWHERE = import.meta.glob<string>("../../../src/whitechapel/locales/{fr,it,pl}.ftl", {
  query: "?raw",
  import: "default",
});
const ROOMS = import.meta.glob<string>(
  "../../../src/whitechapel/locales/{coach,ear,home,people,replay}/{fr,it,pl}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const LEARNING = import.meta.glob<string>("../../../src/whitechapel/locales/learn/*.ftl", {
  query: "?raw",
  import: "default",
});

const spoken = (files: Record<string, () => Promise<string>>, language: Language): Promise<string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.ftl`))
      .map(([, load]) => load()),
  );

/** What every page says. */
export const everyday = async (language: Language): Promise<string[]> =>
  language === "en" ? ENGLISH : spoken({ ...EVERYWHERE, ...ROOMS }, language);

/** What lessons say. */
export const ofLessons = (language: Language): Promise<string[]> => spoken(LEARNING, language);

export { ENGLISH };
