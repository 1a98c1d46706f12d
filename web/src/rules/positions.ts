/** The positions that the rules are illustrated with; that they are true is tested in Python, against the rules. */

import type { ClassicView } from "../board/classic/view";
import type { PocketView } from "../board/pocket/view";

/** The position of a name in the file of one game. */
function named<View>(files: Record<string, Record<string, View>>): (name: string) => View | undefined {
  return (name) => Object.values(files)[0]?.[name];
}

export const pocketPosition = named(
  import.meta.glob<Record<string, PocketView>>("./positions.pocket.json", { eager: true, import: "default" }),
);
export const classicPosition = named(
  import.meta.glob<Record<string, ClassicView>>("./positions.classic.json", { eager: true, import: "default" }),
);
