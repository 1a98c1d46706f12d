/** The focus never falls to the body: when what had it is gone or can't be used any more, it goes on to what comes next. */

import { inNextFrame } from "./nextFrame";

/** Where it goes, the first that there is: an open sheet, what leads on, what may be picked, what lies there, the heading. */
const NEXT = [
  "dialog[open] :is(button, a, input)",
  ".ending :is(button, a)",
  "[data-on]",
  "[data-confirm]:enabled",
  ":is([data-token], [data-card], [data-verb]):not([aria-disabled=true])",
  "[data-target]",
  "[data-token], [data-card]",
  '[data-spot][tabindex="0"]',
  "main h1, main h2",
  "main",
];

const gone = (element: Element): boolean =>
  !element.isConnected ||
  element.matches(":disabled") ||
  element.checkVisibility?.({ visibilityProperty: true }) === false;

function goOn(): void {
  for (const selector of NEXT) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !gone(element));
    if (!found) continue;
    if (found.matches("h1, h2, main")) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    return;
  }
}

/** Watch over the focus from now on; returns how to stop. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const noted = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = target;
  };
  /** At the first page nothing had it yet: there only a table asks for it. */
  const look = (): void => {
    const active = document.activeElement;
    const lost = active === null || active === document.body || gone(active);
    if (lost && (last ? gone(last) : document.querySelector("main.table"))) goOn();
  };
  // What is seen is known once the page is laid out: to ask at once would lay it out twice.
  let callOff = (): void => {};
  const observer = new MutationObserver(() => {
    callOff();
    callOff = inNextFrame(look);
  });
  const attributeFilter = ["disabled", "hidden", "inert", "open", "class"];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  document.addEventListener("focusin", noted);
  return () => {
    observer.disconnect();
    callOff();
    document.removeEventListener("focusin", noted);
  };
}
