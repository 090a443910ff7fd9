import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context, Next } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** Smaller answers fit into one packet anyway. */
const LEAST = 1024;
/** A month of slots: 113 µs for 25 to 1 kB. Higher levels take half as long again and gain nothing. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { level: 1 };

/** Compresses what goes over a network; in-process calls of pages are not. */
export async function compressed(c: Context<ApiEnv>, next: Next): Promise<void> {
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
