import type { LoaderArgs } from "../../platform/http/api.ts";
import { loadSite } from "../../platform/pages/site.server.ts";

/** Developer pages do not exist in production. */
export async function requireDevTools({ request, context }: LoaderArgs) {
  const { devTools } = await loadSite({ request, context });
  if (!devTools) throw new Response(null, { status: 404 });
}
