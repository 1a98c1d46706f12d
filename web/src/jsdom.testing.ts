/** What the browser of the tests lacks: it has no screen, so nothing is known of one. */

const query = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

if (typeof window !== "undefined") window.matchMedia ??= query;
