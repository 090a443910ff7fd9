import type { Series } from "@aufwind/contract/appointment-series";
import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { act, saveCard, wakeAt } from "../../../test/booked.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { bookedSeries, type Pair, preview, regularPair, sendSeries } from "../../../test/series.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
let pair: Pair;

// Tuesdays at two o'clock in Berlin; the clock changes on 25 October.
const FIRST = "2026-10-13T12:00:00.000Z";
const TUESDAYS = [FIRST, "2026-10-20T12:00:00.000Z", "2026-10-27T13:00:00.000Z", "2026-11-03T13:00:00.000Z"];

beforeEach(async () => {
  server.clock.set("2026-10-05T09:00:00Z");
  pair = await regularPair(server);
});

const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const path = ({ id }: { id: string }, to: string) => `/api/appointment-series/${id}/${to}`;
const read = async (who: Person, { id }: { id: string }) =>
  (await (await who.browser.get(`/api/appointment-series/${id}`)).json()) as Series;
const statuses = ({ dates }: Series) => dates.map(({ scheduledStatus }) => scheduledStatus);
const startsOf = ({ dates }: Series) => dates.map(({ scheduledAt }) => scheduledAt);
/** The mails to the two so far. */
const mails = async () =>
  (await server.mails()).filter(({ to_address }) => [pair.coach.email, pair.client.email].includes(to_address));
const mailsSince = async (count: number) =>
  (await mails())
    .slice(count)
    .map(({ to_address }) => (to_address === pair.coach.email ? "coach" : "client"))
    .toSorted();
const chargesOf = (series: Series) =>
  server.database
    .selectFrom("charges")
    .selectAll()
    .where(
      "appointment_id",
      "in",
      series.dates.map(({ id }) => id),
    )
    .execute();
const bellsOf = ({ userId }: Person) =>
  server.database.selectFrom("notifications").select(["kind", "data"]).where("user_id", "=", userId).execute();

describe("a preview", () => {
  test("keeps the time of day across the change of clocks, and says why a date cannot be had", async () => {
    const { coach } = pair;
    const other = await person(server);
    await appointmentRow(server, { coachId: coach.userId, clientId: other.userId, startsAt: TUESDAYS[1] ?? "" });
    await coach.browser.send("POST", "/api/coaches/schedule/exceptions", {
      kind: "allDay",
      from: "2026-10-27T00:00",
      to: "2026-10-27T24:00",
      note: "",
    });
    const { dates, feeCents, isInstant } = await preview(pair, { scheduledAt: FIRST, count: 4 });
    expect(dates.map(({ scheduledAt }) => scheduledAt)).toEqual(TUESDAYS);
    expect(dates.map(({ clash }) => clash)).toEqual([null, "taken", "timeOff", null]);
    expect(dates[1]?.alternatives[0]).toBe("2026-10-20T10:45:00.000Z");
    expect(dates[2]?.alternatives[0]).toBe("2026-10-26T13:00:00.000Z");
    expect({ feeCents, isInstant }).toEqual({ feeCents: 11_900, isInstant: false });
    const far = await preview(pair, { scheduledAt: FIRST, count: 26, rhythm: "fortnightly" });
    expect(far.dates.at(-1)).toMatchObject({ clash: "pastHorizon", alternatives: [] });
  });

  test("is for clients who can book, of two to 26 dates, and never of discoveries", async () => {
    const ask = (who: Person, over: Record<string, string>) => {
      const asked = { consultation: "standard", rhythm: "weekly", scheduledAt: FIRST };
      return who.browser.get(
        `/api/clients/coaches/${pair.coach.userId}/series-preview?${new URLSearchParams({ ...asked, count: "4", ...over })}`,
      );
    };
    expect((await ask(pair.coach, {})).status).toBe(403);
    for (const over of [{ count: "1" }, { count: "27" }, { consultation: "discovery" }, { rhythm: "daily" }])
      expect((await ask(pair.client, over)).status).toBe(422);
    expect(await codeOf(await ask(await person(server), {}))).toEqual([409, "discoveryFirst"]);
  });
});

