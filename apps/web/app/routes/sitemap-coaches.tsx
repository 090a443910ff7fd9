import { listAddresses } from "@aufwind/contract/search";
import type { LoaderFunctionArgs } from "react-router";
import { asXml, toSitemap } from "../features/content/sitemap.server.ts";
import { api, asErrorPage } from "../platform/http/api.ts";
import { pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";

/** Up to ten thousand coaches: `/sitemap-coaches-1.xml`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const number = /^sitemap-coaches-([1-9]\d{0,4})$/.exec(params.list ?? "")?.[1];
  if (!number) throw new Response(null, { status: 404 });
  const [{ publicUrl }, { items, totalPages }] = await Promise.all([
    loadSite({ request, context }),
    api(request, context)(listAddresses, { params: { page: String(Number(number) - 1) } }).catch(asErrorPage),
  ]);
  if (Number(number) > totalPages) throw new Response(null, { status: 404 });
  const coaches = items.map(({ slug, changedAt }) => ({
    en: pathTo("coachPage", "en", { slug }),
    de: pathTo("coachPage", "de", { slug }),
    changed: changedAt,
  }));
  return asXml(toSitemap(publicUrl, coaches));
}
