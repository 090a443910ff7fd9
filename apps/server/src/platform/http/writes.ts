import type { ProblemCode } from "@aufwind/contract/platform/problems";
import type { Context, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Problem } from "./problem.ts";

/** Whether a request only reads. */
export const isSafe = (method: string) => method === "GET" || method === "HEAD" || method === "OPTIONS";

/** The limit of a body, and its problem. */
export type BodyLimit = { bytes: number; problem: ProblemCode };

const MOST: BodyLimit = { bytes: 256 * 1024, problem: "tooLarge" };

/** Before a write is read: it must come from our own pages or from a program, and not be too large. */
export function guardWrites(publicUrl: string) {
  const ours = new URL(publicUrl).origin;
  return async (c: Context, next: Next, { bytes, problem }: BodyLimit = MOST) => {
    if (isSafe(c.req.method)) return next();
    if (isForeign(c.req.raw, ours)) throw new Problem("crossSite");
    const onError = () => {
      throw new Problem(problem);
    };
    return bodyLimit({ maxSize: bytes, onError })(c, next);
  };
}

/**
 * Whether another site's page made the visitor's browser send this. Browsers say where a request comes from
 * (`Sec-Fetch-Site`, `Origin`) and pages cannot forge it; programs that send neither carry no cookies.
 */
function isForeign(request: Request, ours: string) {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  return origin !== null && origin !== ours && origin !== new URL(request.url).origin;
}
