/** "Your turn" that can't be missed: the tab's title and its icon. */

const PLAIN = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

/** Show in the tab whether it is the player's turn. */
export function call(title: string, turn: string | null): void {
  document.title = turn ? `● ${turn} · ${title}` : title;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? CALLING : PLAIN);
}