describe("booking", () => {
  test("takes all dates in one act, each with its own history; the coach is asked once", async () => {
    const { length } = await mails();
    const series = await bookedSeries(pair, TUESDAYS);
    expect(startsOf(series)).toEqual(TUESDAYS);
    expect(series).toMatchObject({ side: "client", rhythm: "weekly", can: ["reschedule", "cancel"] });
    expect(series.dates.map(({ series: at }) => [at?.place, at?.count])).toEqual([1, 2, 3, 4].map((n) => [n, 4]));
    // All are answered by the same moment.
    expect(new Set(series.dates.map(({ answerBy }) => answerBy))).toEqual(new Set(["2026-10-07T09:00:00.000Z"]));
    expect(await mailsSince(length)).toEqual(["client", "coach"]);
    expect(await bellsOf(pair.coach)).toEqual([{ kind: "book", data: { dates: "4" } }]);
    const [first] = series.dates;
    const alone = await act(pair.coach, `/api/appointments/${first?.id}/confirm`);
    expect(await codeOf(alone)).toEqual([409, "answeredAsSeries"]);
  });

  test("sent twice books once, and shows the same series", async () => {
    const answers = await Promise.all([sendSeries(pair, TUESDAYS), sendSeries(pair, TUESDAYS)]);
    const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as Series[];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(one?.id).toBe(other?.id);
    expect((await bookedSeries(pair, TUESDAYS)).id).toBe(one?.id);
    const taken = server.database.selectFrom("taken_times").selectAll().where("coach_id", "=", pair.coach.userId);
    expect(await taken.execute()).toHaveLength(4);
  });

  test("whoever comes second to one date gets none, and hears which", async () => {
    const rival = { ...pair, client: await person(server) };
    const known = { coach_id: pair.coach.userId, client_id: rival.client.userId, kind: "existing" };
    await server.database
      .insertInto("relations")
      .values({ ...known, created_at: server.clock.now() })
      .execute();
    await saveCard(server, rival.client);
    await bookedSeries(pair, TUESDAYS.slice(1, 3));
    const late = await sendSeries(rival, TUESDAYS);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "seriesTaken", dates: TUESDAYS.slice(1, 3) });
    const rows = server.database.selectFrom("appointments").select("id").where("client_id", "=", rival.client.userId);
    expect(await rows.execute()).toEqual([]);
  });

  test("asks for consent once where a date lies within the withdrawal period, and for the price that was shown", async () => {
    const early = await sendSeries(pair, TUESDAYS, { earlyStart: false });
    expect(await early.json()).toMatchObject({ code: "invalidFields", errors: [{ field: "earlyStart" }] });
    expect(await codeOf(await sendSeries(pair, TUESDAYS, { feeCents: 1 }))).toEqual([409, "feeChanged"]);
    const twice = await sendSeries(pair, [FIRST, FIRST]);
    expect(await twice.json()).toMatchObject({ code: "invalidFields", errors: [{ field: "starts" }] });
    expect((await sendSeries(pair, [FIRST])).status).toBe(422);
  });

  test("counts as one open request, and respects the most a coach has on a day", async () => {
    await bookedSeries(pair, TUESDAYS);
    const more = ["2026-10-14T08:00:00.000Z", "2026-10-15T08:00:00.000Z"];
    expect((await sendSeries(pair, more)).status).toBe(201);
    await server.database
      .updateTable("schedules")
      .set({ most_per_day: 1 })
      .where("coach_id", "=", pair.coach.userId)
      .execute();
    const sameDay = ["2026-10-16T08:00:00.000Z", "2026-10-16T11:00:00.000Z"];
    expect(await (await sendSeries(pair, sameDay)).json()).toMatchObject({ code: "seriesTaken", dates: [sameDay[1]] });
  });

  test("without a card all dates are held, and giving one moves all on", async () => {
    pair = await regularPair(server, { card: false });
    const { length } = await mails();
    const series = await bookedSeries(pair, TUESDAYS);
    expect(new Set(series.dates.map(({ awaiting }) => awaiting))).toEqual(new Set(["payment_details"]));
    expect(await mailsSince(length)).toEqual(["client"]);
    expect((await pair.coach.browser.get(`/api/appointment-series/${series.id}`)).status).toBe(404);
    expect(await codeOf(await act(pair.client, path(series, "payment-details")))).toEqual([409, "noPaymentMethod"]);
    await saveCard(server, pair.client);
    const given = (await (await act(pair.client, path(series, "payment-details"))).json()) as Series;
    expect(new Set(given.dates.map(({ awaiting }) => awaiting))).toEqual(new Set(["coach"]));
    expect((await read(pair.coach, series)).can).toEqual(["confirm", "reject", "reschedule"]);
  });
});

