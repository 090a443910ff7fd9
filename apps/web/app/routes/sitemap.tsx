import { listAddresses } from "@aufwind/contract/search";
import type { LoaderFunctionArgs } from "react-router";
import { asXml, toSitemapIndex } from "../features/content/sitemap.server.ts";
import { api, asErrorPage } from "../platform/http/api.ts";
import { loadSite } from "../platform/pages/site.server.ts";

/** The sitemap index: our own pages, and one per ten thousand coaches. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ publicUrl }, { totalPages }] = await Promise.all([
    loadSite({ request, context }),
    api(request, context)(listAddresses, { params: { page: "0" } }).catch(asErrorPage),
  ]);
  const coaches = Array.from({ length: totalPages }, (_, page) => `/sitemap-coaches-${page + 1}.xml`);
  return asXml(toSitemapIndex(publicUrl, ["/sitemap-pages.xml", ...coaches]));
}
