import type { LoaderFunctionArgs } from "react-router";
import { translatorFor } from "../platform/i18n/translator.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a browser needs to install the product as an app, in the language of the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url));
  const { brand } = await loadSite({ request, context });
  const { t } = translatorFor(locale, brand).namespace("shell");
  const start = `/${locale}/start`;
  const manifest = {
    id: "/",
    name: brand,
    short_name: brand,
    description: t("footer.claim"),
    lang: locale,
    start_url: start,
    scope: "/",
    display: "standalone",
    background_color: "#fbf8f3",
    theme_color: "#0f4c4a",
    icons: [icon("app", 192, "any"), icon("app", 512, "any"), icon("app-maskable", 512, "maskable")],
    shortcuts: [
      { name: t("user.area"), url: start },
      { name: t("pages.search"), url: pathTo("search", locale) },
    ],
  };
  const headers = { "content-type": "application/manifest+json", "cache-control": "public, max-age=600" };
  return new Response(JSON.stringify(manifest), { headers });
}
