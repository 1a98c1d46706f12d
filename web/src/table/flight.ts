/** Something flies over the page: a time token from the track to whoever took it. */

import { inNextFrame } from "../nextFrame";
import { pace } from "../settings.svelte";

const SVG = "http://www.w3.org/2000/svg";
const LASTS = 700;

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Let a cut-out sign fly from one part of the page to another; nothing flies where one is missing or nothing moves. */
export function fly(sign: string, from: Element | null, to: Element | null): void {
  const lasts = LASTS * pace();
  if (from && to && lasts > 0) inNextFrame(() => launch(sign, from, to, lasts));
}

function launch(sign: string, from: Element, to: Element, lasts: number): void {
  const [start, end] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const flying = document.createElementNS(SVG, "svg");
  flying.setAttribute("viewBox", "0 0 48 48");
  flying.setAttribute("aria-hidden", "true");
  flying.dataset["flying"] = sign;
  flying.append(document.createElementNS(SVG, "use"));
  flying.firstElementChild?.setAttribute("href", `#sign-${sign}`);
  flying.style.cssText = `position:fixed;left:${start.x - 20}px;top:${start.y - 20}px;width:40px;height:40px;z-index:5;pointer-events:none`;
  document.body.append(flying);
  const [across, down] = [end.x - start.x, end.y - start.y];
  const way = [
    { transform: "scale(0.6)", opacity: 0.2 },
    { transform: `translate(${across / 2}px, ${down / 2 - 40}px) scale(1.5)`, opacity: 1, offset: 0.55 },
    { transform: `translate(${across}px, ${down}px) scale(0.6)`, opacity: 1 },
  ];
  flying.animate(way, { duration: lasts, easing: "ease-in-out" }).finished.then(
    () => flying.remove(),
    () => flying.remove(),
  );
}
