import { ApiFailure, invalid } from "./errors.ts";

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same items in a random order. */
export function shuffled<T>(things: T[], draw: () => number): T[] {
  return things
    .map((thing) => ({ thing, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** Faults on purpose; rates from 0 to 1. */
export type Faults = {
  delayMs: number;
  /** The connection breaks before the effect, or after it. */
  dropBefore: number;
  dropAfter: number;
  /** In half of the cases the effect has happened anyway. */
  error500: number;
  error429: number;
  seed: number;
  /** Requests per second of the sandbox's clock; 0: unlimited. */
  perSecond: number;
  /** Only for requests whose path matches. */
  only: RegExp | undefined;
  events: { copies: number; shuffle: boolean; drop: number };
};

const NONE: Faults = {
  delayMs: 0,
  dropBefore: 0,
  dropAfter: 0,
  error500: 0,
  error429: 0,
  seed: 1,
  perSecond: 0,
  only: undefined,
  events: { copies: 1, shuffle: false, drop: 0 },
};

type Fate = { isDropped: boolean; refusal?: ApiFailure };

/** What happens to one request: whether it is accepted, how long it takes, and what becomes of its response. */
export type Drawn = { before: Fate; delayMs: number; after: Fate };

export type FaultBox = {
  current(): Faults;
  set(changes: Partial<Faults>): void;
  draw(path: string): Drawn;
  random(): number;
};

const broken = () =>
  new ApiFailure(500, { type: "api_error", message: "An unknown error occurred. Please try again." });
const tooMany = () =>
  invalid("Request rate limit exceeded. Please retry after a moment.", { status: 429, code: "rate_limit" });

export function createFaults(now: () => Date): FaultBox {
  let faults = NONE;
  let random = seeded(NONE.seed);
  let second = { number: 0, requests: 0 };

  const isOverLimit = () => {
    if (faults.perSecond === 0) return false;
    const number = Math.floor(now().getTime() / 1000);
    second = number === second.number ? { number, requests: second.requests + 1 } : { number, requests: 1 };
    return second.requests > faults.perSecond;
  };

  const happens = (rate: number) => rate > 0 && random() < rate;

  return {
    current: () => faults,
    random: () => random(),
    set(changes) {
      faults = { ...faults, ...changes, events: { ...faults.events, ...changes.events } };
      if (changes.seed !== undefined) random = seeded(changes.seed);
    },
    draw(path) {
      const calm = { isDropped: false };
      if (faults.only && !faults.only.test(path)) return { before: calm, delayMs: 0, after: calm };
      if (isOverLimit() || happens(faults.error429))
        return { before: { isDropped: false, refusal: tooMany() }, delayMs: 0, after: calm };
      const [isBroken, isLate] = [happens(faults.error500), happens(0.5)];
      return {
        before: { isDropped: happens(faults.dropBefore), ...(isBroken && !isLate && { refusal: broken() }) },
        delayMs: faults.delayMs,
        after: { isDropped: happens(faults.dropAfter), ...(isBroken && isLate && { refusal: broken() }) },
      };
    },
  };
}
