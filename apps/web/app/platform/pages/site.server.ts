import { readSite, type Site } from "@aufwind/contract/site";
import { api, asErrorPage, type LoaderArgs } from "../http/api.ts";

let known: Site | undefined;

/** The site's facts, asked once: they are settings of the server, which does not change them while it runs. */
export async function loadSite({ request, context }: LoaderArgs): Promise<Site> {
  known ??= await api(request, context)(readSite, {}).catch(asErrorPage);
  return known;
}
