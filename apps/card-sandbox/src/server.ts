import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { ApiFailure, invalid, localeOf, missing } from "./errors.ts";
import type { FaultBox } from "./faults.ts";
import { answerOnce, createInFlight, type Reply } from "./idempotency.ts";
import type { Keys } from "./keys.ts";
import { type Form, readForm, readParams } from "./params.ts";
import { API_VERSION } from "./resources/events.ts";
import type { RequestContext, Route } from "./route.ts";
import type { Sql } from "./store/database.ts";
import { find, type Kind, type Ledger, PREFIXES } from "./store/objects.ts";

export type Env = { Bindings: HttpBindings };
export type ApiOptions = {
  sql: Sql;
  keys: Keys;
  faults: FaultBox;
  now(): Date;
  /** Called when a request may have queued events. */
  changed(): void;
};

const newRequestId = () => `req_${randomUUID().replaceAll("-", "").slice(0, 14)}`;

/** The provider's API: each route behind faults, keys and idempotency. */
export function createApi(options: ApiOptions, routes: Route[]): Hono<Env> {
  const api = new Hono<Env>();
  const inFlight = createInFlight();
  api.use("/v1/*", cors({ origin: "*", exposeHeaders: ["request-id"] }));
  for (const route of routes) {
    api.on(route.method.toUpperCase(), route.path, async (c) => {
      const requestId = newRequestId();
      const { before, delayMs, after } = options.faults.draw(c.req.path);
      let release = () => {};
      try {
        const text = route.method === "get" ? new URL(c.req.url).search.slice(1) : await c.req.text();
        const context = requestContext(c, options, { route, requestId });
        if (before.refusal) throw before.refusal;
        const key = route.method === "post" ? c.req.header("idempotency-key") : undefined;
        release = inFlight.hold(context.account, key);
        if (delayMs > 0) await wait(delayMs);
        if (before.isDropped) return drop(c);
        const asked = { key, account: context.account, path: c.req.path, text, requestId, now: context.now() };
        const reply = answerOnce(options.sql, asked, () =>
          answer(context, route, { id: c.req.param("id") ?? "", text }),
        );
        options.changed();
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
function requestContext(
  c: Context<Env>,
  options: ApiOptions,
  { route, requestId }: { route: Route; requestId: string },
): RequestContext {
  const key = c.req.header("authorization")?.replace(/^Bearer /, "");
  const isPublic = key === options.keys.publishableKey;
  if (key !== options.keys.secretKey && !isPublic)
    throw invalid(key ? "Invalid API Key provided." : "You did not provide an API key.", { status: 401 });
  if (isPublic && !route.isOpen)
    throw invalid("This API call cannot be made with a publishable API key.", {
      status: 403,
      code: "secret_key_required",
    });
  const account = c.req.header("stripe-account") ?? "";
  const context: RequestContext = {
    sql: options.sql,
    account: "",
    now: () => Math.floor(options.now().getTime() / 1000),
    isPublic,
    locale: isPublic ? localeOf(c.req.header("accept-language")) : "en",
    origin: new URL(c.req.url).origin,
    apiVersion: c.req.header("stripe-version") ?? API_VERSION,
    request: { id: requestId, idempotency_key: c.req.header("idempotency-key") ?? null },
  };
  if (account && !options.sql.one("select 1 from objects where id = ? and kind = 'account'", account))
    throw missing({ what: "account", id: account });
  return { ...context, account };
}

/** Runs the route; a thrown refusal rolls its writes back, a returned one keeps them. */
function answer(context: RequestContext, route: Route, { id, text }: { id: string; text: string }) {
  try {
    return context.sql.transact(() => {
      const form: Form = readForm(text);
      const params = readParams(form, route.params);
      const body = route.answer(context, { id, params });
      if (body instanceof ApiFailure) return told(body);
      return { status: 200, body: JSON.stringify(expanded(context, body, params.expand as string[] | undefined)) };
    });
  } catch (error) {
    if (error instanceof ApiFailure) return told(error);
    throw error;
  }
}

function told(error: unknown): { status: number; body: string } {
  if (error instanceof ApiFailure) return { status: error.status, body: JSON.stringify({ error: error.error }) };
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

type Json = { [name: string]: unknown };

/** The reply with ids expanded to objects as requested: `latest_charge`, `data.payment_method`. */
const expanded = (ledger: Ledger, reply: object, paths: string[] = []): object =>
  paths.reduce((body, path) => expandPath(ledger, body as Json, path.split(".")), reply);

function expandPath(ledger: Ledger, body: Json, [name = "", ...rest]: string[]): Json {
  if (!Object.hasOwn(body, name)) throw invalid(`This property cannot be expanded (${name}).`, { param: "expand" });
  const value = body[name];
  if (value === null) return body;
  if (Array.isArray(value)) return { ...body, [name]: value.map((each) => expandPath(ledger, each, rest)) };
  const object = typeof value === "string" ? objectOf(ledger, value) : (value as Json);
  if (!object) throw invalid(`This property cannot be expanded (${name}).`, { param: "expand" });
  return { ...body, [name]: rest.length > 0 ? expandPath(ledger, object, rest) : object };
}

function objectOf(ledger: Ledger, id: string): Json | undefined {
  const kinds = Object.entries(PREFIXES) as [Kind, string][];
  const kind = kinds.find(([, prefix]) => id.startsWith(`${prefix}_`))?.[0];
  return kind && (find(ledger, kind, id) as Json | undefined);
}
