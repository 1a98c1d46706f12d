/**
 * Choosing an action in small steps. An action's text is a row of words ("rotation 4 1", "lamp f5>h4"); a choice is the
 * words picked so far. The page never asks what is legal: it is told all legal actions and offers what they begin with.
 */

export interface Choices {
  /** The words that may come next. */
  next: string[];
  /** The action that is picked, once only one is left and all its words are. */
  action: string | null;
}

/** The words of an action's text. */
export function words(action: string): string[] {
  return action.split(/[ >]/);
}

/** Two tiles may be picked in either order: the text has the lower one first. */
function orders(action: string): string[][] {
  const all = words(action);
  const [verb, one, other] = all;
  return verb === "exchange" && one && other ? [all, [verb, other, one]] : [all];
}

/** What can be picked after `picked`. */
export function choices(legal: readonly string[], picked: readonly string[]): Choices {
  const next = new Set<string>();
  let action: string | null = null;
  for (const candidate of legal) {
    for (const path of orders(candidate)) {
      if (!picked.every((word, index) => path[index] === word)) continue;
      const following = path[picked.length];
      if (following === undefined) action = candidate;
      else next.add(following);
    }
  }
  return { next: [...next], action };
}

/** Go on by itself while there is only one way: a lone token, a lone target. Never past the first pick. */
export function forced(legal: readonly string[], picked: readonly string[]): string[] {
  let path = [...picked];
  while (path.length > 0) {
    const { next, action } = choices(legal, path);
    if (action !== null || next.length !== 1) break;
    path = [...path, next[0] as string];
  }
  return path;
}
