/** Telling somebody who looks elsewhere that it is their turn: only after they asked for it, and the browser agreed. */

const KEPT = "whitechapel.notify";

class Notify {
  #on = $state(localStorage.getItem(KEPT) === "yes" && this.possible && Notification.permission === "granted");

  /** Whether this browser can. */
  get possible(): boolean {
    return "Notification" in window;
  }

  get on(): boolean {
    return this.#on;
  }

  /** Begin or stop; false where the browser does not allow it. It is asked here and nowhere else. */
  async turn(on: boolean): Promise<boolean> {
    const allowed = !on || (this.possible && (await Notification.requestPermission()) === "granted");
    this.#on = on && allowed;
    localStorage.setItem(KEPT, this.#on ? "yes" : "no");
    return allowed;
  }

  /** Tell it, unless the page is looked at. */
  tell(title: string, text: string, match: string): void {
    if (!this.#on || !document.hidden) return;
    try {
      const note = new Notification(title, { body: text, tag: match, icon: "/favicon-turn.svg" });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // some browsers let only programs in the background tell something: the title and the icon say it
    }
  }
}

export const notify = new Notify();
