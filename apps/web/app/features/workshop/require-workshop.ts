import { readSite } from "@aufwind/contract/site";
import { api, type Visit } from "../../platform/api.ts";

/** The workshop's pages do not exist where the site is in production. */
export async function requireWorkshop({ request, context }: Visit) {
  const { workshop } = await api(request, context)(readSite, {});
  if (!workshop) throw new Response(null, { status: 404 });
}
