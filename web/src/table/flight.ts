/** Something flies over the page: a time token from the track to whoever took it. */

import { cutout } from "../board/cutouts";
import { pictured } from "../board/picture";
import { inNextFrame } from "../nextFrame";
import { pace, themed } from "../settings.svelte";

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
  const flying = new Image();
  flying.src = pictured(cutout("sign", sign), document.documentElement, themed());
  flying.alt = "";
  flying.dataset["flying"] = sign;
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
