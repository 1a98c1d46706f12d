/** Drawings that stand still, as pictures: of whatever they are made, the browser styles, lays out and paints one object. */

/** What is drawn and where it lies, called as no other drawing is. */
export interface Drawing {
  name: string;
  box: { x: number; y: number; width: number; height: number };
  shapes: () => string;
}

const NAMED = /var\((--[\w-]+)(?:, ?([^()]*))?\)/g;
const made = new Map<string, string>();
const colours = new Map<string, string>();

/** A colour of the theme at an element. To ask for one makes the browser style the page at once: it is asked once for each. */
function colour(name: string, where: Element, theme: string): string {
  const key = [where.closest("[data-board]")?.getAttribute("data-board"), theme, name].join(" ");
  const known = colours.get(key);
  if (known !== undefined) return known;
  const found = getComputedStyle(where).getPropertyValue(name).trim();
  colours.set(key, found);
  return found;
}

/**
 * The address of a picture of a drawing in the theme's colours as they are now at an element. `theme` says which theme
 * that is, so that each picture is made once.
 */
export function pictured({ name, box, shapes }: Drawing, where: Element, theme: string): string {
  const key = `${name} ${theme}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const view = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`;
  /** A picture can't read the theme's colours itself. */
  const inTheme = shapes().replace(NAMED, (_, named: string, usual = "none") => colour(named, where, theme) || usual);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${inTheme}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(whole)}`;
  made.set(key, address);
  return address;
}

/** Milliseconds between pictures that are made ahead. */
const APART = 120;
const ahead = new Map<string, HTMLImageElement>();

/** Have pictures ready before they are wanted, one after another: a browser takes a while for the first look at each. */
export function makeAhead(drawings: readonly Drawing[], where: Element, theme: string): () => void {
  const left = drawings.map((drawing) => () => pictured(drawing, where, theme));
  const timer = setInterval(() => {
    const address = left.shift()?.();
    if (address === undefined) return clearInterval(timer);
    if (ahead.has(address)) return;
    const image = new Image();
    image.src = address;
    ahead.set(address, image); // as long as it is kept, so is what was made of it
  }, APART);
  return () => clearInterval(timer);
}
