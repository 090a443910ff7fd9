import type { LoaderFunctionArgs } from "react-router";
import { askUser } from "../platform/session/member.server.ts";

/** Whether somebody is still signed in: for pages that lost their event stream. */
export async function loader(visit: LoaderFunctionArgs) {
  const headers = { "cache-control": "no-store" };
  try {
    const user = await askUser(visit);
    return Response.json({ signedIn: user !== null, userId: user?.userId ?? null }, { headers });
  } catch {
    return new Response(null, { status: 503, headers });
  }
}
