import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { ProblemCode } from "@aufwind/contract/platform/problems";
import { ACCESS, type Access, type Limit } from "@aufwind/contract/platform/route";
import { emailKey } from "@aufwind/rules/accounts";
import type { Permission } from "@aufwind/rules/operators";
import type { Context, MiddlewareHandler, Next } from "hono";
import type { Platform } from "../platform.ts";
import { type ActorOf, refusal, visitor } from "../session/actor.ts";
import { type Api, type ApiEnv, memberOf } from "./api-env.ts";
import { refuseManyParts } from "./form-parts.ts";
import { claimRateLimit } from "./limits.ts";
import { Problem } from "./problem.ts";
import { chooseReadDatabase, rememberWritePosition } from "./replica-reads.ts";
import { routeOf } from "./request-context.ts";
import { type Bindings, visitorAddress } from "./visitor-address.ts";
import { type BodyLimit, guardWrites, isSafe } from "./writes.ts";

/** Smaller answers fit into one packet anyway. */
const LEAST = 1024;
/** A month of slots: 113 µs for 25 to 1 kB. Higher levels take half as long again and gain nothing. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { level: 1 };

/** Compresses what goes over a network; in-process calls of pages are not. */
async function compressed(c: Context<ApiEnv>, next: Next): Promise<void> {
  await next();
  const accepted = c.env?.outgoing && c.req.header("accept-encoding");
  const encoding = accepted && encodingOf(accepted);
  if (!encoding || c.res.status !== 200) return;
  const [text, headers] = [await c.res.text(), new Headers(c.res.headers)];
  const isSmall = text.length < LEAST;
  if (!isSmall) headers.set("content-encoding", encoding);
  headers.append("vary", "accept-encoding");
  const body = isSmall ? text : encoding === "br" ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP);
  // Else the framework would copy the old response into the new one.
  c.res = undefined;
  c.res = new Response(body, { headers });
}

// Unless it is refused, like `br;q=0`.
const named = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
const [BR, GZ] = [named("br"), named("gzip")];

const encodingOf = (accepted: string) => (BR.test(accepted) ? "br" : GZ.test(accepted) ? "gzip" : undefined);

/** The methods of an address, by the declared routes ("GET /api/site"); none if nothing is there. */
function methodsAt(declared: Iterable<string>, path: string): string[] {
  const methods = new Set<string>();
  for (const id of declared) {
    const [method = "", route = ""] = id.split(" ");
    if (!patternOf(route).test(path)) continue;
    methods.add(method);
    if (method === "GET") methods.add("HEAD");
  }
  return [...methods].sort();
}

/** Like Hono: a parameter is one non-empty segment. */
const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+")}$`);

/** The declaration of a request's route. */
type NotServedParams = {
  id: string;
  access: Access;
  permissions: Permission[];
  needsProof: boolean;
  isClosedWhenSuspended: boolean;
  limits: Limit[];
  takes: string[];
  most: BodyLimit | undefined;
  isCompressed: boolean;
  isFromReplica: boolean;
};

/** Lets a request through only as its route declares: deny by default. */
export function guard(api: Api, platform: Platform, actorOf: ActorOf): MiddlewareHandler<ApiEnv> {
  const { config, database, clock } = platform;
  let declared: Map<string, NotServedParams> | undefined;
  const writes = guardWrites(config.http.publicUrl);
  return async (c, next) => {
    declared ??= declarations(api);
    const path = routeOf(c);
    const route = path && declared.get(`${c.req.method === "HEAD" ? "GET" : c.req.method} ${path}`);
    if (!route) throw notServed(declared, c.req.path);

    const asking = c.env?.actor ?? (bringsNothing(c.env) ? visitor : actorOf(c.req.raw.headers));
    const actor = asking instanceof Promise ? await asking : asking;
    c.set("actor", actor);
    c.set("access", route.access);
    const refused = refusal(actor, route, clock.now());
    if (refused) throw new Problem(refused);

    if (route.isFromReplica) chooseReadDatabase(c, platform);
    const handle = route.isCompressed ? () => compressed(c, next) : next;
    if (isSafe(c.req.method) && route.limits.length === 0) return handle();
    const type = c.req.header("content-type") ?? "";
    if (route.takes.length > 0 && !route.takes.includes(essenceOf(type))) throw new Problem("unsupportedType");
    const admitted = async () => {
      for (const limit of route.limits) {
        const subject = await SUBJECTS[limit.per](c, config.http.trustedProxies);
        if (subject)
          await claimRateLimit(
            { route: route.id, limit, subject },
            { database, secret: config.secret, now: clock.now() },
          );
      }
      await refuseManyParts(c.req, type);
      await handle();
    };
    await writes(c, admitted, route.most);
    await rememberWritePosition(c, platform);
  };
}

/** Nothing at this address, or something with other methods. */
function notServed(declared: Map<string, NotServedParams>, path: string): Problem {
  const allow = methodsAt(declared.keys(), path);
  return allow.length > 0 ? new Problem("methodNotAllowed", { allow }) : new Problem("notFound");
}

/** Whom a limit counts for; a call without one is not counted. */
const SUBJECTS: Record<
  Limit["per"],
  (c: Context<ApiEnv>, proxies: number) => string | undefined | Promise<string | undefined>
> = {
  network: (c, proxies) => visitorAddress(c, proxies),
  email: (c) => emailIn(c.req),
  emailFromNetwork: async (c, proxies) => {
    const email = await emailIn(c.req);
    return email && `${email} ${visitorAddress(c, proxies)}`;
  },
  person: (c) => memberOf(c).userId,
};

/** Whether Node saw no cookie at all: then nobody is signed in, and the headers need not be built. */
const bringsNothing = (env: Bindings | undefined) =>
  env?.incoming?.headers && env.incoming.headers.cookie === undefined;

/** A content type without its parameters. */
const essenceOf = (type: string) => (type.split(";")[0] ?? "").trim().toLowerCase();

/** The address in a body; an unreadable body is left to the validator. */
async function emailIn(request: { json(): Promise<unknown> }) {
  const body = await request.json().catch(() => undefined);
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === "string" ? emailKey(email) : undefined;
}

/** Every registered route by method and Hono path; one without an access rule fails at the first request. */
export function declarations(api: Api): Map<string, NotServedParams> {
  const routes = new Map<string, NotServedParams>();
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { method, path, request, operationId } = definition.route;
    const { "x-access": access, "x-limits": limits, ...own } = definition.route as Record<string, unknown>;
    const id = `${method.toUpperCase()} ${path.replaceAll(/\/{(\w+)}/g, "/:$1")}`;
    if (!ACCESS.includes(access as Access)) throw new Error(`${operationId ?? id} declares no access rule`);
    routes.set(id, {
      id,
      access: access as Access,
      permissions: (own["x-permissions"] ?? []) as Permission[],
      needsProof: Boolean(own["x-fresh-proof"]),
      isClosedWhenSuspended: method !== "get" && !own["x-open-when-suspended"],
      limits: (limits ?? []) as Limit[],
      takes: Object.keys(request?.body?.content ?? {}),
      most: own["x-max-bytes"]
        ? { bytes: Number(own["x-max-bytes"]), problem: own["x-too-large"] as ProblemCode }
        : undefined,
      isCompressed: Boolean(own["x-compressed"]),
      isFromReplica: Boolean(own["x-from-replica"]),
    });
  }
  return routes;
}
