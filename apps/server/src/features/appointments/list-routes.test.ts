import type { AppointmentItem } from "@aufwind/contract/appointments";
import { PERIODS } from "@aufwind/rules/appointments/periods";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { listedCoach } from "../../../test/listed-coach.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  // A Monday, ten o'clock in Berlin.
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
  coach = await person(server, { kind: "coach" });
});

type List = { items: AppointmentItem[]; totalCount: number; totalPages: number; hasNext: boolean };
const read = async (who: Person, path: string) => {
  const response = await who.browser.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as List;
};
const ofClient = (query = "", page = "0/30/asc") => read(client, `/api/clients/appointments/${page}?${query}`);
const ofCoach = (query = "", page = "0/30/asc") => read(coach, `/api/coaches/appointments/${page}?${query}`);
const startsOf = ({ items }: List) => items.map(({ scheduledAt }) => scheduledAt.slice(0, 16));
const idsOf = ({ items }: List) => items.map(({ id }) => id);

type Wanted = Omit<Parameters<typeof appointmentRow>[1], "coachId" | "clientId">;
const add = (wanted: Wanted, clientId = client.userId) =>
  appointmentRow(server, { coachId: coach.userId, clientId, ...wanted });
const named = async (firstName: string, lastName: string) => {
  const { userId } = await person(server);
  const name = { first_name: firstName, last_name: lastName };
  await server.database.updateTable("users").set(name).where("id", "=", userId).execute();
  return userId;
};

describe("a list", () => {
  test("has what both sides need to see of an appointment, and what each can do", async () => {
    const id = await add({ startsAt: "2026-11-20T09:00:00Z", status: "Pending" });
    const seen = {
      id,
      consultation: "standard",
      language: null,
      durationMinutes: 60,
      scheduledAt: "2026-11-20T09:00:00.000Z",
      endsAt: "2026-11-20T10:00:00.000Z",
      scheduledBefore: null,
      scheduledStatus: "Pending",
      awaiting: "coach",
      answerBy: expect.any(String),
      feeCents: 11_900,
      payment: "none",
      packageId: null,
      hasNote: false,
      needsEarlyStart: false,
      series: null,
      coach: { id: coach.userId, name: "Erika Muster", slug: null, picture: null },
      client: { id: client.userId, name: "Erika Muster", picture: null },
    };
    const [own] = (await ofClient()).items;
    expect(own).toEqual({ ...seen, can: ["reschedule", "cancel"] });
    const [theirs] = (await ofCoach()).items;
    expect(theirs).toEqual({ ...seen, can: ["confirm", "reject", "reschedule"] });
  });

  test("names the profile of a coach who is found", async () => {
    const { id: coachId, slug } = await listedCoach(server, { firstName: "Zoë", lastName: "Ärmel" });
    await appointmentRow(server, { coachId, clientId: client.userId, startsAt: "2026-11-20T09:00:00Z" });
    expect((await ofClient()).items).toMatchObject([{ coach: { name: "Zoë Ärmel", slug } }]);
  });

  test("goes page by page from the oldest or from the newest, without gap or double where times are equal", async () => {
    const clients = [client.userId, await named("A", "B"), await named("C", "D")];
    for (const clientId of clients)
      for (const day of ["18", "19", "20", "17"])
        await add({ startsAt: `2026-11-${day}T09:00:00Z`, status: "Cancelled" }, clientId);
    const pages = async (sort: string) => [
      await ofCoach("", `0/5/${sort}`),
      await ofCoach("", `1/5/${sort}`),
      await ofCoach("", `2/5/${sort}`),
    ];
    const oldest = await pages("asc");
    expect(oldest.map(({ totalCount, totalPages, hasNext }) => [totalCount, totalPages, hasNext])).toEqual([
      [12, 3, true],
      [12, 3, true],
      [12, 3, false],
    ]);
    const ids = oldest.flatMap(idsOf);
    expect(new Set(ids).size).toBe(12);
    expect(oldest.flatMap(startsOf)).toEqual(oldest.flatMap(startsOf).toSorted());
    expect((await pages("desc")).flatMap(idsOf)).toEqual(ids.toReversed());
    expect(await ofCoach("", "9/5/asc")).toMatchObject({ items: [], totalCount: 12, hasNext: false });
    expect(await ofCoach("", "999999/30/asc")).toMatchObject({ items: [], totalCount: 12 });
  });

  test("has one's own alone", async () => {
    const [stranger, otherCoach] = [await person(server), await person(server, { kind: "coach" })];
    await add({ startsAt: "2026-11-20T09:00:00Z" });
    expect(await read(stranger, "/api/clients/appointments/0/10/asc")).toMatchObject({ items: [], totalCount: 0 });
    expect(await read(otherCoach, "/api/coaches/appointments/0/10/asc")).toMatchObject({ items: [], totalCount: 0 });
    expect([(await ofClient()).totalCount, (await ofCoach()).totalCount]).toEqual([1, 1]);
  });

  test("is for its own role; a visitor is asked to sign in", async () => {
    for (const side of ["clients", "coaches"]) {
      const path = `/api/${side}/appointments/0/10/asc`;
      expect((await server.browser().get(path)).status).toBe(401);
      expect((await (side === "clients" ? coach : client).browser.get(path)).status).toBe(403);
    }
  });

  test("refuses what is no page, no status and no period", async () => {
    for (const page of ["x/10/asc", "0/7/asc", "0/10/up", "-1/10/asc", "0/10/asc?status=Lost", "0/10/asc?period=ever"])
      expect([page, (await client.browser.get(`/api/clients/appointments/${page}`)).status]).toEqual([page, 422]);
  });

  test("refuses a name that is too long or has control characters", async () => {
    for (const name of ["x".repeat(101), "%00", "a%0Ab"])
      expect((await client.browser.get(`/api/clients/appointments/0/10/asc?name=${name}`)).status).toBe(422);
  });
});

