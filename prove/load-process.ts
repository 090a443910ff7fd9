import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createRequests, type LoadPlan, type PlannedRequest, type RequestKind } from "./load-requests.ts";
import { randomFrom } from "./mutations.ts";

export type Failure = { at: number; what: string; status: number };
export type Result = {
  sent: number;
  /** From the moment at which a request was due, in milliseconds. */
  latencies: Record<RequestKind, number[]>;
  statuses: Record<string, number>;
  failures: Failure[];
  streams: { opened: number; lost: number; open: number };
};
/** What is not answered so long after the last request was due is lost. */
const PATIENCE_MS = 30_000;
type Heard = { plan: LoadPlan } | { stop: true };

// The load generator, in a process of its own. Requests are sent by the clock, whether earlier ones were answered or not,
// and are late from the moment at which they were due.
const result: Result = {
  sent: 0,
  latencies: { page: [], read: [], write: [], file: [] },
  statuses: {},
  failures: [],
  streams: { opened: 0, lost: 0, open: 0 },
};
/** Sent, or waiting for a connection. */
const waiting = new Set<PlannedRequest>();
let isOver = false;

process.on("message", (heard: Heard) => {
  if ("plan" in heard) void play(heard.plan);
  else isOver = true;
});
process.on("disconnect", () => process.exit(0));

async function play(plan: LoadPlan): Promise<void> {
  const { prepare, next } = createRequests(plan, randomFrom(7));
  await prepare();
  process.send?.({ begun: true });
  for (let place = 0; place < plan.streams; place++) listen(plan, place);
  const [begin, end] = [performance.now(), performance.now() + plan.seconds * 1000];
  const open = new Set<Promise<void>>();
  const ticking = setInterval(
    () =>
      process.send?.({ progress: { sent: result.sent, failed: result.failures.length, open: result.streams.open } }),
    1000,
  );
  await new Promise<void>((resolve) => {
    const turn = setInterval(() => {
      const now = performance.now();
      while (result.sent < ((Math.min(now, end) - begin) / 1000) * plan.rate) {
        const due = begin + (result.sent++ / plan.rate) * 1000;
        const running = once(next(), due).finally(() => open.delete(running));
        open.add(running);
      }
      if (now < end && !isOver) return;
      clearInterval(turn);
      resolve();
    }, 4);
  });
  await Promise.race([Promise.all(open), pause(PATIENCE_MS)]);
  for (const { what } of waiting) result.failures.push({ at: Date.now(), what, status: 0 });
  clearInterval(ticking);
  isOver = true;
  process.send?.({ result }, () => process.exit(0));
}

async function once(planned: PlannedRequest, due: number): Promise<void> {
  const { kind, what, run } = planned;
  waiting.add(planned);
  const { status } = await run();
  waiting.delete(planned);
  result.latencies[kind].push(performance.now() - due);
  const group = `${what} ${status}`;
  result.statuses[group] = (result.statuses[group] ?? 0) + 1;
  if (status === 0 || status >= 500) result.failures.push({ at: Date.now(), what, status });
}

/** An event stream like a browser's: whoever loses it comes back after a moment. */
function listen({ url, crowd }: LoadPlan, place: number): void {
  if (isOver) return;
  const person = crowd.clients[place % crowd.clients.length];
  const headers = { cookie: person?.cookie ?? "", accept: "text/event-stream" };
  let isOpen = false;
  const lost = () => {
    if (isOver) return;
    if (isOpen) {
      result.streams.lost++;
      result.streams.open--;
    }
    isOpen = false;
    setTimeout(() => listen({ url, crowd } as LoadPlan, place), 500 + Math.random() * 1500);
  };
  const asking = request(`${url}/api/events?after=0`, { headers, agent: false }, (response) => {
    if (response.statusCode !== 200) {
      response.resume();
      return response.once("close", lost);
    }
    isOpen = true;
    result.streams.opened++;
    result.streams.open++;
    return response
      .on("error", () => undefined)
      .resume()
      .once("close", lost);
  });
  asking.on("error", () => isOpen || lost());
  asking.end();
}
