import { LOCALES } from "@aufwind/rules/locale";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { MEMBER_PAGES, PAGES, type PageKey, pathTo, routeIdOf } from "./platform/pages/pages.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each of these pages in each language. */
const routesOf = (pages: PageKey[]) =>
  LOCALES.flatMap((locale) =>
    pages.map((page) =>
      route(`${locale}/${PAGES[page][locale]}`.replace(/\/$/, ""), `routes/${kebab(page)}.tsx`, {
        id: routeIdOf(page, locale),
      }),
    ),
  );

const all = Object.keys(PAGES) as PageKey[];
const isMembers = (page: PageKey) => Object.hasOwn(MEMBER_PAGES, page);
/** The console of the team has a layout of its own: nobody else loads it. */
const isTeams = (page: PageKey) => isMembers(page) && page.startsWith("team");

const feeds = LOCALES.map((locale) =>
  route(`${pathTo("blog", locale)}/rss.xml`, "routes/rss.tsx", { id: `rss.${locale}` }),
);

const suggestions = LOCALES.map((locale) =>
  route(`${locale}/search-suggestions`, "routes/search-suggestions.tsx", { id: `searchSuggestions.${locale}` }),
);

/** A document of its own, for frames on coaches' websites. */
const widgets = LOCALES.map((locale) =>
  route(`${locale}/widget/:shortName/:kind?`, "routes/widget.tsx", { id: `widget.${locale}` }),
);

const installedApp = LOCALES.flatMap((locale) => [
  route(`${locale}/app.webmanifest`, "routes/web-manifest.tsx", { id: `webManifest.${locale}` }),
  route(`${locale}/start`, "routes/start.tsx", { id: `start.${locale}` }),
]);

export default [
  index("routes/index.tsx"),
  route("language/:locale", "routes/language.tsx"),
  route("session", "routes/session.tsx"),
  route("sidebar", "routes/sidebar.tsx"),
  route("b/:shortName/:kind?", "routes/short-address.tsx"),
  route("team-export", "routes/team-export.tsx"),
  route("team-evidence", "routes/team-evidence.tsx"),
  route("team-tax-report", "routes/team-tax-report.tsx"),
  ...feeds,
  ...suggestions,
  ...widgets,
  ...installedApp,
  route("sitemap.xml", "routes/sitemap.tsx"),
  route("sitemap-pages.xml", "routes/sitemap-pages.tsx"),
  route(":list.xml", "routes/sitemap-coaches.tsx"),
  route("robots.txt", "routes/robots.tsx"),
  layout("routes/layout.tsx", [
    layout("routes/public-layout.tsx", [
      ...routesOf(all.filter((page) => !isMembers(page))),
      route("dev/kit", "routes/dev-kit.tsx"),
      route("dev/mailbox", "routes/dev-mailbox.tsx"),
    ]),
    layout("routes/member-layout.tsx", [
      ...routesOf(all.filter((page) => isMembers(page) && !isTeams(page))),
      layout("routes/team-layout.tsx", routesOf(all.filter(isTeams))),
    ]),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
