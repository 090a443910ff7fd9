import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { logIn, member } from "../../../test/people.ts";
import { attempt } from "./commands.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("a try that could not be judged does not count", async () => {
  const { browser, email, userId } = await member(house);
  const broken = () =>
    attempt(house, userId, { source: { network: "here" }, check: () => Promise.reject(new Error("no thread left")) });
  for (let n = 0; n < 6; n++) await expect(broken()).rejects.toThrow("no thread left");
  expect((await logIn(browser, { email })).status).toBe(200);
});
