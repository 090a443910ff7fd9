import type { OfflineAppointments } from "@aufwind/contract/offline";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { logIn, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const PATH = "/api/offline/appointments";
const read = async ({ browser }: { browser: { get: (path: string) => Promise<Response> } }) =>
  (await (await browser.get(PATH)).json()) as OfflineAppointments;

const coach = await person(server, { kind: "coach", rememberMe: true });
const client = await person(server);
const pair = { coachId: coach.userId, clientId: client.userId };
const add = (startsAt: string, status: "Scheduled" | "Pending" | "Completed" = "Scheduled") =>
  appointmentRow(server, { ...pair, startsAt, status });
await add("2026-11-10T10:00:00Z", "Completed");
await add("2026-11-17T10:00:00Z", "Pending");
const later = await add("2026-11-20T10:00:00Z");
const now = await add("2026-11-16T08:30:00Z");

test("a session that outlives the browser may keep the next confirmed appointments, until it would end", async () => {
  expect(await read(coach)).toEqual({
    keptUntil: "2026-12-16T09:00:00.000Z",
    items: [
      {
        id: now,
        name: "Erika Muster",
        consultation: "standard",
        scheduledAt: "2026-11-16T08:30:00.000Z",
        endsAt: "2026-11-16T09:30:00.000Z",
      },
      expect.objectContaining({ id: later }),
    ],
  });
});

test("others may keep nothing, and visitors are refused", async () => {
  expect(await read(client)).toEqual({ keptUntil: null, items: [] });
  expect((await server.request(PATH)).status).toBe(401);
  await logIn(client.browser, { email: client.email, rememberMe: true });
  expect((await read(client)).items.map(({ id }) => id)).toEqual([now, later]);
});
