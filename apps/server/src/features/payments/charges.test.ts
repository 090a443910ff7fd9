import { beforeEach, describe, expect, test } from "vitest";
import { wakeAt } from "../../../test/booked.ts";
import { balances, confirmed, hours } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

type Of = { id: string };
const chargesFor = ({ id }: Of) =>
  server.cardSandbox.books().charges.filter(({ metadata }) => metadata.appointment === id);
const rowOf = ({ id }: Of) =>
  server.database.selectFrom("charges").selectAll().where("appointment_id", "=", id).executeTakeFirstOrThrow();
const leave = ({ id }: Of, changes: { attempt?: number; sent_at?: Date; card_id?: string }) =>
  server.database
    .updateTable("charges")
    .set({ ...changes, due_at: server.clock.now(), leased_until: new Date(server.clock.now().getTime() + 25_000) })
    .where("appointment_id", "=", id)
    .execute();

/** The state that a worker killed in the middle of a charge leaves. */
const DEATHS: [when: string, left: (appointment: Of, clientId: string) => Promise<unknown>][] = [
  ["before it said that it would send", (appointment) => leave(appointment, {})],
  [
    "before it has sent what it said",
    async (appointment, clientId) => {
      const cards = server.database.selectFrom("payment_methods").select("id").where("user_id", "=", clientId);
      const { id } = await cards.executeTakeFirstOrThrow();
      await leave(appointment, { attempt: 1, sent_at: server.clock.now(), card_id: id });
    },
  ],
  [
    "before it has stored what it was answered",
    async (appointment) => {
      server.cardSandbox.faults({ dropAfter: 1, only: /payment_intents/ });
      await server.work();
      server.cardSandbox.faults({ dropAfter: 0 });
      expect(chargesFor(appointment)).toHaveLength(1);
      await leave(appointment, {});
    },
  ],
];

describe("a charge whose worker dies is taken over after its lease, and charged once", () => {
  test.each(DEATHS)("%s", async (_, left) => {
    const { client, appointment } = await confirmed(server);
    await wakeAt(server, hours(-23.9), client);
    await left(appointment, client.userId);
    server.clock.advance({ seconds: 24 });
    await server.work();
    expect(await rowOf(appointment)).toMatchObject({ status: "open" });
    server.clock.advance({ seconds: 1 });
    await server.work();
    await server.work();
    expect(await rowOf(appointment)).toMatchObject({ status: "paid", attempt: 1, sent_at: null, leased_until: null });
    expect(chargesFor(appointment)).toHaveLength(1);
    expect(await balances(server, appointment)).toEqual({ provider: 11_900, prepaid: -11_900 });
  });
});
