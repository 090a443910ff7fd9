import { expect, test } from "vitest";
import { forgetInvitation, invitedBy } from "./invitation-cookie.server.ts";

const visit = (address: string, cookie = "") => ({
  request: new Request(`http://localhost${address}`, { headers: { cookie } }),
});

test("a friend's invitation is known by the address, and later by what was kept of it, in either language", () => {
  expect(invitedBy(visit("/de/registrieren/klient?friend=ABCD2345"))).toBe("abcd2345");
  expect(invitedBy(visit("/en/register/client", "language=en; invited-by=abcd2345"))).toBe("abcd2345");
  expect(invitedBy(visit("/de/anmelden", "invited-by=abcd2345"))).toBe("abcd2345");
  expect(invitedBy(visit("/de/anmelden?friend=wxyz2345", "invited-by=abcd2345"))).toBe("wxyz2345");
});

test("what is no code counts for nothing", () => {
  expect(invitedBy(visit("/en/register/client?friend=%3Cscript%3E", "invited-by=1"))).toBeNull();
  expect(invitedBy(visit("/en/register/client"))).toBeNull();
});

test("a used one is taken from the browser", () => {
  expect(forgetInvitation("invited-by").get("set-cookie")).toBe(
    "invited-by=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly",
  );
});
