import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { person } from "../../../test/people.ts";
import { setUpApp, setUpPasskey } from "../../../test/second-factors.ts";
import { factorsOf } from "./store.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("forgets challenges that are over and apps that nobody confirmed within a day", async () => {
  const [erika, otto] = [await person(house), await person(house)];
  await setUpApp(house, erika);
  await otto.browser.send("POST", "/api/identity/totp/begin", { password: otto.password });
  await otto.browser.send("POST", "/api/visitors/passkey-options");
  const kept = async () => ({
    challenges: (await house.database.selectFrom("passkey_challenges").select("challenge").execute()).length,
    secrets: (await house.database.selectFrom("totp_secrets").select("user_id").execute()).map((row) => row.user_id),
  });

  house.clock.advance({ minutes: 4 });
  await house.work();
  expect(await kept()).toEqual({ challenges: 1, secrets: [erika.userId, otto.userId] });
  house.clock.advance({ hours: 25 });
  await house.work();
  expect(await kept()).toEqual({ challenges: 0, secrets: [erika.userId] });
});

test("a person's own copy says what is set up since when, and nothing secret", async () => {
  const erika = await person(house);
  const now = house.clock.now();
  expect(await factorsOf(house.database, erika.userId)).toEqual({
    totpSince: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  await setUpApp(house, erika);
  await setUpPasskey(erika);
  expect(await factorsOf(house.database, erika.userId)).toEqual({
    totpSince: now,
    recoveryCodesLeft: 10,
    passkeys: [{ name: "Laptop", created_at: now, last_used_at: null }],
  });
});