describe("by name", () => {
  const found = async (name: string) => {
    const { items, totalCount } = await ofCoach(`name=${encodeURIComponent(name)}`);
    expect(items).toHaveLength(totalCount);
    return items.map((item) => item.client.name);
  };
  beforeEach(async () => {
    const people = [
      ["Jürgen", "Müller-Weiß"],
      ["José", "Nuñez"],
      ["Ana", "100%_Pro\\"],
      ["Łukasz", "Ørsted"],
    ] as const;
    for (const [place, [first, last]] of people.entries())
      await add({ startsAt: `2026-11-20T0${place}:00:00Z` }, await named(first, last));
  });

  test("a part of it is enough, in any case and spelling, in any order of words", async () => {
    for (const [typed, name] of [
      ["müller", "Jürgen Müller-Weiß"],
      ["Mueller", "Jürgen Müller-Weiß"],
      ["MULLER", "Jürgen Müller-Weiß"],
      ["weiss", "Jürgen Müller-Weiß"],
      ["weiß", "Jürgen Müller-Weiß"],
      ["gen mü", "Jürgen Müller-Weiß"],
      ["müller jürgen", "Jürgen Müller-Weiß"],
      ["jose", "José Nuñez"],
      ["nunez", "José Nuñez"],
      ["  nuñ  ", "José Nuñez"],
      ["lukasz orsted", "Łukasz Ørsted"],
    ] as const)
      expect([typed, await found(typed)]).toEqual([typed, [name]]);
    expect(await found("   ")).toHaveLength(4);
  });

  test("signs that mean something to a database mean themselves", async () => {
    for (const typed of ["%_", "100%", "o\\"]) expect([typed, await found(typed)]).toEqual([typed, ["Ana 100%_Pro\\"]]);
    for (const typed of ["%ü%", "_____", "J%z", "jürgen nuñez", "' or 1=1 --", "Erika"])
      expect([typed, await found(typed)]).toEqual([typed, []]);
  });

  test("a client looks for the coach's name, not for the own", async () => {
    const [own, theirs] = [{ last_name: "Klientin" }, { last_name: "Trainerin" }];
    await server.database.updateTable("users").set(own).where("id", "=", client.userId).execute();
    await server.database.updateTable("users").set(theirs).where("id", "=", coach.userId).execute();
    await add({ startsAt: "2026-11-21T09:00:00Z" });
    expect((await ofClient("name=trainer")).totalCount).toBe(1);
    expect((await ofClient("name=klient")).totalCount).toBe(0);
  });
});

