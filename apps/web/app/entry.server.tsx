import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext } from "./platform/http/api.ts";
import { DocumentContext } from "./platform/http/document-context.ts";
import { renderPatiently } from "./platform/http/render-patiently.server.ts";
import { namespaceChunks } from "./platform/i18n/namespace-chunks.server.ts";
import { loadAllParts } from "./platform/pages/before-hydration.ts";
import { scriptsLast } from "./platform/pages/scripts-last.server.ts";

export { apiContext, nonceContext, notesContext } from "./platform/http/api.ts";

/** Loaders that take longer are aborted. */
export const streamTimeout = 5_000;

/** Aborted requests and missing pages are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

/** How React marks a part that was not ready, or failed, and is left to the browser. */
const LEFT_OUT = "<!--$!-->";

/**
 * Renders the whole page before it responds: pages are small, a whole page can be cached, and bots get all of it. In
 * one pass, which takes two thirds of the time of streaming; a page with pending parts is rendered as a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("link", stylesFirst(router));
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const { serverHandoffStream: handoff, ...rest } = router;
  const page = (
    <DocumentContext value={{ nonce, namespaceChunks }}>
      <ServerRouter context={{ ...rest, ...matchedOnly(router) }} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  const data = handoff ? await handoffScripts(handoff, nonce) : "";
  await loadAllParts();
  const atOnce = renderToString(page);
  const rendered = atOnce.includes(LEFT_OUT) ? await renderPatiently(page, { nonce, within: streamTimeout }) : atOnce;
  const { html, starter } = scriptsLast(rendered, nonce);
  const end = html.lastIndexOf("</body>");
  return new WholePage(`<!DOCTYPE html>${html.slice(0, end)}${data}${starter}${html.slice(end)}`, { status, headers });
}

/** The router reads each response's body: as a stream, every page would be written into one and read out again. */
class WholePage extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override get body() {
    return null;
  }

  override async text() {
    return this.#html;
  }

  override async arrayBuffer() {
    return new TextEncoder().encode(this.#html).buffer;
  }
}

/**
 * The router sorts all given routes for every page, so it only gets those of this page; the browser requests others.
 */
function matchedOnly({ manifest, routeModules, staticHandlerContext }: EntryContext) {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const matched = <T,>(all: Record<string, T | undefined>) =>
    Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]]] : []))) as Record<string, T>;
  return { manifest: { ...manifest, routes: matched(manifest.routes) }, routeModules: matched(routeModules) };
}

/** Preloads the styles first: nothing is painted without them. */
function stylesFirst({ manifest, staticHandlerContext }: EntryContext) {
  const styles = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(styles)].map((href) => `<${href}>; rel=preload; as=style`).join(", ");
}

const ESCAPED: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** The loaders' data as the router's browser side expects it; the router itself would stream it through Suspense. */
async function handoffScripts(stream: ReadableStream<Uint8Array>, nonce: string) {
  const text = JSON.stringify(await textOf(stream));
  const safe = text.replace(/[&><\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? "");
  const script = (code: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${code};</script>`;
  return script(`enqueue(${safe})`) + script("close()");
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
