import type { Signal } from "@aufwind/contract/video-calls";

/** ICE candidates come in bursts: wait this long for the next ones. */
const BATCH_DELAY_MS = 50;
const MOST = 20;
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

/** How a batch went: `again`: the server was out of reach; `over`: one of the visits has ended. */
export type Delivery = "done" | "again" | "over";

type SignalQueueParts = { deliver: (signals: Signal[]) => Promise<Delivery> };

/** Signals on their way to the other side: batched, in order, and sent again until they arrive. */
export class SignalQueue {
  readonly #deliver: SignalQueueParts["deliver"];
  #waiting: Signal[] = [];
  #isSending = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor({ deliver }: SignalQueueParts) {
    this.#deliver = deliver;
  }

  add(signal: Signal): void {
    if (this.#isClosed) return;
    this.#waiting.push(signal);
    if (!this.#isSending && this.#failures === 0) this.#plan(BATCH_DELAY_MS);
  }

  /** The network may be back: send at once. */
  now(): void {
    if (this.#waiting.length > 0 && !this.#isSending) this.#plan(0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #plan(after: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), after);
  }

  async #send() {
    const batch = this.#waiting.slice(0, MOST);
    if (batch.length === 0 || this.#isSending) return;
    this.#isSending = true;
    const delivery = await this.#deliver(batch);
    this.#isSending = false;
    if (this.#isClosed) return;
    if (delivery === "over") return this.close();
    if (delivery === "done") this.#waiting.splice(0, batch.length);
    this.#failures = delivery === "done" ? 0 : this.#failures + 1;
    if (this.#waiting.length > 0) this.#plan(this.#failures === 0 ? 0 : (PAUSES_MS[this.#failures - 1] ?? 8000));
  }
}
