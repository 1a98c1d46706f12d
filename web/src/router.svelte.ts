/** Which page is shown: the path of the address, and moving about without loading anew. */

import { type Page, type Params, read } from "./addresses";
import type { Game } from "./net/game";
import { NOT_FOUND, PAGES } from "./pages";

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
  /** The game last looked at, whose rules are one tap away. */
  game = $state<Game>("pocket");

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Go to another page of ours. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow a link within the page; other links stay the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };

  #read(): void {
    this.page = pageAt(location.pathname, location.hash);
  }
}

export const router = new Router();
