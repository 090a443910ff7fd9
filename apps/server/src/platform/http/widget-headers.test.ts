import { Hono } from "hono";
import { expect, test } from "vitest";
import { siteBuild } from "../../../test/site-build.ts";
import { createCards } from "../cards/cards.ts";
import { readConfig } from "../config/config.ts";
import type { Platform } from "../platform.ts";
import { createPages } from "./pages.ts";

const config = readConfig({ MODE: "test", DATABASE_URL: "postgres://localhost/x" });
const cards = createCards(config.cards);

/** A site whose pages say who may frame them, and what they heard of the visitor. */
const heard: (string | null)[] = [];
const loader = ({ request }: { request: Request }) => {
  heard.push(request.headers.get("cookie"));
  return new Response("page", { headers: { "x-framed-by": "https://praxis.example https://b.example" } });
};
const build = siteBuild({
  widget: { id: "widget", path: "de/widget/:shortName", module: { loader } },
  page: { id: "page", path: "de/coaches/:slug", module: { loader } },
});
const site = new Hono().all(
  "*",
  createPages(async () => build, { config, cards } as Platform, {
    api: () => new Response(),
    sessionOf: async () => ({ actor: undefined, cookies: ["access=new"] }),
  }),
);
const headersOf = async (path: string, headers: Record<string, string> = {}) =>
  (await site.request(path, { headers })).headers;
const ancestorsOf = (headers: Headers) =>
  /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];

test("exactly the widget's page may be framed, by the websites that its coach has named", async () => {
  const widget = await headersOf("/de/widget/jonas");
  expect(ancestorsOf(widget)).toBe("'self' https://praxis.example https://b.example");
  expect([widget.get("x-frame-options"), widget.get("x-framed-by")]).toEqual([null, null]);
  for (const path of ["/de/coaches/jonas", "/de/coaches/widget", "/de/coaches/jonas?via=widget"]) {
    const other = await headersOf(path);
    expect([ancestorsOf(other), other.get("x-frame-options"), other.get("x-framed-by")]).toEqual([
      "'none'",
      "DENY",
      null,
    ]);
  }
});

test("the widget knows nobody and sets no cookie, whoever looks at it", async () => {
  heard.length = 0;
  const cookie = "access=a; refresh=b; language=en; scheme=dark";
  for (const path of ["/de/widget/jonas", "/de/widget/jonas?week=2026-11-16"])
    expect((await headersOf(path, { cookie })).getSetCookie()).toEqual([]);
  expect(heard.every((each) => !each?.includes("access"))).toBe(true);
});

test("only the window that a widget of ours has opened keeps its opener", async () => {
  const openerOf = async (path: string, from: string) =>
    (await headersOf(path, { "sec-fetch-site": from })).get("cross-origin-opener-policy");
  const login = `/de/coaches/x?to=${encodeURIComponent("/de/coaches/x/buchen?type=discovery&via=widget")}`;
  for (const path of ["/de/coaches/x?start=1&via=widget", login])
    expect([await openerOf(path, "same-origin"), await openerOf(path, "cross-site")]).toEqual([
      "unsafe-none",
      "same-origin",
    ]);
  expect(await openerOf("/de/coaches/x?via=link", "same-origin")).toBe("same-origin");
  expect(await openerOf("/de/coaches/x?via=widgets", "same-origin")).toBe("same-origin");
});
