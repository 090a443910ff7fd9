import { Hono } from "hono";
import { createContext, type LoaderFunctionArgs, type RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { siteBuild } from "../../../test/site-build.ts";
import { createCards } from "../cards/cards.ts";
import { readConfig } from "../config/config.ts";
import type { Platform } from "../platform.ts";
import { createPages } from "./pages.ts";

/** A site of one page that sets the cookies it is asked to. */
function siteSetting(cookies: string[]): ServerBuild {
  const loader = () =>
    new Response("page", { headers: cookies.map((each) => ["set-cookie", each] as [string, string]) });
  return siteBuild({ page: { id: "page", path: "de", module: { loader } } });
}
const config = readConfig({ MODE: "test", DATABASE_URL: "postgres://localhost/x" });
const cards = createCards(config.cards);

/** The cookies of a page for somebody whose tokens are renewed with it. */
async function cookiesOf(set: string[]) {
  const sessionOf = async () => ({ actor: undefined, cookies: ["access=new", "refresh=new"] });
  const pages = createPages(async () => siteSetting(set), { config, cards } as Platform, {
    api: () => new Response(),
    sessionOf,
  });
  const response = await new Hono().all("*", pages).request("/de", { headers: { cookie: "refresh=old" } });
  return { set: response.headers.getSetCookie(), cache: response.headers.get("cache-control") };
}

/** The cache headers of a page that sets its own. */
async function pageSaying(cacheControl: string, cookie: string) {
  const site = siteSetting([]);
  const loader = () => new Response("page", { headers: { "cache-control": cacheControl } });
  const build = { ...site, routes: { page: { id: "page", path: "de", module: { loader } } } } as unknown as ServerBuild;
  const pages = createPages(async () => build, { config, cards } as Platform, {
    api: () => new Response(),
    sessionOf: async () => ({ actor: undefined, cookies: [] }),
  });
  const response = await new Hono().all("*", pages).request("/de", { headers: { cookie } });
  return response.headers.get("cache-control");
}

test("renewed keys reach the browser beside whatever else the page sets", async () => {
  expect(await cookiesOf(["language=de"])).toEqual({
    set: ["language=de", "access=new", "refresh=new"],
    cache: "private, no-store",
  });
});

test("who has just written gets a page of their own, and what an action wrote is read where it was written", async () => {
  expect(await pageSaying("public, no-cache", "written=0%2F16B3748")).toBe("private, no-store");
  const asked: unknown[] = [];
  const apiContext = createContext<(request: Request) => Promise<Response>>();
  const loader = async ({ context }: LoaderFunctionArgs<RouterContextProvider>) =>
    context.get(apiContext)(new Request("http://localhost/api/site"));
  const site = siteSetting([]);
  const build = {
    ...site,
    routes: { page: { id: "page", path: "de", module: { loader, action: loader } } },
    entry: { module: { ...site.entry.module, apiContext } },
  } as unknown as ServerBuild;
  const pages = createPages(async () => build, { config, cards } as Platform, {
    api: (_, env) => {
      asked.push((env as { readsPrimary: boolean }).readsPrimary);
      return new Response();
    },
    sessionOf: async () => ({ actor: undefined, cookies: [] }),
  });
  const app = new Hono().all("*", pages);
  await app.request("/de?own");
  await app.request("/de?own", { method: "POST", body: new FormData() });
  expect(asked).toEqual([false, true]);
});

test("what a signed-in person sees is kept nowhere, whatever the page says of itself", async () => {
  const said = (cookie: string) => pageSaying("public, no-cache", cookie);
  expect([await said("access=x"), await said("language=de")]).toEqual(["private, no-store", "public, no-cache"]);
});

test("what the page itself says about the keys counts: a logout is not undone", async () => {
  expect((await cookiesOf(["access=; Max-Age=0", "refresh=; Max-Age=0"])).set).toEqual([
    "access=; Max-Age=0",
    "refresh=; Max-Age=0",
  ]);
});

test("who wanted to bookmark a coach or to come back gets a page of their own, since the log-in leads on to it", async () => {
  const said: (string | null)[] = [];
  const site = siteSetting([]);
  const loader = ({ request }: { request: Request }) => {
    said.push(request.headers.get("cookie"));
    return new Response("page");
  };
  const build = { ...site, routes: { page: { id: "page", path: "de", module: { loader } } } } as unknown as ServerBuild;
  const shared = { ...config, http: { ...config.http, pageCache: true } };
  const pages = createPages(async () => build, { config: shared, cards } as Platform, {
    api: () => new Response(),
    sessionOf: async () => ({ actor: undefined, cookies: [] }),
  });
  const app = new Hono().all("*", pages);
  for (const cookie of ["language=de", "language=de; wanted-bookmark=x", "wanted-page=x"])
    await app.request("/de", { headers: { cookie } });
  expect(said).toEqual(["", "language=de; wanted-bookmark=x", "wanted-page=x"]);
});

test("what a page says it showed is told for every visitor who gets it, from the cache too", async () => {
  const notesContext = createContext<(note: object) => void>();
  const note = { step: "viewed", source: "profile", ids: ["a"] };
  const renders: number[] = [];
  const loader = ({ context }: LoaderFunctionArgs<RouterContextProvider>) => {
    renders.push(1);
    context.get(notesContext)(note);
    return new Response("page");
  };
  const site = siteSetting([]);
  Object.assign(site.entry.module, { notesContext });
  Object.assign(site.routes.page?.module ?? {}, { loader });
  const shared = { ...config, http: { ...config.http, pageCache: true } };
  const told: object[] = [];
  const pages = createPages(async () => site, { config: shared, cards } as Platform, {
    api: () => new Response(),
    sessionOf: async () => ({ actor: undefined, cookies: [] }),
    onServed: ({ notes }) => void told.push(notes),
  });
  const app = new Hono().all("*", pages);
  for (let n = 0; n < 3; n++) await app.request("/de");
  expect([renders.length, told]).toEqual([1, [[note], [note], [note]]]);
});

test("what a page asks the API is asked as the visitor, but never answered on the visitor's line", async () => {
  const apiContext = createContext<(request: Request) => Promise<Response>>();
  const loader = ({ context }: LoaderFunctionArgs<RouterContextProvider>) =>
    context.get(apiContext)(new Request("http://x/api/events"));
  const site = siteSetting([]);
  Object.assign(site.entry.module, { apiContext });
  Object.assign(site.routes.page?.module ?? {}, { loader });
  const asked: object[] = [];
  const pages = createPages(async () => site, { config, cards } as Platform, {
    api: (_, env) => {
      asked.push(env);
      return new Response();
    },
    sessionOf: async () => ({ actor: undefined, cookies: [] }),
  });
  const [incoming, outgoing] = [{ socket: {} }, { write: () => true }];
  await new Hono().all("*", pages).request("/de", {}, { incoming, outgoing });
  expect(asked).toEqual([{ incoming, outgoing: undefined, readsPrimary: false, actor: expect.anything() }]);
});
