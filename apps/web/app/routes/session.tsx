import type { LoaderFunctionArgs } from "react-router";
import { askUser } from "../platform/member.server.ts";

/** Whether somebody is still signed in: for pages that lost their stream of events. */
export async function loader(visit: LoaderFunctionArgs) {
  const headers = { "cache-control": "no-store" };
  try {
    return Response.json({ signedIn: (await askUser(visit)) !== null }, { headers });
  } catch {
    return new Response(null, { status: 503, headers });
  }
}
