/** Where on the board something is that a line of the log tells of. */

import type { Beat, Position } from "../net/protocol";

/** The places of a beat or, where it names none, those of its people; none where only its back may be seen. */
export function placesOf(beat: Beat, position: Position | null, open: boolean): readonly string[] {
  if (beat.secret && !open) return [];
  if (beat.places.length > 0 || !position) return beat.places;
  return beat.people.flatMap((person) => placeOf(person, position));
}

function placeOf(person: string, position: Position): string[] {
  if (position.game === "classic") {
    const hex = position.characters[person];
    return hex ? [`hex-${hex}`] : [];
  }
  const cell = position.tiles.findIndex((tile) => tile?.character === person);
  return cell < 0 ? [] : [`tile-${cell}`];
}
