/** Which page is shown: the path of the address, and moving about without loading anew. */

import { type Page, type Params, read } from "./addresses";
import type { Game } from "./net/game";
import { NOT_FOUND, PAGES } from "./pages";

/** Where something is going on that reading the rules must not end: there they open over the page. */
const TABLES = ["/match/:match", "/replay/:match", "/learn/:game/:lesson"];
/** What an address ends with while the rules lie over its page. */
const RULES = "#rules";

/** A page, with what stands in its address. */
interface Place extends Page {
  readonly params: Params;
}

/** The page an address stands for. */
export function pageAt(path: string, hash: string): Place {
  for (const page of PAGES) {
    const params = read(page.address, path, hash);
    if (params) return { ...page, params };
  }
  return { ...NOT_FOUND, params: {} };
}

class Router {
  page = $state.raw(pageAt(location.pathname, location.hash));
  /** Whether the rules lie over the page. */
  rulesOpen = $state(location.hash === RULES);
  /** The game last looked at, whose rules are one tap away. */
  game = $state<Game>("pocket");

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Go to another page of ours. */
  go(path: string): void {
    history.pushState(path.endsWith(RULES) ? RULES : null, "", path);
    this.#read();
    if (!this.rulesOpen) scrollTo(0, 0);
  }

  /** Fetch the code of a page that is likely to be next. */
  prepare(path: string): void {
    void pageAt(path, "").load();
  }

  /** Where the rules are: at a table over it, so that nothing is lost; elsewhere a page of their own. */
  get rules(): string {
    const table = TABLES.includes(this.page.address) ? location.pathname + location.search : null;
    return table ? table + RULES : `/rules/${this.rulesOf}`;
  }

  /** The game whose rules are one tap away. */
  get rulesOf(): Game {
    return this.page.params.game ?? this.game;
  }

  /** Put the rules away: by going back if they were opened from the table, else by forgetting them. */
  closeRules(): void {
    if (!this.rulesOpen) return;
    if (history.state === RULES) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
    this.rulesOpen = false;
  }

  /** Follow a link within the page; other links stay the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      link.target ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button !== 0
    )
      return;
    if (link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.page = pageAt(location.pathname, location.hash);
    this.rulesOpen = location.hash === RULES;
  }
}

export const router = new Router();
