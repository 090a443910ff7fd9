import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext } from "./platform/api.ts";
import { DocumentContext } from "./platform/document-context.ts";
import { wordChunks } from "./platform/words.server.ts";

export { apiContext, nonceContext } from "./platform/api.ts";

/** Loaders that take longer are given up. */
export const streamTimeout = 5_000;

/** What a visitor broke off, and pages that do not exist, are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

/** Renders the whole page before it answers: pages are small, a whole page can be cached, and bots get all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const page = (
    <DocumentContext value={{ nonce, wordChunks }}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </DocumentContext>
  );
  const { html, failed } = await render(page, nonce);
  return new Response(html, { status: failed ? 500 : status, headers });
}

function render(page: React.ReactNode, nonce: string) {
  return new Promise<{ html: Uint8Array<ArrayBuffer>; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(collect((html) => resolve({ html, failed })));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** A destination that hands over all that was written, at the end. */
function collect(done: (all: Buffer<ArrayBuffer>) => void) {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _, next) {
      chunks.push(chunk);
      next();
    },
    final(end) {
      done(Buffer.concat(chunks));
      end();
    },
  });
}
