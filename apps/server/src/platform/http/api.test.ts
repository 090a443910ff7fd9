import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

const SUPPORT = "/api/visitors/send-support-email";
const post = (body: string, headers: Record<string, string> = {}) =>
  server.request(SUPPORT, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

test.each([
  ["unreadable JSON", () => post("{"), 400, "malformed"],
  [
    "a form instead of JSON",
    () => post("a=b", { "content-type": "application/x-www-form-urlencoded" }),
    415,
    "unsupportedType",
  ],
  ["no content type", () => server.request(SUPPORT, { method: "POST" }), 415, "unsupportedType"],
  ["ten megabytes", () => post(JSON.stringify({ message: "x".repeat(10_000_000) })), 413, "tooLarge"],
  ["an empty object", () => post("{}"), 422, "invalidFields"],
  ["a list", () => post("[]"), 422, "invalidFields"],
  ["an unknown path", () => server.request("/api/nowhere"), 404, "notFound"],
  ["the API's own address", () => server.request("/api"), 404, "notFound"],
  ["an unknown path that is written to", () => server.request("/api/nowhere", { method: "PUT" }), 404, "notFound"],
  ["a method the route does not have", () => server.request(SUPPORT, { method: "DELETE" }), 405, "methodNotAllowed"],
])("answers %s with its own problem", async (_, send, status, code) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status, code, detail: expect.stringMatching(/\w+/) });
});

test.each([
  ["DELETE", SUPPORT, "POST"],
  ["POST", "/api/identity/user", "GET, HEAD, PATCH"],
  ["PUT", "/api/visitors/coaches/0/10/desc", "GET, HEAD"],
  ["OPTIONS", "/api/site", "GET, HEAD"],
  ["PROPFIND", "/api/site", "GET, HEAD"],
])("%s %s is told which methods there are", async (method, path, allow) => {
  const response = await server.request(path, { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

test("speaks the language of the request", async () => {
  const say = async (headers: Record<string, string>) =>
    ((await (await post("{}", headers)).json()) as { detail: string }).detail;
  expect(await say({ "accept-language": "en-GB,en;q=0.9" })).toBe("Please check the marked fields.");
  expect(await say({ "accept-language": "fr, de;q=0.5" })).toBe("Bitte prüfen Sie die markierten Felder.");
  expect(await say({ cookie: "language=en" })).toBe("Please check the marked fields.");
  expect(await say({})).toBe("Bitte prüfen Sie die markierten Felder.");
});

test.each([
  ["another site's form", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a sibling domain", { "sec-fetch-site": "same-site" }],
  ["an old browser on another site", { origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
])("refuses a write that comes from %s", async (_, headers) => {
  const response = await post("{}", headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "crossSite" });
});

test("accepts a write from our own pages and from programs", async () => {
  expect((await post("{}", { "sec-fetch-site": "same-origin" })).status).toBe(422);
  expect((await post("{}")).status).toBe(422);
});

test("a body's __proto__ changes nothing and nobody", async () => {
  const response = await post('{"__proto__":{"name":"x"},"constructor":{"prototype":{"polluted":true}}}');
  expect(response.status).toBe(422);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
