import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../seed/people.ts";
import { logIn, member, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { hashPassword } from "../../platform/session/password-hash.ts";
import { logIn as judge } from "./commands.ts";
import { closeDemoAccounts } from "./demo-accounts.ts";

// A demo database from before people were marked: many with one hash, and one of them signed in.
const server = await testServer();

test("people of the demo cannot log in in production, and whoever is signed in as one is out; others are not touched", async () => {
  const [lena, jonas, real] = [await person(server), await member(server), await person(server)];
  const password_hash = await hashPassword(DEMO_PASSWORD, server.config);
  const demo = [lena.userId, jonas.userId];
  await server.database.updateTable("users").set({ password_hash }).where("id", "in", demo).execute();
  const production = { ...server, config: { ...server.config, devTools: false } };

  expect(await closeDemoAccounts(production, DEMO_PASSWORD)).toBe(2);
  expect((await lena.browser.get("/api/identity/user")).status).toBe(401);
  expect((await real.browser.get("/api/identity/user")).status).toBe(200);

  const trying = (email: string, password: string) =>
    judge(production, { email, password, rememberMe: false }, { headers: new Headers(), network: "here" });
  await expect(trying(jonas.email, DEMO_PASSWORD)).rejects.toMatchObject({ code: "invalidCredentials" });
  expect((await trying(real.email, real.password)).user.id).toBe(real.userId);
  // The same database as a demo again.
  expect((await logIn(server.browser(), { email: jonas.email, password: DEMO_PASSWORD })).status).toBe(200);
});

test("the mark stays where the password was changed since", async () => {
  await server.database.updateTable("users").set({ password_hash: null }).where("is_demo", "=", true).execute();
  const production = { ...server, config: { ...server.config, devTools: false } };
  expect(await closeDemoAccounts(production, DEMO_PASSWORD)).toBe(2);
});
