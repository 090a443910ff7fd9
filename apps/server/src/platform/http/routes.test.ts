import { readdir } from "node:fs/promises";
import { open, perNetwork } from "@aufwind/contract/platform/route";
import { createRoute } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import { declarations } from "./guard.ts";

const CONTRACT = new URL("../../../../../packages/contract/src/", import.meta.url);

const server = await testServer();

/** Every route object that the contract exports, as "METHOD /path". */
async function contractRoutes() {
  const files = (await readdir(CONTRACT)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(name, CONTRACT).href)),
  );
  return modules
    .flatMap(Object.values)
    .filter(isRoute)
    .map(({ method, path }) => idOf(method, path));
}
const isRoute = (value: unknown): value is { method: string; path: string } =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;
const idOf = (method: string, path: string) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

test("every registered route is one of the contract and declares its access", async () => {
  const contract = new Set(await contractRoutes());
  const declared = declarations(server.app);
  const registered = server.app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  expect(registered.length).toBeGreaterThan(8);
  expect(registered.filter((id) => !contract.has(id))).toEqual([]);
  expect(registered.filter((id) => !declared.has(id))).toEqual([]);
});

test("every route of the contract is registered", async () => {
  const declared = declarations(server.app);
  expect((await contractRoutes()).filter((id) => !declared.has(id))).toEqual([]);
});

test("a route that was registered past the contract is not served", async () => {
  const other = await startTestServer();
  other.app.get("/api/forgotten", (c) => c.text("open to all"));
  const response = await other.request("/api/forgotten");
  await other.close();
  expect(response.status).toBe(404);
});

test("the API describes itself to machines and to people", async () => {
  const description = await (await server.request("/api/openapi.json")).json();
  expect(description).toMatchObject({ paths: { "/api/visitors/lead": { put: { "x-access": "visitor" } } } });
  const page = await server.request("/api/docs");
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("/api/visitors/send-support-email");
});

test("a limit holds for reading as for writing", async () => {
  const other = await startTestServer();
  const limited = createRoute({
    method: "get",
    path: "/api/limited",
    ...open("visitor", perNetwork(1, 60)),
    responses: { 200: { description: "fine" } },
  });
  other.app.openapi(limited, (c) => c.body(null, 200));
  const statuses = [(await other.request("/api/limited")).status, (await other.request("/api/limited")).status];
  await other.close();
  expect(statuses).toEqual([200, 429]);
});

test("where two routes fit an address, the access of the one that answers holds", async () => {
  const other = await startTestServer();
  const responses = { 200: { description: "fine" } };
  const own = createRoute({ method: "get", path: "/api/things/own", ...open("client"), responses });
  const one = createRoute({ method: "get", path: "/api/things/{id}", ...open("visitor"), responses });
  other.app.openapi(own, (c) => c.text("own"));
  other.app.openapi(one, (c) => c.text("one"));
  const [closed, opened] = [await other.app.request("/api/things/own"), await other.app.request("/api/things/1")];
  await other.close();
  expect([closed.status, opened.status]).toEqual([401, 200]);
});
