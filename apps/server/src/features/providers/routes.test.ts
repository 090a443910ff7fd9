import { afterAll, expect, test } from "vitest";
import { person } from "../../../test/people.ts";
import { goThrough, openProvider } from "../../../test/provider.ts";
import { startTestServer, testServer } from "../../../test/test-server.ts";

const LINKS = "/api/identity/providers";
const provider = await openProvider({
  accounts: {
    anna: { email: "anna@example.org", email_verified: true },
    ben: { email: "ben@example.org", email_verified: true, given_name: "Ben", family_name: "Berg" },
  },
});
afterAll(() => provider.stop());
const google = { GOOGLE_CLIENT_ID: "google-id", GOOGLE_CLIENT_SECRET: "google-secret" };
const server = await testServer({ env: { ...provider.env, ...google } });

test("lists the providers that are set up by id and name, and says no more of them", async () => {
  const providers = await (await server.request("/api/visitors/providers")).json();
  expect(providers).toEqual({
    items: [
      { id: "google", name: "Google" },
      { id: "oidc", name: "Testmail" },
    ],
  });
  const other = await startTestServer();
  const none = await (await other.request("/api/visitors/providers")).json();
  await other.close();
  expect(none).toEqual({ items: [] });
});

test("a person sees the linked providers and can remove one; then it opens nothing any more", async () => {
  const { browser } = await person(server, { email: "anna@example.org" });
  expect(await (await browser.get(LINKS)).json()).toEqual({ items: [] });
  await goThrough(server.browser(), { provider, as: "anna" });
  const since = { id: "oidc", name: "Testmail", createdAt: "2026-11-16T09:00:00.000Z" };
  expect(await (await browser.get(LINKS)).json()).toEqual({ items: [since] });

  const stranger = await person(server);
  expect((await stranger.browser.send("DELETE", `${LINKS}/oidc`)).status).toBe(404);
  expect(await (await browser.send("DELETE", `${LINKS}/oidc`)).json()).toEqual({ status: "removed" });
  expect(await (await browser.get(LINKS)).json()).toEqual({ items: [] });
  expect((await browser.send("DELETE", `${LINKS}/oidc`)).status).toBe(404);

  const again = server.browser();
  expect(await goThrough(again, { provider, as: "anna" })).toContain("problem=providerRemoved");
  expect(again.cookies.has("access")).toBe(false);
  expect(await (await browser.get(LINKS)).json()).toEqual({ items: [] });
});

test("the only way into an account cannot be taken away", async () => {
  const browser = server.browser();
  await goThrough(browser, { provider, as: "ben" });
  const form = { userType: "client", firstName: "Ben", lastName: "Berg", isAdult: true, acceptTerms: true };
  await browser.send("PUT", "/api/visitors/provider-registration", form);
  const refused = await browser.send("DELETE", `${LINKS}/oidc`);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "noPassword" }]);
  expect(await (await browser.get(LINKS)).json()).toMatchObject({ items: [{ id: "oidc" }] });
});

test("links are for those who are signed in", async () => {
  expect((await server.request(LINKS)).status).toBe(401);
  expect((await server.request(`${LINKS}/oidc`, { method: "DELETE" })).status).toBe(401);
});