test("any of the statuses that are asked for", async () => {
  const ids = new Map<string, string>();
  for (const [place, status] of (["Pending", "Scheduled", "Cancelled", "No Show"] as const).entries())
    ids.set(status, await add({ startsAt: `2026-11-2${place}T09:00:00Z`, status }));
  const of = (...statuses: string[]) => statuses.map((status) => ids.get(status));
  expect(idsOf(await ofClient("status=Cancelled"))).toEqual(of("Cancelled"));
  expect(idsOf(await ofClient("status=Pending&status=No%20Show"))).toEqual(of("Pending", "No Show"));
  expect(idsOf(await ofClient("status=Completed"))).toEqual([]);
  expect((await ofClient("status=")).totalCount).toBe(4);
});

test("upcoming is what is ahead and alive, past is all the rest, and nothing is in both", async () => {
  const ahead = [];
  for (const [place, status] of (["Pending", "Scheduled", "Rescheduled"] as const).entries())
    ahead.push(await add({ startsAt: `2026-11-2${place}T09:00:00Z`, status }));
  // Nine o'clock: it began half an hour ago and runs.
  ahead.unshift(await add({ startsAt: "2026-11-16T08:30:00Z", status: "Scheduled" }));
  const past = [];
  for (const [place, status] of (["Cancelled", "Completed", "No Show", "Rejected"] as const).entries())
    past.push(await add({ startsAt: `2026-11-2${place + 3}T09:00:00Z`, status }));
  // Over, but not completed yet.
  past.unshift(await add({ startsAt: "2026-11-16T05:00:00Z", status: "Scheduled" }));
  for (const list of [ofCoach, ofClient]) {
    expect(idsOf(await list("period=upcoming"))).toEqual(ahead);
    expect(idsOf(await list("period=past"))).toEqual(past);
    expect((await list("period=upcoming")).totalCount).toBe(4);
  }
});

describe("by period, in days of Berlin", () => {
  test("a day and a week begin and end at midnight in Berlin, whatever the clock of the world says", async () => {
    // 23:00 UTC is midnight in Berlin in winter.
    for (const startsAt of [
      "2026-11-15T22:59:00Z",
      "2026-11-15T23:00:00Z",
      "2026-11-16T22:59:00Z",
      "2026-11-16T23:00:00Z",
    ])
      await add({ startsAt, status: "Cancelled" });
    for (const startsAt of ["2026-11-22T22:59:00Z", "2026-11-22T23:00:00Z"]) await add({ startsAt, minutes: 1 });
    const [before, first, last, after, sunday, monday] = startsOf(await ofClient());
    expect(startsOf(await ofClient("period=today"))).toEqual([first, last]);
    expect(startsOf(await ofClient("period=thisWeek"))).toEqual([first, last, after, sunday]);
    expect(startsOf(await ofClient("period=nextWeek"))).toEqual([monday]);
    expect(startsOf(await ofClient("period=last3Months"))).toEqual([before, first, last]);
    expect(startsOf(await ofClient("period=thisMonth"))).toHaveLength(6);
  });

  test("the day on which the clock goes forward has 23 hours", async () => {
    server.clock.set("2027-03-28T10:00:00Z");
    [client, coach] = [await person(server), await person(server, { kind: "coach" })];
    for (const startsAt of [
      "2027-03-27T22:59:00Z",
      "2027-03-27T23:00:00Z",
      "2027-03-28T21:59:00Z",
      "2027-03-28T22:00:00Z",
    ])
      await add({ startsAt, status: "Cancelled" });
    expect(startsOf(await ofCoach("period=today"))).toEqual(["2027-03-27T23:00", "2027-03-28T21:59"]);
  });

  test("each goes together with status and name", async () => {
    const id = await add({ startsAt: "2026-11-16T15:00:00Z" }, await named("Zacharias", "Quandt"));
    await add({ startsAt: "2026-11-16T17:00:00Z", status: "Rejected" });
    for (const period of PERIODS) {
      const found = idsOf(await ofCoach(`period=${period}&status=Scheduled&name=quandt`));
      expect([period, found]).toEqual([period, /^next(Week|Month)$/.test(period) ? [] : [id]]);
    }
  });
});
