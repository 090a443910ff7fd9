import { LOCALES } from "@aufwind/rules/locale/locale";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { PAGES, type PageKey, pathTo, routeIdOf } from "./platform/pages.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pages = LOCALES.flatMap((locale) =>
  (Object.keys(PAGES) as PageKey[]).map((page) =>
    route(`${locale}/${PAGES[page][locale]}`.replace(/\/$/, ""), `routes/${kebab(page)}.tsx`, {
      id: routeIdOf(page, locale),
    }),
  ),
);

const feeds = LOCALES.map((locale) =>
  route(`${pathTo("blog", locale)}/rss.xml`, "routes/rss.tsx", { id: `rss.${locale}` }),
);

export default [
  index("routes/index.tsx"),
  route("language/:locale", "routes/language.tsx"),
  ...feeds,
  route("sitemap.xml", "routes/sitemap.tsx"),
  route("robots.txt", "routes/robots.tsx"),
  layout("routes/layout.tsx", [
    ...pages,
    route("dev/kit", "routes/dev-kit.tsx"),
    route("dev/mailbox", "routes/dev-mailbox.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
