import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createPageHandlers } from "./page-handlers.ts";

type Routes = NonNullable<ServerBuild["routes"]>;

/** A site whose pages answer their own id and their parameters. */
const routes = Object.fromEntries(
  Object.entries({
    home: "de",
    blog: "de/blog",
    article: "de/blog/:slug",
    feed: "de/blog/rss.xml",
    language: "language/:locale",
    lost: "*",
  }).map(([id, path]) => {
    const loader = ({ params }: { params: object }) => new Response(`${id} ${Object.values(params).join()}`.trim());
    return [id, { id, path, parentId: "frame", module: { loader } }];
  }),
);
const frame = { id: "frame", module: {} };
const build = {
  routes: { frame, ...routes } as unknown as Routes,
  entry: { module: { default: () => new Response("rendered") } },
  assets: { routes: {}, version: "1", url: "/manifest.js", entry: { imports: [], module: "" } },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "",
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

const handlers = createPageHandlers(build, "test");
const ask = async (path: string) =>
  (await handlers(path).handler(new Request(`http://aufwind.example${path}`), new RouterContextProvider())).text();

test.each([
  ["/de", "home"],
  ["/de/blog", "blog"],
  ["/de/blog/ruhe", "article ruhe"],
  ["/de/blog/rss.xml", "feed"],
  ["/language/en", "language en"],
  ["/de/blog/a/b", "lost de/blog/a/b"],
  ["/de/nowhere", "lost de/nowhere"],
  ["/", "lost"],
])("%s is answered by %s, as if all routes were tried", async (path, answer) => {
  expect(await ask(path)).toBe(answer);
});

test("a part of the site has one handler, and what belongs to none is judged by all", () => {
  expect(handlers("/de/blog")).toBe(handlers("/de/blog/ruhe"));
  expect(handlers("/de/blog.data")).toBe(handlers("/de/blog"));
  expect(handlers("/de")).not.toBe(handlers("/de/blog"));
  expect(handlers("/language/en")).toBe(handlers("/de/nowhere"));
  expect(handlers("/de/blog/ruhe").part).toBe("de/blog");
  expect(handlers("/de/nowhere").part).toBe("other");
});
