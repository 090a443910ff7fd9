import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { invalid, localeOf, missing, Refusal } from "./errors.ts";
import type { FaultBox } from "./faults.ts";
import { answerOnce, createInFlight, type Reply } from "./idempotency.ts";
import type { Keys } from "./keys.ts";
import { type Form, readForm, readParams } from "./params.ts";
import { API_VERSION } from "./resources/events.ts";
import type { Desk, Route } from "./route.ts";
import type { Sql } from "./store/database.ts";
import { expanded } from "./store/expand.ts";

export type Env = { Bindings: HttpBindings };
export type House = {
  sql: Sql;
  keys: Keys;
  faults: FaultBox;
  now(): Date;
  /** Called when a request may have queued events. */
  changed(): void;
};

const newRequestId = () => `req_${randomUUID().replaceAll("-", "").slice(0, 14)}`;

/** The provider's API: each route behind faults, keys and idempotency. */
export function createApi(house: House, routes: Route[]): Hono<Env> {
  const api = new Hono<Env>();
  const inFlight = createInFlight();
  api.use("/v1/*", cors({ origin: "*", exposeHeaders: ["request-id"] }));
  for (const route of routes) {
    api.on(route.method.toUpperCase(), route.path, async (c) => {
      const requestId = newRequestId();
      const { before, delayMs, after } = house.faults.draw(c.req.path);
      let release = () => {};
      try {
        const text = route.method === "get" ? new URL(c.req.url).search.slice(1) : await c.req.text();
        const desk = openDesk(c, house, { route, requestId });
        if (before.refusal) throw before.refusal;
        const key = route.method === "post" ? c.req.header("idempotency-key") : undefined;
        release = inFlight.hold(desk.account, key);
        if (delayMs > 0) await wait(delayMs);
        if (before.isDropped) return drop(c);
        const asked = { key, account: desk.account, path: c.req.path, text, requestId, now: desk.now() };
        const reply = answerOnce(house.sql, asked, () => answer(desk, route, { id: c.req.param("id") ?? "", text }));
        house.changed();
        if (after.isDropped) return drop(c);
        if (after.refusal) throw after.refusal;
        return respond(c, reply, key);
      } catch (error) {
        return respond(c, { ...told(error), requestId, isReplayed: false });
      } finally {
        release();
      }
    });
  }
  api.all("/v1/*", (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: invalid(message).error }, 404);
  });
  return api;
}

/** Who asks, by API key; anybody else is refused. */
function openDesk(c: Context<Env>, house: House, { route, requestId }: { route: Route; requestId: string }): Desk {
  const key = c.req.header("authorization")?.replace(/^Bearer /, "");
  const isPublic = key === house.keys.publishableKey;
  if (key !== house.keys.secretKey && !isPublic)
    throw invalid(key ? "Invalid API Key provided." : "You did not provide an API key.", { status: 401 });
  if (isPublic && !route.isOpen)
    throw invalid("This API call cannot be made with a publishable API key.", {
      status: 403,
      code: "secret_key_required",
    });
  const account = c.req.header("stripe-account") ?? "";
  const desk: Desk = {
    sql: house.sql,
    account: "",
    now: () => Math.floor(house.now().getTime() / 1000),
    isPublic,
    locale: isPublic ? localeOf(c.req.header("accept-language")) : "en",
    origin: new URL(c.req.url).origin,
    apiVersion: c.req.header("stripe-version") ?? API_VERSION,
    request: { id: requestId, idempotency_key: c.req.header("idempotency-key") ?? null },
  };
  if (account && !house.sql.one("select 1 from objects where id = ? and kind = 'account'", account))
    throw missing({ what: "account", id: account });
  return { ...desk, account };
}

/** Runs the route; a thrown refusal rolls its writes back, a returned one keeps them. */
function answer(desk: Desk, route: Route, { id, text }: { id: string; text: string }) {
  try {
    return desk.sql.transact(() => {
      const form: Form = readForm(text);
      const params = readParams(form, route.params);
      const body = route.answer(desk, { id, params });
      if (body instanceof Refusal) return told(body);
      return { status: 200, body: JSON.stringify(expanded(desk, body, params.expand as string[] | undefined)) };
    });
  } catch (error) {
    if (error instanceof Refusal) return told(error);
    throw error;
  }
}

function told(error: unknown): { status: number; body: string } {
  if (error instanceof Refusal) return { status: error.status, body: JSON.stringify({ error: error.error }) };
  console.error(error);
  return { status: 500, body: JSON.stringify({ error: { type: "api_error", message: String(error) } }) };
}

function respond(c: Context<Env>, { status, body, requestId, isReplayed }: Reply, key?: string) {
  return c.body(body, status as 200, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "request-id": requestId,
    "stripe-version": c.req.header("stripe-version") ?? API_VERSION,
    ...(key && { "idempotency-key": key }),
    ...(isReplayed && { "idempotent-replayed": "true", "original-request": requestId }),
  });
}

/** The connection breaks without a response. */
function drop(c: Context<Env>) {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
