import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Books, SavedAt } from "./control.ts";
import { ApiFailure, invalid } from "./errors.ts";
import type { Faults } from "./faults.ts";
import type { Keys } from "./keys.ts";
import type { BankAnswer } from "./resources/authentication.ts";
import type { Env } from "./server.ts";
import type { Webhook } from "./webhooks.ts";

/** What a test can do to the provider, in the same process or over HTTP. */
export type SandboxControls = {
  /** Where events go from now on. */
  sendTo(webhook: Webhook | undefined): void;
  /**
   * Sends every waiting event (once each; failures stay queued), until there are no new ones; returns how many were
   * sent.
   */
  deliver(): Promise<number>;
  /** Runs everything that is scheduled: pending refunds end, disputes open, failing refunds fail, payouts arrive. */
  settle(): void;
  faults(faults: Partial<Faults>): void;
  /** A card as the iframe creates it, without an owner. Returns its id. */
  newCard(number: string, at?: SavedAt): string;
  /** A saved card of this number for this customer, set up for off-session use; returns its id. */
  saveCard(customerId: string, number: string, at?: SavedAt): string;
  /** Answers the bank's question of an intent for the cardholder. */
  answerBank(intentId: string, answer: BankAnswer): void;
  closeDispute(id: string, outcome: "won" | "lost"): void;
  /** What is done from now on happened at this time; undefined: it happens now. Events are signed and sent as ever. */
  setTime(at: Date | undefined): void;
  /** The sandbox's own ledger, to compare with ours. */
  books(): Books;
};

const HERE = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

const bodyOf = async (c: Context) => {
  const text = await c.req.text();
  return text ? JSON.parse(text) : {};
};

/** The test controls over HTTP, for tests in other processes of this machine. */
export function createControlRoutes(keys: Keys, levers: SandboxControls): Hono<Env> {
  const control = new Hono<Env>();
  const guard = createMiddleware<Env>(async (c, next) => {
    const isHere = HERE.includes(c.env.incoming.socket.remoteAddress ?? "");
    if (!isHere || c.req.header("authorization") !== `Bearer ${keys.secretKey}`)
      throw invalid("The sandbox is steered from this machine, with the secret key.", { status: 401 });
    await next();
  });
  const done = (c: Context) => c.json({ status: "ok" });

  control.get("/sandbox/health", done);
  control.get("/sandbox/books", guard, (c) => c.json(levers.books()));
  control.post("/sandbox/settle", guard, (c) => {
    levers.settle();
    return done(c);
  });
  control.post("/sandbox/deliver", guard, async (c) => c.json({ sent: await levers.deliver() }));
  control.post("/sandbox/webhook", guard, async (c) => {
    const { url } = await bodyOf(c);
    levers.sendTo(url ? { url } : undefined);
    return done(c);
  });
  control.post("/sandbox/time", guard, async (c) => {
    const { at } = await bodyOf(c);
    levers.setTime(at ? new Date(at) : undefined);
    return done(c);
  });
  control.post("/sandbox/faults", guard, async (c) => {
    const { only, ...faults } = await bodyOf(c);
    levers.faults({ ...faults, ...(only !== undefined && { only: only ? new RegExp(only) : undefined }) });
    return done(c);
  });
  control.post("/sandbox/cards", guard, async (c) => {
    const { customer, number, ...at } = await bodyOf(c);
    return c.json({ id: customer ? levers.saveCard(customer, number, at) : levers.newCard(number, at) });
  });
  control.post("/sandbox/challenges", guard, async (c) => {
    const { id, answer } = await bodyOf(c);
    levers.answerBank(id, answer);
    return done(c);
  });
  control.post("/sandbox/disputes", guard, async (c) => {
    const { id, outcome } = await bodyOf(c);
    levers.closeDispute(id, outcome);
    return done(c);
  });
  control.onError((error, c) => {
    if (error instanceof ApiFailure) return c.json({ error: error.error }, error.status as 400);
    return c.json({ error: { type: "api_error", message: error.message } }, 400);
  });
  return control;
}
