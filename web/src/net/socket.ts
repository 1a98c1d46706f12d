/** A socket to the server that comes back by itself when the line drops, or falls silent. */

import { lineTo } from "./early";
import type { FromClient, FromServer } from "./protocol";
import { Pulse } from "./pulse";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server's code for: the match is at another of its processes now, connect again. */
const MOVED = 1012;

export interface Listener {
  /** A connection is open: say hello. */
  opened: () => void;
  heard: (message: FromServer) => void;
  /** The line was lost; it will be tried again. */
  lost: () => void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #lost = false;
  readonly #pulse = new Pulse(
    () => this.send({ type: "ping" }),
    () => this.#drop(),
  );

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#connectNow);
  }

  /** Send a message; false if there is no line. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The server has answered: the next loss is tried again at once. */
  answered(): void {
    this.#wait = FIRST_WAIT;
  }

  close(): void {
    clearTimeout(this.#timer);
    removeEventListener("online", this.#connectNow);
    this.#hangUp();
  }

  #hangUp(): void {
    this.#pulse.end();
    const socket = this.#socket;
    this.#socket = null;
    // Browsers complain of a line that is hung up while it is being made.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connectNow = (): void => {
    if (this.#lost) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#lost = false;
    const socket = lineTo(this.match);
    this.#socket = socket;
    this.#pulse.begin();
    socket.onopen = this.listener.opened;
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(this.listener.opened);
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.#socket !== socket) return; // it was given up, and speaks again
      this.#pulse.heard();
      this.listener.heard(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket === socket) this.#again(event.code === MOVED);
    };
  }

  /** Nothing is heard any more, though nobody hung up: whatever was sent may be sent again over another line. */
  #drop(): void {
    this.#hangUp();
    this.#again(false);
  }

  #again(moved: boolean): void {
    this.#pulse.end();
    this.#lost = true;
    this.listener.lost();
    const atOnce = moved && this.#wait === FIRST_WAIT;
    this.#timer = window.setTimeout(() => this.#connect(), atOnce ? 0 : this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
