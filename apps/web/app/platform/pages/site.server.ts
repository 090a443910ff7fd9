import { readSite, type Site } from "@aufwind/contract/site";
import { api, asErrorPage, type LoaderArgs } from "../http/api.ts";

let known: Site | undefined;

/** The site's facts, cached: they are settings of the server, which do not change while it runs. */
export async function loadSite({ request, context }: LoaderArgs): Promise<Site> {
  known ??= await api(request, context)(readSite, {}).catch(asErrorPage);
  return known;
}
