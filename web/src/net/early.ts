/** Lines to a match that are made while the page's code is still on its way: on a slow line that saves a second. */

import { held } from "./keys";

/** Milliseconds for which a line is good: the server hangs up on whoever says nothing for half a minute. */
const FRESH = 20_000;
const made: WebSocket[] = [];
const begun = performance.now();
const [, match] = /^\/match\/([\w-]{16,64})$/.exec(location.pathname) ?? [];

function newLine(to: string): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/socket?match=${encodeURIComponent(to)}`);
}

/** A line to a match: one that was made early and is still good, or a new one. */
export function lineTo(to: string): WebSocket {
  const early = to === match ? made.shift() : undefined;
  if (early && early.readyState <= WebSocket.OPEN && performance.now() - begun < FRESH) return early;
  if (early?.readyState === WebSocket.OPEN) early.close();
  return newLine(to);
}

if (match && !location.hash) {
  const seats = Object.keys(held(match)).length;
  for (let count = seats > 1 ? 1 + seats : 1; count > 0; count--) made.push(newLine(match));
}
