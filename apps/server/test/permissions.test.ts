import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";
import { expect, test } from "vitest";
import { declarations } from "../src/platform/http/guard.ts";
import { operator } from "./operators.ts";
import { testServer } from "./test-server.ts";

// Every route for operators, whatever its feature, called by somebody of each permission alone.
const server = await testServer();

const routes = [...declarations(server.app).values()].filter(({ access }) => access === "operator");
const SOMEBODY = "019a8b00-0000-7000-8000-000000000003";

async function refusals(permissions: readonly Permission[], { hasFactor = true } = {}) {
  const { browser } = await operator(server, { permissions, hasFactor });
  const codes = new Map<string, string>();
  for (const { id } of routes) {
    const [method = "", route = ""] = id.split(" ");
    const path = route.replaceAll(/:\w+/g, SOMEBODY);
    const response = await (method === "GET" ? browser.get(path) : browser.send(method as "POST", path, {}));
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    codes.set(id, code ?? "");
  }
  return codes;
}

test("each route opens for those who hold its permission, and for nobody else", { timeout: 60_000 }, async () => {
  expect(routes.length).toBeGreaterThan(10);
  for (const permission of PERMISSIONS) {
    const codes = await refusals([permission]);
    const closed = routes.filter(({ id }) => codes.get(id) === "permissionMissing").map(({ id }) => id);
    const expected = routes.filter(({ permissions }) => permissions.length > 0 && !permissions.includes(permission));
    expect([permission, closed]).toEqual([permission, expected.map(({ id }) => id)]);
  }
});

test("without a factor none of them opens, whatever the permissions", { timeout: 60_000 }, async () => {
  const codes = await refusals(PERMISSIONS, { hasFactor: false });
  expect([...new Set(codes.values())]).toEqual(["factorMissing"]);
});
