/** How fast a replay plays, and a game that others play is shown. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The next speed up or down; the same at either end. */
export const faster = (speed: Speed, by: number): Speed => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
