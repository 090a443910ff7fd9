import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PartnerSandbox, startPartnerSandbox } from "./sandbox.ts";

const SITE = "http://site.example";
let sandbox: PartnerSandbox;
let settings: client.Configuration;
beforeAll(async () => {
  sandbox = await startPartnerSandbox({ siteUrl: SITE });
  const { OIDC_ISSUER = "", OIDC_CLIENT_ID = "", OIDC_CLIENT_SECRET } = sandbox.env;
  const execute = [client.allowInsecureRequests];
  settings = await client.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, { execute });
});
afterAll(() => sandbox.stop());

/** Follows redirects with a cookie jar until a page is shown or the site is reached. */
function visitor() {
  const cookies = new Map<string, string>();
  const go = async (address: string, init: RequestInit = {}): Promise<{ url: string; text: string }> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, { ...init, headers: { cookie, ...init.headers }, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (!location) return { url: address, text: await answer.text() };
    const next = new URL(location, address).href;
    return next.startsWith(SITE) ? { url: next, text: "" } : go(next);
  };
  return go;
}

const addressOf = (locale: string) =>
  client.buildAuthorizationUrl(settings, {
    redirect_uri: `${SITE}/api/visitors/providers/oidc/return`,
    scope: "openid email profile",
    ui_locales: locale,
  }).href;

const claimsAt = async (url: string) => {
  const tokens = await client.authorizationCodeGrant(settings, new URL(url), { idTokenExpected: true });
  return client.fetchUserInfo(settings, tokens.access_token, tokens.claims()?.sub ?? "");
};

test("asks in the language of the site, and signs in whoever is clicked on", async () => {
  const go = visitor();
  const page = await go(addressOf("de"));
  expect(page.text).toContain("Abbrechen und zurück");
  expect(page.text).toContain("Adresse nicht bestätigt");
  const back = await go(`${page.url}?account=pia`);
  expect(await claimsAt(back.url)).toMatchObject({ email: "pia@mail.example", email_verified: true });
});

test("asks again the next time, and signs in somebody who was made up there", async () => {
  const go = visitor();
  await go(`${(await go(addressOf("en"))).url}?account=otto`);
  const page = await go(addressOf("en"));
  expect(page.text).toContain("Sign in as this person");
  const body = new URLSearchParams({ firstName: "<b>Zoë", lastName: "Öz", email: "zoe@mail.example" });
  const back = await go(page.url, { method: "POST", body });
  expect(await claimsAt(back.url)).toMatchObject({ given_name: "<b>Zoë", email: "zoe@mail.example" });
  expect((await go(addressOf("en"))).text).toContain("&lt;b&gt;Zoë Öz");
});

test("a no leads back with the standard's own word for it", async () => {
  const go = visitor();
  const back = await go(`${(await go(addressOf("en"))).url}?account=deny`);
  expect(new URL(back.url).searchParams.get("error")).toBe("access_denied");
});

test("the tags are scripts that send and store nothing", async () => {
  for (const address of [sandbox.env.MARKETING_TAG_URL, sandbox.env.MAILING_TAG_URL]) {
    const answer = await fetch(address ?? "");
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    expect(await answer.text()).not.toMatch(/fetch|cookie|localStorage|sendBeacon|XMLHttpRequest|src=/);
  }
});
