import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Browser } from "./browser.ts";
import { type House, openHouse } from "./house.ts";
import { person, registration } from "./people.ts";

// Every field of every route that takes a body, whatever room it belongs to: none may break the server or open a door.
let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse();
  ({ browser } = await person(house));
});
afterAll(() => house.close());

type Method = "POST" | "PUT" | "PATCH" | "DELETE";
type Taking = { method: Method; path: string; fields: string[] };

/** The routes that take JSON, with the names of their fields. */
function routes(): Taking[] {
  return house.app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, request } = definition.route;
    const schema = (request?.body?.content as { "application/json"?: { schema?: unknown } })?.["application/json"]
      ?.schema;
    if (!(schema instanceof z.ZodObject)) return [];
    return [{ method: method.toUpperCase() as Method, path, fields: Object.keys(schema.shape) }];
  });
}

const GOOD: Record<string, unknown> = {
  ...registration({ email: "somebody@example.org" }),
  currentPassword: "Falsch-1",
  token: "A".repeat(43),
  code: "123456",
  name: "Erika",
  subject: "x",
  message: "x",
  contract: "x",
  list: "newsletter",
  consent: true,
  userType: "client",
  locale: "en",
  understood: true,
};
const BAD: [string, unknown][] = [
  ["missing", undefined],
  ["null", null],
  ["a number", 1e308],
  ["a list", ["x"]],
  ["an object", { $ne: "", toString: "x" }],
  ["the other truth", "maybe"],
  ["nothing but space", " \t "],
  ["control characters", "a\u0000b\u001b[2J\r\nBcc: x@example.org"],
  ["half a character", "\ud800"],
  ["100,000 characters", "x".repeat(100_000)],
  ["markup", "<script>alert(1)</script>'; drop table users; --"],
];

const send = async (method: Method, path: string, body: string) => {
  await house.database.deleteFrom("rate_limits").execute();
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  return house.request(path.replaceAll(/{\w+}/g, "x"), {
    method,
    body,
    headers: { "content-type": "application/json", cookie },
  });
};

/** No door opened, nothing broke. */
function expectRefused(response: Response, what: string) {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect(response.status, what).toBeLessThan(500);
  expect(response.headers.getSetCookie(), what).toEqual([]);
  expect(response.headers.get("content-type"), what).toBe("application/problem+json");
}

describe("every route with a body", () => {
  test("there are many", () => expect(routes().length).toBeGreaterThan(15));

  test("refuses what is no JSON, no object, or polluted", async () => {
    for (const { method, path } of routes())
      for (const body of ["", "{", "null", "[]", '"x"', "0", '{"__proto__":{"isAdmin":true,"kind":"operator"}}'])
        expectRefused(await send(method, path, body), `${method} ${path} ${body}`);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("refuses 10 MB without reading it to the end", async () => {
    const huge = JSON.stringify({ email: "x".repeat(10_000_000) });
    for (const { method, path } of routes()) {
      const response = await send(method, path, huge);
      expect([method, path, response.status]).toEqual([method, path, 413]);
    }
  });

  test("never breaks on a bad value of a single field", async () => {
    for (const { method, path, fields } of routes())
      for (const field of fields)
        for (const [name, value] of BAD) {
          const body = { ...Object.fromEntries(fields.map((each) => [each, GOOD[each]])), [field]: value };
          const response = await send(method, path, JSON.stringify(body));
          const what = `${method} ${path} ${field} is ${name}`;
          expect(response.status, what).toBeLessThan(500);
          expect(response.headers.getSetCookie().join(), what).not.toMatch(/(access|refresh)=[\w-]{43}/);
        }
  }, 60_000);
});
