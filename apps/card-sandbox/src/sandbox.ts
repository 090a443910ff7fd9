import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type Control, createControl } from "./control.ts";
import { createControlRoutes, type SandboxControls } from "./control-routes.ts";
import { createDelayedWorker, delayedDueIn } from "./delayed-events.ts";
import { createFaults, type FaultBox, type Faults } from "./faults.ts";
import { type Keys, SANDBOX_KEYS } from "./keys.ts";
import { createPages } from "./pages/routes.ts";
import { ROUTES } from "./routes.ts";
import { createApi } from "./server.ts";
import { openSql } from "./store/database.ts";
import { createWebhooks, type Webhook, type Webhooks } from "./webhooks.ts";

export type { Faults };
export { SANDBOX_KEYS };

type Options = {
  /** 0: any free port. */
  port?: number;
  host?: string;
  /** The SQLite file; without one the data is lost when it stops. */
  file?: string;
  now?: () => Date;
  keys?: Keys;
  /**
   * Where events go: an address, or in tests a function that is called instead of HTTP. Without one they stay queued.
   */
  webhook?: Webhook;
  /** Delivers events by itself with real timers (demo, dev, e2e); false in tests, which call deliver(). */
  delivers?: boolean;
};

export type CardSandbox = SandboxControls & { url: string; stop(): Promise<void> };

/** The card provider on this machine. */
export async function startCardSandbox(options: Options = {}): Promise<CardSandbox> {
  const { port = 0, host = "127.0.0.1", file = ":memory:", now = () => new Date(), keys = SANDBOX_KEYS } = options;
  const sql = openSql(file);
  const faults = createFaults(now);
  const webhooks = createWebhooks({ sql, faults, now, secret: keys.webhookSecret });
  webhooks.sendTo(options.webhook);
  let fixed: Date | undefined;
  const current = () => fixed ?? now();
  const control = createControl({ sql, now: current });
  const clockwork = createDelayedWorker({
    async work() {
      control.settle(Date.now());
      await webhooks.deliver("due");
    },
    dueIn() {
      const waits = [delayedDueIn(sql), webhooks.dueIn()].filter((wait) => wait !== undefined);
      return waits.length > 0 ? Math.min(...waits) : undefined;
    },
  });
  const changed = options.delivers === false ? () => undefined : clockwork.nudge;
  const setTime = (at: Date | undefined) => {
    fixed = at;
  };
  const levers = { ...createLevers({ control, webhooks, faults }, changed), setTime };

  const api = createApi({ sql, keys, faults, now: current, changed }, ROUTES);
  api.route("/", createControlRoutes(keys, levers));
  api.route("/", createPages({ context: control.context, changed }));
  const serving = await listen(api.fetch, { port, host }).catch((error: unknown) => {
    sql.close();
    throw error;
  });
  changed();
  return {
    ...levers,
    url: serving.url,
    async stop() {
      await clockwork.stop();
      await serving.stop();
      sql.close();
    },
  };
}

type Parts = { control: Control; webhooks: Webhooks; faults: FaultBox };

/** A test control may have queued events as well. */
function createLevers({ control, webhooks, faults }: Parts, changed: () => void): Omit<SandboxControls, "setTime"> {
  const then = <T>(result: T): T => {
    changed();
    return result;
  };
  return {
    sendTo: (webhook) => then(webhooks.sendTo(webhook)),
    deliver: () => webhooks.deliver(),
    settle: () => then(control.settle()),
    faults: faults.set,
    newCard: control.newCard,
    saveCard: (...card) => then(control.saveCard(...card)),
    answerBank: (...answer) => then(control.answerBank(...answer)),
    closeDispute: (...closed) => then(control.closeDispute(...closed)),
    books: control.books,
  };
}

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

async function listen(fetch: Fetch, { port, host }: { port: number; host: string }) {
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, host, listening);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise<unknown>((done) => server.close(done));
      // Clients keep their connections open for the next request; there is none.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
