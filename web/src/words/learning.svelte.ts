/** The words of the lessons: they are loaded when somebody learns, and spoken in whatever language is spoken then. */

import { ofLessons } from "./catalogues";
import { words } from "./words.svelte";

export const learning = {
  /** Know the words of the lessons from now on, in every language. */
  open: (): Promise<void> => words.add(ofLessons),
};
