import { createHmac } from "node:crypto";
import { type FaultBox, shuffled } from "./faults.ts";
import { OWN_ENDPOINT } from "./resources/events.ts";
import type { Sql } from "./store/database.ts";

/** Where events go: an address, or a function in tests that is called instead of HTTP. */
export type Webhook = { url: string } | { send: (request: Request) => Promise<Response> };

type Delivery = { seq: number; event: string; endpoint: string; attempts: number };
type Options = { sql: Sql; faults: FaultBox; now(): Date; secret: string };

export type Webhooks = {
  sendTo(webhook: Webhook | undefined): void;
  /** Sends what waits, or only what is due now; answers how many were sent. */
  deliver(only?: "due"): Promise<number>;
  /** When something is due next, in milliseconds from now. */
  dueIn(): number | undefined;
};

/** Batch size; shuffled events are shuffled within a larger batch. */
const BATCH = { ordered: 20, shuffled: 1000 };
const MOST_ATTEMPTS = 16;
const pauseAfter = (attempts: number) => Math.min(250 * 4 ** attempts, 60 * 60 * 1000);

export function createWebhooks({ sql, faults, now, secret }: Options): Webhooks {
  let own: Webhook | undefined;

  const targetOf = (endpoint: string): { webhook: Webhook; secret: string } | undefined => {
    if (endpoint === OWN_ENDPOINT) return own && { webhook: own, secret };
    const row = sql.one("select body, inside from objects where id = ?", endpoint);
    const { url, deleted } = JSON.parse(String(row?.body ?? "{}"));
    if (!url || deleted) return undefined;
    return { webhook: { url }, secret: JSON.parse(String(row?.inside)).secret };
  };

  /** Whether the receiver confirmed it. */
  async function send({ event, endpoint }: Delivery): Promise<boolean> {
    const target = targetOf(endpoint);
    const row = sql.one("select body from objects where id = ?", event);
    if (!target || !row) return false;
    const request = signed(String(row.body), { ...target, now: now() });
    try {
      const response = "send" in target.webhook ? await target.webhook.send(request) : await fetch(request);
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function sendAll(deliveries: Delivery[]): Promise<number> {
    const { copies, shuffle, drop } = faults.current().events;
    // A lost event counts as delivered at the provider.
    const kept = deliveries.filter((delivery) => {
      const isLost = drop > 0 && faults.random() < drop;
      if (isLost) sql.run("delete from deliveries where seq = ?", delivery.seq);
      return !isLost;
    });
    const repeated = kept.flatMap((delivery) => Array.from({ length: copies }, () => delivery));
    const ordered = shuffle ? shuffled(repeated, faults.random) : repeated;
    const arrived = new Set<number>();
    for (const delivery of ordered) if (await send(delivery)) arrived.add(delivery.seq);
    sql.transact(() => {
      for (const delivery of kept) settle(delivery, arrived.has(delivery.seq));
    });
    return ordered.length;
  }

  function settle({ seq, attempts }: Delivery, hasArrived: boolean): void {
    if (hasArrived || attempts + 1 >= MOST_ATTEMPTS) sql.run("delete from deliveries where seq = ?", seq);
    else {
      const due = Date.now() + pauseAfter(attempts);
      sql.run("update deliveries set attempts = attempts + 1, due = ? where seq = ?", due, seq);
    }
  }

  const waiting = (after: number, until: number) => {
    const rows = sql.all(
      "select seq, event, endpoint, attempts from deliveries where seq > ? and due <= ? order by seq limit ?",
      after,
      until,
      faults.current().events.shuffle ? BATCH.shuffled : BATCH.ordered,
    );
    return rows as Delivery[];
  };

  return {
    sendTo(webhook) {
      own = webhook;
    },
    async deliver(only) {
      let sent = 0;
      let last = 0;
      for (;;) {
        // What was tried in this round is not tried again; new events are.
        const batch = waiting(last, only ? Date.now() : Number.MAX_SAFE_INTEGER);
        if (batch.length === 0) return sent;
        last = batch.at(-1)?.seq ?? last;
        sent += await sendAll(batch.filter(({ endpoint }) => targetOf(endpoint)));
      }
    },
    dueIn() {
      const due = sql.one(
        "select min(due) as due from deliveries where endpoint <> ? or ?",
        OWN_ENDPOINT,
        own ? 1 : 0,
      )?.due;
      return typeof due === "number" ? Math.max(0, due - Date.now()) : undefined;
    },
  };
}

/** Signed like the provider does: timestamp and payload, with the endpoint's secret. */
function signed(payload: string, { webhook, secret, now }: { webhook: Webhook; secret: string; now: Date }): Request {
  const moment = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${moment}.${payload}`).digest("hex");
  const url = "url" in webhook ? webhook.url : "http://localhost/api/stripe/webhook";
  return new Request(url, {
    method: "POST",
    body: payload,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": `t=${moment},v1=${signature}`,
      "user-agent": "Stripe/1.0 (sandbox)",
    },
    signal: AbortSignal.timeout(10_000),
  });
}
