/** Which page is shown: the path of the address, and moving about without loading anew. */

import { type Game, isGame } from "./net/game";

export type Page =
  | { name: "home" }
  | { name: "table"; match: string }
  | { name: "join"; match: string; invitation: string }
  | { name: "replay"; match: string }
  | { name: "rules"; game: Game };

/** The page an address stands for. An invitation travels behind the #, which browsers never send. */
export function pageAt(path: string, hash: string): Page {
  const [, room, rest = ""] = path.split("/");
  const id = decodeURIComponent(rest);
  if (room === "match" && id && hash.startsWith("#join=")) {
    return { name: "join", match: id, invitation: decodeURIComponent(hash.slice(6)) };
  }
  if (room === "match" && id) return { name: "table", match: id };
  if (room === "replay" && id) return { name: "replay", match: id };
  if (room === "rules" && isGame(id)) return { name: "rules", game: id };
  return { name: "home" };
}

class Router {
  page = $state<Page>(pageAt(location.pathname, location.hash));
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
