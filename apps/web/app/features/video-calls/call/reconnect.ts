/** Between one attempt to reconnect and the next. */
const PAUSES_MS = [1500, 3000, 6000, 10_000];
/** The polite side tries this much later: two attempts at once get in each other's way. */
const POLITE_DELAY_MS = 2000;

type ReconnectParts = {
  /** Restarts ICE: another way through the network. */
  restart: () => void;
  /** Starts over with a new visit: signals of the old one may have been lost. */
  rejoin: () => void;
};

/** Tries to restore a lost connection, with growing pauses, until it is up or given up. */
export class Reconnect {
  readonly #parts: ReconnectParts;
  /** Whether the other side tries first. */
  isPolite = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor(parts: ReconnectParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  /** The connection is lost, or not up within `after`. */
  begin(after = PAUSES_MS[0] ?? 0): void {
    if (!this.isOn) this.#timer = setTimeout(() => this.#try(), after + (this.isPolite ? POLITE_DELAY_MS : 0));
  }

  /** The network is back: try at once. */
  now(): void {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    this.#try();
  }

  /** It is up again, or the other side has left. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#tries = 0;
  }

  #try() {
    this.#tries += 1;
    const isLast = this.#tries > PAUSES_MS.length;
    if (isLast) this.#tries = 0;
    this.#timer = setTimeout(() => this.#try(), PAUSES_MS[this.#tries] ?? PAUSES_MS.at(-1));
    if (isLast) this.#parts.rejoin();
    else this.#parts.restart();
  }
}
