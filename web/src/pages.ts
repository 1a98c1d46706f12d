/** Every page: its address, and where its component is. The first address that fits is taken. */

import { type Page, page } from "./addresses";

export const PAGES: readonly Page[] = [
  page("/", () => import("./pages/Home.svelte")),
  // An invitation travels behind the #, which browsers never send.
  page("/match/:match#join=:invitation", () => import("./pages/JoinPage.svelte")),
  page("/match/:match", () => import("./pages/TablePage.svelte")),
  page("/replay/:match", () => import("./pages/ReplayPage.svelte")),
  page("/learn", () => import("./pages/LearnPage.svelte")),
  page("/learn/:game/:lesson", () => import("./pages/LessonPage.svelte")),
  page("/rules/:game", () => import("./pages/RulesPage.svelte")),
];

/** Where there is no page. */
export const NOT_FOUND: Page = page("*", () => import("./pages/NotFound.svelte"));
