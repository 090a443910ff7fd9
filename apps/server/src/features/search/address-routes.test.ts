import { afterAll, expect, test } from "vitest";
import { openHouse } from "../../../test/house.ts";
import { listedCoach } from "../../../test/listed-coach.ts";

const house = await openHouse();
afterAll(() => house.close());

test("lists every coach who may be found, with the last change, and nobody else", async () => {
  const { slug } = await listedCoach(house);
  await listedCoach(house, { isPublic: false });
  await listedCoach(house, { isListed: false });
  await house.work();
  const list = async (page: number) => (await house.request(`/api/visitors/search/addresses/${page}`)).json();
  expect(await list(0)).toEqual({ items: [{ slug, changedAt: "2026-11-16T09:00:00.000Z" }], totalPages: 1 });
  expect(await list(1)).toEqual({ items: [], totalPages: 1 });
});
