/** Which sign stands for what is being shown. */

import { soundOf } from "../sound/beats";
import type { Frame } from "./staging";

/** The cut-out sign of a frame: empty where none stands for it. */
export function emblemOf(frame: Frame): string {
  switch (frame.kind) {
    case "answer":
      return soundOf(frame)?.sound === "seen" ? "seen" : "unseen";
    case "token":
      return frame.actor === "jack" ? "hourglass" : "magnifier";
    case "card":
      return "alibi";
    case "appeal":
    case "lamp":
      return "lamp";
    case "chase":
      return "knife";
    default:
      return frame.actor === "jack" ? "knife" : frame.actor === "detective" ? "magnifier" : "";
  }
}