describe("the coach", () => {
  test("confirms a series as one: one mail, a charge for each date", async () => {
    const series = await bookedSeries(pair, TUESDAYS);
    const { waiting } = (await (await pair.coach.browser.get("/api/coaches/today")).json()) as CoachToday;
    expect(waiting.counts.requests).toBe(1);
    expect(waiting.requests.map((item) => item.series)).toMatchObject([{ id: series.id, waiting: 4 }]);
    const { length } = await mails();
    const confirmed = (await (await act(pair.coach, path(series, "confirm"))).json()) as Series;
    expect(new Set(statuses(confirmed))).toEqual(new Set(["Scheduled"]));
    expect(await mailsSince(length)).toEqual(["client"]);
    const [mail] = (await mails()).slice(length);
    expect(mail?.calendar_method).toBe("PUBLISH");
    expect(mail?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(await chargesOf(series)).toHaveLength(4);
    // Afterwards each is an ordinary appointment.
    const one = await act(pair.coach, `/api/coaches/appointments/${series.dates[1]?.id}/cancel`, { reason: "Krank" });
    expect(one.status).toBe(200);
    expect(await codeOf(await act(pair.coach, path(series, "confirm")))).toEqual([409, "notPossibleNow"]);
  });

  test("declines it as one, and nobody else finds it", async () => {
    const series = await bookedSeries(pair, TUESDAYS);
    const stranger = await person(server, { kind: "coach" });
    expect((await act(stranger, path(series, "confirm"))).status).toBe(404);
    expect((await act(pair.client, path(series, "confirm"))).status).toBe(403);
    const rejected = (await (await act(pair.coach, path(series, "reject"), { reason: "Voll" })).json()) as Series;
    expect(new Set(statuses(rejected))).toEqual(new Set(["Rejected"]));
  });

  test("who does not answer lets the request lapse as one, without money", async () => {
    const series = await bookedSeries(pair, TUESDAYS);
    const { length } = await mails();
    await wakeAt(server, "2026-10-07T09:01:00Z", pair.client);
    await server.work();
    expect(new Set(statuses(await read(pair.client, series)))).toEqual(new Set(["Rejected"]));
    expect(await mailsSince(length)).toEqual(["client", "coach"]);
    expect(await chargesOf(series)).toEqual([]);
  });
});

describe("changes", () => {
  const agreed = async () => {
    const series = await bookedSeries(pair, TUESDAYS);
    await act(pair.coach, path(series, "confirm"));
    return series;
  };

  test("the client cancels a date and those after it; late ones cost what one would", async () => {
    const series = await agreed();
    const [first, second] = series.dates;
    // Half a day before the first one.
    await wakeAt(server, "2026-10-13T00:00:00Z", pair.client);
    const cost = (from = "") => pair.client.browser.get(path(series, `cancellation${from && `?from=${from}`}`));
    expect(await (await cost(second?.id)).json()).toMatchObject({ owedCents: 0, dates: [{}, {}, {}] });
    expect(await (await cost()).json()).toMatchObject({
      owedCents: 11_900,
      dates: [{ owedCents: 11_900 }, {}, {}, {}],
    });
    const cheap = await act(pair.client, path(series, "cancel"), { owedCents: 0, reason: "" });
    expect(await codeOf(cheap)).toEqual([409, "costChanged"]);
    const { length } = await mails();
    const rest = { from: second?.id, owedCents: 0, reason: "" };
    const after = (await (await act(pair.client, path(series, "cancel"), rest)).json()) as Series;
    expect(statuses(after)).toEqual(["Scheduled", "Cancelled", "Cancelled", "Cancelled"]);
    expect(await mailsSince(length)).toEqual(["client", "coach"]);
    expect(first?.scheduledAt).toBe(FIRST);
  });

  test("they move together, over each other's times, and the other side answers them as one", async () => {
    const series = await agreed();
    const [, second] = series.dates;
    // A week later: onto the times of the next ones.
    const asked = new URLSearchParams({ from: second?.id ?? "", scheduledAt: TUESDAYS[2] ?? "" });
    const moved = (await (await pair.client.browser.get(path(series, `move?${asked}`))).json()) as {
      dates: { id: string; scheduledAt: string; clash: string | null }[];
    };
    expect(moved.dates.map(({ scheduledAt, clash }) => [scheduledAt, clash])).toEqual([
      [TUESDAYS[2], null],
      [TUESDAYS[3], null],
      ["2026-11-10T13:00:00.000Z", null],
    ]);
    const { length } = await mails();
    const moves = moved.dates.map(({ id, scheduledAt }) => ({ id, scheduledAt }));
    const sent = await act(pair.client, path(series, "reschedule"), { moves, earlyStart: true });
    expect(sent.status).toBe(200);
    const proposed = await read(pair.coach, series);
    expect(statuses(proposed)).toEqual(["Scheduled", "Rescheduled", "Rescheduled", "Rescheduled"]);
    expect(await mailsSince(length)).toEqual(["coach"]);
    const { waiting } = (await (await pair.coach.browser.get("/api/coaches/today")).json()) as CoachToday;
    expect(waiting.requests.map((item) => item.series?.waiting)).toEqual([3]);
    const accepted = (await (await act(pair.coach, path(series, "accept"))).json()) as Series;
    expect(new Set(statuses(accepted))).toEqual(new Set(["Scheduled"]));
    expect(startsOf(accepted).slice(1)).toEqual(moves.map(({ scheduledAt }) => scheduledAt));
    expect(await chargesOf(series)).toHaveLength(4);
  });

  test("a move onto a taken time moves nothing; dates that can no longer move stay and are named", async () => {
    const series = await agreed();
    const other = await person(server);
    const busy = "2026-10-21T12:00:00.000Z";
    await appointmentRow(server, { coachId: pair.coach.userId, clientId: other.userId, startsAt: busy });
    const moves = [
      { id: series.dates[1]?.id, scheduledAt: busy },
      { id: series.dates[2]?.id, scheduledAt: "2026-10-28T13:00:00.000Z" },
    ];
    const taken = await act(pair.client, path(series, "reschedule"), { moves, earlyStart: true });
    expect(await codeOf(taken)).toEqual([409, "seriesTaken"]);
    expect(startsOf(await read(pair.client, series))).toEqual(TUESDAYS);
    await wakeAt(server, "2026-10-13T00:00:00Z", pair.client);
    const late = await pair.client.browser.get(path(series, "move?scheduledAt=2026-10-21T08:00:00.000Z"));
    expect(await late.json()).toMatchObject({ staying: [{ scheduledAt: FIRST }], dates: [{}, {}, {}] });
  });

  test("the coach proposes any times, past the own hours, but never over another appointment", async () => {
    const series = await agreed();
    const other = await person(server);
    const sunday = "2026-10-18T16:30:00.000Z";
    const next = "2026-10-25T17:30:00.000Z";
    await appointmentRow(server, { coachId: pair.coach.userId, clientId: other.userId, startsAt: next });
    const asked = (who: Person, to: string) => who.browser.get(path(series, `move?scheduledAt=${to}`));
    const seen = (await (await asked(pair.coach, sunday)).json()) as { dates: { clash: string | null }[] };
    expect(seen.dates.map(({ clash }) => clash)).toEqual([null, "taken", null, null]);
    const forClient = (await (await asked(pair.client, sunday)).json()) as { dates: { clash: string | null }[] };
    expect(forClient.dates[0]?.clash).toBe("outsideHours");
    expect(await codeOf(await asked(pair.coach, "2026-10-18T16:33:00.000Z"))).toEqual([422, "notASlot"]);
    const [first, second] = series.dates;
    const moves = [
      { id: first?.id, scheduledAt: sunday },
      { id: second?.id, scheduledAt: next },
    ];
    const send = (who: Person, some: object[]) =>
      act(who, path(series, "reschedule"), { moves: some, earlyStart: true });
    expect(await codeOf(await send(pair.coach, moves))).toEqual([409, "seriesTaken"]);
    expect(await codeOf(await send(pair.client, moves.slice(0, 1)))).toEqual([409, "seriesTaken"]);
    const free = [moves[0] ?? {}, { id: second?.id, scheduledAt: "2026-11-01T06:05:00.000Z" }];
    expect((await send(pair.coach, free)).status).toBe(200);
    const accepted = await act(pair.client, path(series, "accept"), { earlyStart: true });
    expect(startsOf((await accepted.json()) as Series)).toContain("2026-11-01T06:05:00.000Z");
  });

  test("who leaves the platform gives up a series as one: one mail to each, not one for each date", async () => {
    const series = await agreed();
    const asked = await bookedSeries(pair, ["2026-10-15T08:00:00.000Z", "2026-10-22T08:00:00.000Z"]);
    const leaving = { password: PASSWORD, understood: true };
    expect((await pair.coach.browser.send("POST", "/api/identity/delete-profile", leaving)).status).toBe(200);
    for (const each of [series, asked])
      expect(new Set(statuses(await read(pair.client, each)))).toEqual(new Set(["Cancelled"]));
    const told = (await mails()).flatMap(
      ({ text }) => /cancelled (\d) appointments of your series/.exec(text ?? "") ?? [],
    );
    expect(told.filter((_, part) => part % 2 === 1)).toEqual(["4", "2"]);
    // Nor one about a single date.
    expect((await mails()).filter(({ subject }) => subject.includes("Your appointment on"))).toEqual([]);
    const taken = server.database.selectFrom("taken_times").selectAll().where("client_id", "=", pair.client.userId);
    expect(await taken.execute()).toEqual([]);
  });
});
