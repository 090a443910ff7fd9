import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../seed/people.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { logIn, member, person } from "../../../test/people.ts";
import { hashPassword } from "../../platform/session/password-hash.ts";
import { logIn as judge } from "./commands.ts";
import { closeDemoAccounts } from "./demo-accounts.ts";

// A demo database from before people were marked: many with one hash, and one of them signed in.
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("people of the demo cannot log in in production, and whoever is signed in as one is out; others are not touched", async () => {
  const [lena, jonas, real] = [await person(house), await member(house), await person(house)];
  const password_hash = await hashPassword(DEMO_PASSWORD, house.config);
  const demo = [lena.userId, jonas.userId];
  await house.database.updateTable("users").set({ password_hash }).where("id", "in", demo).execute();
  const production = { ...house, config: { ...house.config, workshop: false } };

  expect(await closeDemoAccounts(production, DEMO_PASSWORD)).toBe(2);
  expect((await lena.browser.get("/api/identity/user")).status).toBe(401);
  expect((await real.browser.get("/api/identity/user")).status).toBe(200);

  const trying = (email: string, password: string) =>
    judge(production, { email, password, rememberMe: false }, { headers: new Headers(), network: "here" });
  await expect(trying(jonas.email, DEMO_PASSWORD)).rejects.toMatchObject({ code: "invalidCredentials" });
  expect((await trying(real.email, real.password)).user.id).toBe(real.userId);
  // The same database as a demo again.
  expect((await logIn(house.browser(), { email: jonas.email, password: DEMO_PASSWORD })).status).toBe(200);
});

test("the mark stays where the password was changed since", async () => {
  await house.database.updateTable("users").set({ password_hash: null }).where("is_demo", "=", true).execute();
  const production = { ...house, config: { ...house.config, workshop: false } };
  expect(await closeDemoAccounts(production, DEMO_PASSWORD)).toBe(2);
});
