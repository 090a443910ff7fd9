import { randomBytes } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Send } from "@aufwind/contract/platform/call";
import type { PageNote } from "@aufwind/contract/platform/page-notes";
import type { Context } from "hono";
import { type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { pageSeconds, pagesServed } from "../log/metrics.ts";
import { runInTraceContext } from "../log/trace-context.ts";
import { traced } from "../log/tracing.ts";
import type { Platform } from "../platform.ts";
import { type Actor, visitor } from "../session/actor.ts";
import { DOCUMENT_HEADERS, isWidget, isWidgetWindow, pagePolicy } from "./headers.ts";
import { gzipped, plain, splice } from "./nonce-splice.ts";
import { createPageCache, type Page } from "./page-cache.ts";
import { createPageHandlers } from "./page-handlers.ts";
import { requestIdOf } from "./request-context.ts";
import { isSafe } from "./writes.ts";

/** What the web's server entry expects: the API in this process, the response's nonce, and who takes a page's notes. */
type Entry = {
  apiContext: RouterContext<Send>;
  nonceContext: RouterContext<string>;
  notesContext: RouterContext<(note: PageNote) => void>;
};

/** Cookies that make a page one person's own. */
const OWN_COOKIE =
  /(?:^|;\s*)(?:access|refresh|second-step|arrival|wanted-bookmark|wanted-page|invited-(?:by|to)|written)=/;
const BY_LANGUAGE = /^\/(?:$|b\/)/;
const SCHEME_COOKIE = /(?<=^|;\s*)scheme=(light|dark)/;
const DOCUMENT = Object.entries(DOCUMENT_HEADERS);

/** A page as one visitor got it, rendered for them or from the cache. */
export type ServedPage = { request: Request; actor: Actor | undefined; notes: readonly PageNote[] };

/** What pages need of the server: the API in this process, the visitor's session, and who counts what was served. */
export type PageDeps = {
  api: (request: Request, env: object) => Response | Promise<Response>;
  sessionOf: (headers: Headers) => Promise<{ actor: Actor | undefined; cookies: string[] }>;
  onServed?: ((page: ServedPage) => void) | undefined;
};

/** Serves pages with the built web app, which calls the API in-process through `api`. */
export function createPages(
  build: () => Promise<ServerBuild>,
  { config, cards }: Platform,
  { api, sessionOf, onServed }: PageDeps,
) {
  // Rendered in place of a nonce and cut out again: secret, so that nobody can write it into a page.
  const placeholder = randomBytes(16).toString("hex");
  const cache = createPageCache();
  const development = config.mode === "development";

  // Behind a proxy that ends TLS a request looks like http, its origin like https: our public address counts either
  // way.
  const allowedActionOrigins = [new URL(config.http.publicUrl).host];
  const handlersOf = (built: ServerBuild) =>
    createPageHandlers({ ...built, allowedActionOrigins }, development ? "development" : "production");
  let handlers: { of: ServerBuild; at: ReturnType<typeof createPageHandlers> } | undefined;

  const render = async (request: Request, { env, actor }: { env: object; actor: Actor | undefined }): Promise<Page> => {
    const built = await build();
    if (handlers?.of !== built) handlers = { of: built, at: handlersOf(built) };
    const entry = built.entry.module as unknown as Entry;
    const context = new RouterContextProvider();
    // What an action has just written, the page that follows in the same request shows.
    const readsPrimary = !isSafe(request.method);
    // Cookies set by the API reach the browser with the page.
    const cookies: string[] = [];
    context.set(entry.apiContext, async (inner) => {
      // The visitor's socket is the page's: in-process calls never write to it.
      const answer = await api(inner, { ...env, outgoing: undefined, readsPrimary, ...(actor && { actor }) });
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    });
    context.set(entry.nonceContext, placeholder);
    const notes: PageNote[] = [];
    context.set(entry.notesContext, (note) => void notes.push(note));
    const { handler, part } = handlers.at(new URL(request.url).pathname);
    const start = performance.now();
    const response = await traced(`${request.method} page ${part}`, { kind: "server" }, async (span) => {
      const rendered = await handler(request, context);
      span?.setAttributes({ "http.route": part, "http.response.status_code": rendered.status });
      return rendered;
    });
    pageSeconds.observe({ page: part, status: String(response.status) }, (performance.now() - start) / 1000);
    const headers = new Headers(response.headers);
    for (const each of cookies) headers.append("set-cookie", each);
    return {
      status: response.status,
      headers,
      notes,
      body: splice(Buffer.from(await response.arrayBuffer()), placeholder),
    };
  };

  const answer = async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const cookies = request.headers.get("cookie") ?? "";
    const { pathname, search } = new URL(request.url);
    const widget = isWidget(pathname);
    const own = !widget && OWN_COOKIE.test(cookies);
    const shared = config.http.pageCache && request.method === "GET" && search === "" && !own;
    const scheme = SCHEME_COOKIE.exec(cookies)?.[0] ?? "";
    const { actor, cookies: renewed } = own ? await sessionOf(request.headers) : { actor: visitor, cookies: [] };
    const env: object = c.env ?? {};
    // `/` and short addresses redirect by language, so they are never shared.
    const { page, fresh } =
      shared && !BY_LANGUAGE.test(pathname)
        ? await cache.get(`${pathname} ${scheme}`, () =>
            render(withoutVisitor(request, scheme), { env, actor: visitor }),
          )
        : {
            page: await render(widget ? withoutVisitor(request, "") : request, { env, actor }),
            fresh: true,
          };
    pagesServed.inc({ source: fresh ? "rendered" : "cache", status: String(page.status) });
    if (page.status === 200 && page.notes.length > 0) onServed?.({ request, actor, notes: page.notes });

    const nonce = randomBytes(16).toString("base64");
    const headers = new Headers(page.headers);
    // What the page itself set (a login or a logout) takes precedence.
    const set = new Set(page.headers.getSetCookie().map(nameOf));
    for (const each of renewed) if (!set.has(nameOf(each))) headers.append("set-cookie", each);
    for (const [name, value] of DOCUMENT) headers.set(name, value);
    const framedBy = (widget && headers.get("x-framed-by")?.split(" ")) || [];
    headers.delete("x-framed-by");
    if (framedBy.length > 0) headers.delete("x-frame-options");
    if (isWidgetWindow(search, request.headers)) headers.set("cross-origin-opener-policy", "unsafe-none");
    headers.set(
      "content-security-policy",
      pagePolicy({
        nonce,
        tags: Object.values(config.tags).map((tag) => tag?.src),
        cardHosts: cards.hosts,
        secure: config.http.secure,
        development,
        framedBy,
      }),
    );
    headers.append("vary", "accept-encoding, cookie");
    // Whatever the page says: personal pages are cached nowhere.
    if (own) headers.set("cache-control", "private, no-store");
    else if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
    const body = encode({ page, nonce, fresh }, request.headers.get("accept-encoding") ?? "");
    if (body.encoding) headers.set("content-encoding", body.encoding);
    return new Response(page.status === 204 || page.status === 304 ? null : body.bytes, {
      status: page.status,
      headers,
    });
  };
  return (c: Context) => runInTraceContext({ requestId: requestIdOf(c) }, () => answer(c));
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));

/** A shared rendering knows nothing of who asked first, and continues when that visitor leaves. */
const withoutVisitor = ({ url, headers }: Request, cookie: string) =>
  new Request(url, { headers: { cookie, "x-request-id": headers.get("x-request-id") ?? "" } });

/** For one visitor: half the time of the default settings, for a tenth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { level: 3 };

/** Shared pages are compressed once; a personal one takes less time here than on the way to a thread. */
function encode({ page, nonce, fresh }: { page: Page; nonce: string; fresh: boolean }, accepted: string) {
  const small = page.body.pieces.reduce((sum, piece) => sum + piece.length, 0) < 1024;
  const [br, gz] = [/\bbr\b/.test(accepted), /\bgzip\b/.test(accepted)];
  if (small || !(br || gz)) return { bytes: plain(page.body, nonce) };
  if (!fresh && gz) return { bytes: gzipped(page.body, nonce), encoding: "gzip" };
  const bytes = plain(page.body, nonce);
  const packed = br ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes, GZIP);
  return { bytes: new Uint8Array(packed), encoding: br ? "br" : "gzip" };
}
