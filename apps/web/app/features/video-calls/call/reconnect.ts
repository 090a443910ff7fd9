/** Between one try to mend the line and the next. */
const PAUSES_MS = [1500, 3000, 6000, 10_000];
/** So much later tries the one who gives way: two who try at once get in each other's way. */
const GIVEN_MS = 2000;

type MendingParts = {
  /** Looks for another way through the network. */
  restart: () => void;
  /** Begins anew with a visit of its own: what was said of the old one may have been lost. */
  rejoin: () => void;
};

/** Tries to bring a lost line back, with growing pauses, until it stands or is given up. */
export class Mending {
  readonly #parts: MendingParts;
  /** Whether the other side tries first. */
  isPolite = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor(parts: MendingParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  /** The line is lost, or did not come about within `after`. */
  begin(after = PAUSES_MS[0] ?? 0): void {
    if (!this.isOn) this.#timer = setTimeout(() => this.#try(), after + (this.isPolite ? GIVEN_MS : 0));
  }

  /** There is a reason to hope: the network is back. */
  now(): void {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    this.#try();
  }

  /** It stands again, or nobody is there to speak with. */
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
