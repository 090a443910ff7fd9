import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Send } from "@aufwind/contract/call";
import type { Context } from "hono";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import { pagesServed } from "../log/metrics.ts";
import type { Platform } from "../platform.ts";
import { DOCUMENT_HEADERS, pagePolicy } from "./headers.ts";
import { createPageCache, type Page } from "./page-cache.ts";
import { gzipped, plain, splice } from "./spliced-page.ts";

/** What the web's server entry gives to be filled: the API in this process, and the nonce of the answer. */
type Entry = { apiContext: RouterContext<Send>; nonceContext: RouterContext<string> };

const SESSION_COOKIE = /(?:^|;\s*)(?:access|refresh)=/;
const SCHEME_COOKIE = /(?:^|;\s*)scheme=(light|dark)/;
const DOCUMENT = Object.entries(DOCUMENT_HEADERS);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Answers pages by the built web app, which reaches the API through `api` without a network between them. */
export function createPages(
  build: () => Promise<ServerBuild>,
  { config }: Platform,
  api: (request: Request, c: Context) => ReturnType<Send>,
) {
  // Rendered in place of a nonce and cut out again: secret, so that nobody can write it into a page.
  const placeholder = randomBytes(16).toString("hex");
  const cache = createPageCache();
  const development = config.mode === "development";

  // Behind a proxy that ends TLS a request looks like http, its origin like https: our public address is ours either way.
  const allowedActionOrigins = [new URL(config.http.publicUrl).host];
  const handlerOf = (built: ServerBuild) =>
    createRequestHandler({ ...built, allowedActionOrigins }, development ? "development" : "production");
  let handler: { of: ServerBuild; answer: ReturnType<typeof createRequestHandler> } | undefined;

  const render = async (request: Request, c: Context): Promise<Page> => {
    const built = await build();
    if (handler?.of !== built) handler = { of: built, answer: handlerOf(built) };
    const entry = built.entry.module as unknown as Entry;
    const context = new RouterContextProvider();
    context.set(entry.apiContext, (inner) => api(inner, c));
    context.set(entry.nonceContext, placeholder);
    const response = await handler.answer(request, context);
    return { status: response.status, headers: response.headers, body: splice(await response.text(), placeholder) };
  };

  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const cookies = request.headers.get("cookie") ?? "";
    const { pathname, search } = new URL(request.url);
    const shared = config.http.pageCache && request.method === "GET" && search === "" && !SESSION_COOKIE.test(cookies);
    const key = `${pathname} ${SCHEME_COOKIE.exec(cookies)?.[1] ?? ""}`;
    // The front door answers by language, so it is never shared.
    const { page, fresh } =
      shared && pathname !== "/"
        ? await cache.get(key, () => render(request, c))
        : { page: await render(request, c), fresh: true };
    pagesServed.inc({ source: fresh ? "rendered" : "cache", status: String(page.status) });

    const nonce = randomBytes(16).toString("base64");
    const headers = new Headers(page.headers);
    for (const [name, value] of DOCUMENT) headers.set(name, value);
    headers.set(
      "content-security-policy",
      pagePolicy({ nonce, tags: Object.values(config.tags), secure: config.http.secure, development }),
    );
    headers.append("vary", "accept-encoding, cookie");
    if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
    const body = await encode({ page, nonce, fresh }, request.headers.get("accept-encoding") ?? "");
    if (body.encoding) headers.set("content-encoding", body.encoding);
    return new Response(page.status === 204 || page.status === 304 ? null : body.bytes, {
      status: page.status,
      headers,
    });
  };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page from the cache is compressed already; one rendered for this visitor is compressed off the main thread. */
async function encode({ page, nonce, fresh }: { page: Page; nonce: string; fresh: boolean }, accepted: string) {
  const small = page.body.pieces.reduce((sum, piece) => sum + piece.length, 0) < 1024;
  if (small || !/\b(gzip|br)\b/.test(accepted)) return { bytes: plain(page.body, nonce) };
  if (!fresh && /\bgzip\b/.test(accepted)) return { bytes: gzipped(page.body, nonce), encoding: "gzip" };
  const bytes = plain(page.body, nonce);
  if (/\bbr\b/.test(accepted)) return { bytes: new Uint8Array(await compressBrotli(bytes, BROTLI)), encoding: "br" };
  return { bytes: new Uint8Array(await compressGzip(bytes)), encoding: "gzip" };
}
