/** Lines to a match that are made while the page's code is still on its way: on a slow line that saves a second. */

import { held } from "./net/keys";

const made: WebSocket[] = [];
const [, match] = /^\/match\/([\w-]{16,64})$/.exec(location.pathname) ?? [];

function newLine(to: string): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1/socket?match=${encodeURIComponent(to)}`);
}

/** A line to a match: one that was made early, or a new one. */
export function lineTo(to: string): WebSocket {
  const early = to === match ? made.shift() : undefined;
  return early && early.readyState <= WebSocket.OPEN ? early : newLine(to);
}

if (match && !location.hash) {
  const seats = Object.keys(held(match)).length;
  for (let count = seats > 1 ? 1 + seats : 1; count > 0; count--) made.push(newLine(match));
}
