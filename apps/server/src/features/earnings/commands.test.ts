import { beforeEach, describe, expect, test } from "vitest";
import { coachAndClient } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const sold = (day: string) => ({
  coachId: coach.userId,
  clientId: client.userId,
  startsAt: `2026-11-${day}T09:00:00Z`,
});
const marketing = async () => {
  const rows = await server.database
    .selectFrom("earnings")
    .select("marketing_cents")
    .where("coach_id", "=", coach.userId)
    .orderBy("earned_at")
    .execute();
  return rows.map(({ marketing_cents }) => marketing_cents);
};

describe("the marketing fee of a new pair", () => {
  test("is borne once, by the first paid appointment, also where two are over at once", async () => {
    await Promise.all([earned(server, sold("10")), earned(server, sold("11"))]);
    await earned(server, sold("12"));
    expect((await marketing()).toSorted()).toEqual([0, 0, 2900]);
  });

  test("is given back with the payment that was lost, and borne by the next one that is paid", async () => {
    const lost = await earned(server, sold("10"));
    await takenBack(server, lost, "2026-11-11T09:00:00Z");
    await earned(server, sold("12"));
    await earned(server, sold("13"));
    expect(await marketing()).toEqual([2900, -2900, 2900, 0]);
  });

  test("stays with the appointment that bore it where another one is lost", async () => {
    await earned(server, sold("10"));
    await takenBack(server, await earned(server, sold("11")), "2026-11-12T09:00:00Z");
    await earned(server, sold("13"));
    expect((await marketing()).map(Math.abs)).toEqual([2900, 0, 0, 0]);
  });

  test("is not borne by an appointment that did not take place, nor by the coach's own client", async () => {
    await earned(server, { ...sold("10"), kind: "cancelled_late" });
    await earned(server, { ...sold("11"), kind: "no_show" });
    await earned(server, sold("12"));
    client = await person(server);
    await earned(server, { ...sold("13"), relation: "existing" });
    expect(await marketing()).toEqual([0, 0, 2900, 0]);
  });
});
