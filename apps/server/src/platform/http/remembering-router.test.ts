import { Hono } from "hono";
import { expect, test } from "vitest";
import { RememberingRouter } from "./remembering-router.ts";

const app = () => new Hono({ router: new RememberingRouter() });
const textOf = async (from: Hono, path: string, method = "GET") => (await from.request(path, { method })).text();

test("an address leads to the same route each time, by its method, and others beside it to theirs", async () => {
  const site = app();
  site.get("/site", (c) => c.text("read"));
  site.put("/site", (c) => c.text("written"));
  site.get("/:name", (c) => c.text(`called ${c.req.param("name")}`));
  for (const _ of ["first", "again"]) {
    expect(await textOf(site, "/site")).toBe("read");
    expect(await textOf(site, "/site", "PUT")).toBe("written");
    expect(await textOf(site, "/one")).toBe("called one");
    expect(await textOf(site, "/two")).toBe("called two");
    expect((await site.request("/site", { method: "DELETE" })).status).toBe(404);
  }
});

test("what is added after an address was asked for is found as well", async () => {
  const site = app();
  site.get("/site", (c) => c.text("read"));
  expect(await textOf(site, "/site")).toBe("read");
  site.get("/other", (c) => c.text("other"));
  expect([await textOf(site, "/other"), await textOf(site, "/site")]).toEqual(["other", "read"]);
});
