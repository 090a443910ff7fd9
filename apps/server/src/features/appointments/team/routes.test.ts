import type { TeamAppointment, TeamAppointmentItem, TeamEffect } from "@aufwind/contract/appointments-team";
import type { Permission } from "@aufwind/rules/operators";
import { beforeEach, describe, expect, test } from "vitest";
import { act } from "../../../../test/booked.ts";
import { operator } from "../../../../test/operators.ts";
import { balances, confirmed, hours, type Pair, passTo, seenBy } from "../../../../test/paid.ts";
import type { Person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";
import { visited } from "../../../../test/visits.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const reason = "Auf Wunsch per Telefon.";
const at = ({ appointment }: Pair, path = "") => `/api/operators/appointments/${appointment.id}${path}`;
const look = async ({ browser }: Person, pair: Pair) => (await (await browser.get(at(pair))).json()) as TeamAppointment;
const effectOf = async (staff: Person, pair: Pair, wanted: TeamEffect["act"]) => {
  const effect = (await look(staff, pair)).effects.find((each) => each.act === wanted);
  if (!effect) throw new Error(`${wanted} is not offered`);
  return effect;
};
const cancel = (staff: Person, pair: Pair, hash: string, onBehalfOf = "client") =>
  staff.browser.send("POST", at(pair, "/cancel"), { onBehalfOf, hash, reason });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const withPermissions = (...permissions: Permission[]) => operator(server, { permissions });
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to_address }) => to_address === email);

/** Agreed, and charged since there are less than 24 hours left. */
async function paid(grossCents = 11_900): Promise<Pair> {
  const pair = await confirmed(server);
  const price = { net_cents: Math.round(grossCents / 1.19), gross_cents: grossCents, owed_cents: grossCents };
  await server.database.updateTable("appointments").set(price).where("id", "=", pair.appointment.id).execute();
  await passTo(server, hours(-23), pair.client, pair.coach);
  return pair;
}

/** The coach waited, reported a no show, and the client objected. */
async function objected(): Promise<Pair> {
  const pair = await paid();
  await visited(server, pair.appointment.id, { side: "coach", from: hours(0), to: hours(1 / 3) });
  await passTo(server, hours(1 / 3), pair.client, pair.coach);
  await act(pair.coach, `/api/appointments/${pair.appointment.id}/no-show`);
  await act(pair.client, `/api/appointments/${pair.appointment.id}/no-show/objection`, { reason: "Ich war da." });
  return pair;
}

const logged = async ({ appointment }: Pair) => {
  const rows = server.database.selectFrom("audit_log").select(["action", "operator_id"]);
  return rows.where("subject_id", "=", appointment.id).orderBy("position").execute();
};

describe("the team finds an appointment", () => {
  test("by its id, by both people, by day and by status; each look is in the log", async () => {
    const pair = await paid();
    const staff = await withPermissions("support");
    const found = async (q: string) => {
      const response = await staff.browser.send("POST", "/api/operators/appointments/search", { q });
      const { items } = (await response.json()) as { items: TeamAppointmentItem[] };
      return items.some(({ id }) => id === pair.appointment.id);
    };
    for (const q of [pair.appointment.id, pair.client.email, pair.coach.userId])
      expect([q, await found(q)]).toEqual([q, true]);
    expect(await found("niemand@example.org")).toBe(false);
    const list = async (query: string) =>
      (await (await staff.browser.get(`/api/operators/appointments/0/10/desc?${query}`)).json()) as {
        totalCount: number;
      };
    const mine = `personId=${pair.client.userId}`;
    expect(await list(`${mine}&status=Scheduled&day=2026-11-19`)).toMatchObject({ totalCount: 1 });
    expect(await list(`${mine}&day=2026-11-18`)).toMatchObject({ totalCount: 0 });
    expect(await list(`${mine}&from=2026-11-19`)).toMatchObject({ totalCount: 1 });
    expect(await list(`${mine}&to=2026-11-18`)).toMatchObject({ totalCount: 0 });
    expect(await list(`${mine}&status=Cancelled`)).toMatchObject({ totalCount: 0 });
    await look(staff, pair);
    expect(await logged(pair)).toEqual([{ action: "appointments.read", operator_id: staff.userId }]);
  });

  test("with its history, charge, join log of both by the rule, and cases", async () => {
    const pair = await objected();
    const seen = await look(await operator(server), pair);
    expect(seen).toMatchObject({
      scheduledStatus: "No Show",
      awaiting: "team",
      charge: { status: "paid", cardCents: 11_900, lastFour: "4242" },
      presence: { neededMinutes: 10, coach: { minutes: 20, isPresent: true }, client: { isPresent: false } },
      visits: [{ side: "coach", joinedAt: hours(0), leftAt: hours(1 / 3) }],
      messages: { count: 0, latest: [] },
      cases: [{ kind: "noShowObjection", state: "open" }],
    });
    expect(seen.history.map(({ event }) => event)).toEqual(["book", "confirm", "noShow", "objectToNoShow"]);
  });
});

