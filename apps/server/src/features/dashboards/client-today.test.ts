import type { ClientToday } from "@aufwind/contract/dashboards-today";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { opened, sent } from "../../../test/conversations.ts";
import { type Person, person } from "../../../test/people.ts";
import { metPair } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const PATH = "/api/clients/today";
const today = async ({ browser }: Person) => (await (await browser.get(PATH)).json()) as ClientToday;

test("is for clients, and empty for somebody new", async () => {
  expect((await server.request(PATH)).status).toBe(401);
  expect((await (await person(server, { kind: "coach" })).browser.get(PATH)).status).toBe(403);
  expect(await today(await person(server))).toMatchObject({
    next: null,
    appointments: { upcoming: [], waiting: [], unpaid: [], last: null },
    unrated: [],
    unread: { items: [], count: 0 },
    balanceCents: 0,
  });
});

test("has the next confirmed appointment with its number, what can be rated, and unread messages", async () => {
  const { coach, client, appointmentId } = await metPair(server);
  const pair = { coachId: coach.userId, clientId: client.userId };
  const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
  await appointmentRow(server, { ...pair, startsAt: inHours(20), status: "Pending" });
  const next = await appointmentRow(server, { ...pair, startsAt: inHours(30) });
  const { conversationId } = await opened(client, pair);
  await sent(client, { conversationId, text: "Hallo!" });
  await sent(coach, { conversationId, text: "Bis bald!" });

  const found = await today(client);
  expect(found.next).toMatchObject({ appointment: { id: next }, number: 2 });
  expect(found.unrated.map(({ id }) => id)).toEqual([appointmentId]);
  expect(found.unread).toMatchObject({ count: 1, items: [{ lastMessage: { text: "Bis bald!" } }] });
  expect(found.appointments.upcoming).toHaveLength(2);
});
