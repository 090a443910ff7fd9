import type { NoteItem } from "@aufwind/contract/notes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { saved } from "../../../test/notes.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { NOTES } from "./policy.ts";

const clients: Record<string, Person> = {};
const server = await testServer();
const coach = await person(server, { kind: "coach" });
for (const [first_name, last_name] of [
  ["Lena", "Müller"],
  ["Sam", "O'Neil"],
] as const) {
  const client = await person(server);
  clients[first_name] = client;
  await server.database.updateTable("users").set({ first_name, last_name }).where("id", "=", client.userId).execute();
}
await note("Lena", 3, "# Erstes Gespräch\n- **Erschöpfung** seit dem Frühling");
await note("Sam", 5, "Weiß nicht, ob 100% passt_");
await note("Lena", 9, `${"Viel davor. ".repeat(30)}Burnout und ERSCHOEPFUNG. ${"Viel danach. ".repeat(30)}`);
await note("Lena", 10, "");

async function note(name: string, day: number, text: string) {
  const pair = { coachId: coach.userId, clientId: clients[name]?.userId ?? "" };
  const startsAt = new Date(Date.UTC(2026, 9, day, 13)).toISOString();
  await saved(coach, await appointmentRow(server, { ...pair, startsAt, status: "Completed" }), { version: 0, text });
}

type Page = { items: NoteItem[]; totalCount: number; totalPages: number; hasNext: boolean };
async function list(query = "", path = "0/10/desc"): Promise<Page> {
  const response = await coach.browser.get(`/api/coaches/notes/${path}${query}`);
  return (await response.json()) as Page;
}
const daysOf = ({ items }: Page) => items.map(({ appointment }) => Number(appointment.scheduledAt.slice(8, 10)));

test("by the date of the appointment, page by page", async () => {
  expect(daysOf(await list())).toEqual([10, 9, 5, 3]);
  expect(daysOf(await list("", "0/10/asc"))).toEqual([3, 5, 9, 10]);
  expect(await list("", "1/5/asc")).toEqual({ items: [], totalCount: 4, totalPages: 1, hasNext: false });
  expect((await coach.browser.get("/api/coaches/notes/0/7/asc")).status).toBe(422);
});

test("each shows some of it in one line, without marks", async () => {
  const { items } = await list("", "0/5/asc");
  expect(items.map(({ excerpt }) => excerpt)).toEqual([
    "Erschöpfung seit dem Frühling",
    "Weiß nicht, ob 100% passt_",
    expect.stringMatching(/^Viel davor\. .* …$/),
    "",
  ]);
  expect(items[0]?.appointment.client.name).toBe("Lena Müller");
});

test.each([
  ["name=mueller", [10, 9, 3]],
  ["name=sam%20neil", [5]],
  ["name=niemand", []],
  ["text=erschöpfung", [9, 3]],
  ["text=erschoepfung%20burnout", [9]],
  ["text=100%25", [5]],
  ["text=%25", [5]],
  ["text=weiss", [5]],
  ["text=müller", []],
  ["text=viel&name=sam", []],
])("%s finds %j", async (query, days) => expect(daysOf(await list(`?${query}`))).toEqual(days));

test("all of one client, and where the word stands that was searched for", async () => {
  expect(daysOf(await list(`?clientId=${clients.Lena?.userId}`))).toEqual([10, 9, 3]);
  expect((await list("?text=burnout")).items[0]?.excerpt).toMatch(/^… .*Burnout und ERSCHOEPFUNG\. .* …$/);
});

test("in hundreds of notes words are found on a thread, also beside one that does not open", async () => {
  const [busy, client] = [await person(server, { kind: "coach" }), await person(server)];
  const pair = { coachId: busy.userId, clientId: client.userId };
  const first = await appointmentRow(server, { ...pair, startsAt: "2026-10-01T12:00:00Z", status: "Completed" });
  const { rows } = await sql<{ id: string; appointment_id: string }>`
    with met as (
      insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, both_present, net_cents,
        gross_cents, owed_cents, vat_status, booked_at, client_zone)
      select coach_id, client_id, consultation, starts_at - turn * interval '1 day', ends_at - turn * interval '1 day',
        status, both_present, net_cents, gross_cents, owed_cents, vat_status, booked_at - interval '1 year', client_zone
      from appointments, generate_series(1, 300) turn where id = ${first} returning id, starts_at)
    select gen_random_uuid() as id, id as appointment_id from met order by starts_at desc`.execute(server.database);
  const notes = rows.map(({ id, appointment_id }, place) => {
    const row = { id, appointment_id, coach_id: busy.userId };
    const text = place % 100 === 7 ? "Über die Prüfung gesprochen" : "Nichts davon";
    return {
      ...row,
      version: 1,
      ...sealText(server.config, { of: NOTES, row, text }),
      created_at: server.clock.now(),
      changed_at: server.clock.now(),
    };
  });
  const broken = notes[107];
  if (broken) broken.sealed = Buffer.alloc(64);
  await server.database.insertInto("notes").values(notes).execute();
  for (const text of ["prüfung", "pruefung%20gesprochen"]) {
    const response = await busy.browser.get(`/api/coaches/notes/0/10/desc?text=${text}`);
    const { items } = (await response.json()) as Page;
    expect(items.map(({ appointment }) => appointment.id)).toEqual(
      [7, 207].map((place) => notes[place]?.appointment_id),
    );
  }
});

test("a search that is too long, or for a client who is none, is refused", async () => {
  for (const query of [`text=${"x".repeat(101)}`, "clientId=1", "text=%00"])
    expect((await coach.browser.get(`/api/coaches/notes/0/10/desc?${query}`)).status).toBe(422);
});