describe("the team cancels", () => {
  test("for the client what was paid and could no longer be cancelled for free: everything goes back, both hear why", async () => {
    const pair = await paid();
    const staff = await withPermissions("finance");
    const effect = await effectOf(staff, pair, "cancelForClient");
    expect(effect).toMatchObject({
      client: { cardCents: 11_900 },
      coachCents: 0,
      platformCents: 0,
      needsApproval: false,
    });
    expect(await (await cancel(staff, pair, effect.hash)).json()).toEqual({ status: "done" });
    await server.work();
    const seen = await seenBy(pair.client, pair.appointment);
    expect(seen).toMatchObject({ scheduledStatus: "Cancelled", payment: "refunded", owedCents: 0 });
    expect(seen.history.at(-1)).toMatchObject({ event: "cancel", by: "team", reason });
    expect(await balances(server, pair.appointment)).toEqual({});
    for (const side of [pair.client, pair.coach])
      expect((await mailsTo(side)).some(({ text }) => text.includes(reason))).toBe(true);
    expect((await logged(pair)).map(({ action }) => action)).toContain("appointments.cancel");
    expect(await codeOf(await cancel(staff, pair, effect.hash))).toBe("notPossibleNow");
  });

  test("only with permission for money where money goes back, and only as it was shown", async () => {
    const pair = await paid();
    const support = await withPermissions("support");
    const shown = await effectOf(support, pair, "cancelForCoach");
    expect(shown).toMatchObject({ can: false, needs: "finance" });
    expect(await codeOf(await cancel(support, pair, shown.hash, "coach"))).toBe("permissionMissing");
    const finance = await withPermissions("finance");
    expect(await codeOf(await cancel(finance, pair, "another", "coach"))).toBe("previewChanged");
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({
      scheduledStatus: "Scheduled",
      payment: "paid",
    });
  });

  test("above the limit of refunds once a second person agrees", async () => {
    const pair = await paid(47_600);
    const [first, second] = [await operator(server), await operator(server)];
    const { hash, needsApproval } = await effectOf(first, pair, "cancelForCoach");
    expect(needsApproval).toBe(true);
    expect(await (await cancel(first, pair, hash, "coach")).json()).toMatchObject({ status: "asked" });
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ scheduledStatus: "Scheduled" });
    const waiting = await second.browser.get("/api/operators/approvals?status=waiting");
    const { items } = (await waiting.json()) as { items: { id: string; inputHash: string; subject: { id: string } }[] };
    const asked = items.find(({ subject }) => subject.id === pair.appointment.id);
    const decided = await second.browser.send("POST", `/api/operators/approvals/${asked?.id}/decide`, {
      decision: "approve",
      inputHash: asked?.inputHash,
      reason: "Passt.",
    });
    expect(decided.status).toBe(200);
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ scheduledStatus: "Cancelled" });
  });
});

describe("the team decides an objection", () => {
  const decide = async (staff: Person, pair: Pair, outcome: TeamEffect["act"]) => {
    const { hash } = await effectOf(staff, pair, outcome);
    return staff.browser.send("POST", at(pair, "/no-show-decision"), { outcome, hash, reason });
  };

  test("and its case closes in the name of who decided", async () => {
    const pair = await objected();
    const staff = await withPermissions("support");
    expect((await decide(staff, pair, "clientAbsent")).status).toBe(200);
    const entry = await server.database
      .selectFrom("case_entries")
      .innerJoin("cases", "cases.id", "case_id")
      .select(["state", "author_id", "data"])
      .where("source_id", "=", pair.appointment.id)
      .where("case_entries.kind", "=", "act")
      .executeTakeFirst();
    expect(entry).toEqual({
      state: "closed",
      author_id: staff.userId,
      data: { act: "close", why: "decideClientAbsent" },
    });
    expect(await logged(pair)).toContainEqual({ action: "appointments.decideNoShow", operator_id: staff.userId });
  });

  test("by half: the client counts as absent, and half of what the card paid goes back", async () => {
    const pair = await objected();
    const staff = await operator(server);
    const effect = await effectOf(staff, pair, "split");
    expect(effect).toMatchObject({ client: { cardCents: 5950, creditCents: 0 }, coachCents: 5950, platformCents: 0 });
    expect((await decide(staff, pair, "split")).status).toBe(200);
    await passTo(server, hours(1), pair.client, pair.coach);
    const seen = await seenBy(pair.client, pair.appointment);
    expect(seen).toMatchObject({ scheduledStatus: "No Show", absent: "client", payment: "partlyRefunded" });
    expect(await balances(server, pair.appointment)).toEqual({ provider: 5950, coach: -5950 });
  });
});
