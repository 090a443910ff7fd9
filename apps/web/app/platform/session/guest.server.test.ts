import { expect, test } from "vitest";
import { afterLogin, redirectAfterLogin, wantedPageCookie } from "./guest.server.ts";

const visit = (address: string) => ({ request: new Request(`http://localhost${address}`) });

test("a person lands on the page they wanted, else at home in the language of the page", () => {
  expect(afterLogin(visit("/de/anmelden?to=%2Fde%2Fkonto%3Fa%3D1"))).toBe("/de/konto?a=1");
  expect(afterLogin(visit("/en/login"), "/en/account")).toBe("/en/account");
  expect(afterLogin(visit("/en/login"))).toBe("/en");
  expect(afterLogin(visit("/de/anmelden.data"))).toBe("/de");
});

test("who wanted to bookmark a coach goes on with it after the log-in, also after registering", () => {
  const headers = { cookie: "wanted-bookmark=019a0000-0000-7000-8000-000000000001.%2Fde" };
  const request = new Request("http://localhost/de/anmelden", { headers });
  expect(afterLogin({ request })).toBe("/de/bookmark");
  expect(afterLogin({ request }, "/de/konto")).toBe("/de/konto");
});

test("a bookmark that the log-in does not lead to is forgotten, so that nobody else gets it", () => {
  const headers = { cookie: "language=de; wanted-bookmark=019a0000-0000-7000-8000-000000000001.%2Fde" };
  const led = (address: string) =>
    redirectAfterLogin({ request: new Request(`http://localhost${address}`, { headers }) }).headers;
  expect(led("/de/anmelden?to=%2Fde%2Fkonto").getSetCookie()).toEqual([
    "wanted-bookmark=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly",
  ]);
  expect(led("/de/anmelden").getSetCookie()).toEqual([]);
  expect(led("/de/anmelden?to=%2Fde%2Fbookmark").getSetCookie()).toEqual([]);
  expect(redirectAfterLogin(visit("/de/anmelden")).headers.getSetCookie()).toEqual([]);
});

test("who opened a coach's invitation and looked around first is led back to it, unless another page is wanted", () => {
  const request = new Request("http://localhost/en/login", { headers: { cookie: "invited-to=abc_123" } });
  expect(afterLogin({ request })).toMatch(/^\/en\/.*abc_123$/);
  expect(afterLogin({ request }, "/en/account")).toBe("/en/account");
});

test("who registered to go on with a page comes back to it once", () => {
  const path = "/de/coaches/jonas/buchen?type=discovery&start=2026-12-03T09:00:00.000Z";
  const cookie = wantedPageCookie(path, true).split(";")[0] ?? "";
  const request = new Request("http://localhost/de/anmelden", { headers: { cookie } });
  const answer = redirectAfterLogin({ request });
  expect(answer.headers.get("location")).toBe(path);
  expect(answer.headers.getSetCookie()).toEqual(["wanted-page=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly"]);
  expect(afterLogin({ request }, "/de/konto")).toBe("/de/konto");
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "nobody is sent away to %s",
  (to) => expect(afterLogin(visit(`/de/anmelden?to=${encodeURIComponent(to)}`))).toBe("/de"),
);

test("somebody of the team begins in the console, unless another page is wanted; others on the home page", () => {
  const led = (address: string, role: "client" | "operator") =>
    redirectAfterLogin(visit(address), { role }).headers.get("location");
  expect(led("/de/anmelden", "operator")).toBe("/de/team");
  expect(led("/en/second-step?to=%2Fen", "operator")).toBe("/en/team");
  expect(led("/de/anmelden?to=%2Fde%2Fkonto", "operator")).toBe("/de/konto");
  expect(led("/de/anmelden", "client")).toBe("/de");
});
