import { LOCALES } from "@aufwind/rules/locale";
import type { LoaderFunctionArgs } from "react-router";
import { pathTo } from "../platform/pages/pages.ts";
import { loadSite } from "../platform/pages/site.server.ts";

const KEYS = [
  "confirm",
  "unsubscribe",
  "endSearchMails",
  "noInvitations",
  "confirmEmail",
  "resetPassword",
  "confirmEmailChange",
  "undoEmailChange",
] as const;

/** Search engines may read every public page, but no links of mails. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = await loadSite({ request, context });
  const links = LOCALES.flatMap((locale) => KEYS.map((page) => pathTo(page, locale)));
  const lines = [
    "User-agent: *",
    // A coach's portrait is on social cards too.
    "Allow: /api/storage/get/*?path=photos",
    ...["/api/", "/dev/", "/language/", ...links].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
    "",
  ];
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=600" };
  return new Response(lines.join("\n"), { headers });
}
