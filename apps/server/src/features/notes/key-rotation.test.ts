import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { noteOf, save, saved } from "../../../test/notes.ts";
import { logIn, PASSWORD, type Person, person } from "../../../test/people.ts";
import { type TestServer, testServer } from "../../../test/test-server.ts";
import { readConfig } from "../../platform/config/config.ts";
import { rewrapKeys } from "../../platform/session/key-rotation.ts";
import { NOTES } from "./policy.ts";

const ids: string[] = [];
const key = (fill: number) => Buffer.alloc(32, fill).toString("base64");
/** More than one batch. */
const MANY = 110;
const server = await testServer({ env: { NOTE_KEYS: `2025:${key(1)}` } });
const [coach, client] = [await person(server, { kind: "coach" }), await person(server)];
for (let day = 0; day < MANY; day++) {
  const startsAt = new Date(Date.UTC(2026, 0, 1 + day, 13)).toISOString();
  const pair = { coachId: coach.userId, clientId: client.userId };
  ids.push(await appointmentRow(server, { ...pair, startsAt, status: "Completed" }));
}
for (const id of ids) await saved(coach, id, { version: 0, text: `Notiz ${id}` });
await server.database.deleteFrom("rate_limits").execute();

const idAt = (place: number) => ids[place] ?? "";
/** The server after a restart with other keys. */
const withKeys = (keys: string): TestServer => {
  server.config.noteKeys = readConfig({
    MODE: "test",
    DATABASE_URL: server.config.database.url,
    NOTE_KEYS: keys,
  }).noteKeys;
  return server;
};
const rows = () => server.database.selectFrom("notes").selectAll().orderBy("id").execute();
const names = async () => [...new Set((await rows()).map(({ key_name }) => key_name))];

test("a new key at the end of the list changes nothing; at its front every note is wrapped by it, and no text is touched", async () => {
  const before = await rows();
  withKeys(`2025:${key(1)},2026:${key(2)}`);
  await server.work("rewrap-notes");
  expect(await rows()).toEqual(before);
  withKeys(`2026:${key(2)},2025:${key(1)}`);
  await server.work("rewrap-notes");
  const after = await rows();
  expect(await names()).toEqual(["2026"]);
  expect(after.map(({ sealed, version }) => [sealed, version])).toEqual(
    before.map(({ sealed, version }) => [sealed, version]),
  );
  withKeys(`2026:${key(2)}`);
  expect((await noteOf(coach, idAt(0))).text).toBe(`Notiz ${idAt(0)}`);
});

test("notes are written and read while keys are changed, and nothing is lost", async () => {
  withKeys(`2027:${key(3)},2026:${key(2)}`);
  const [, , ...answers] = await Promise.all([
    rewrapKeys(server, NOTES, new AbortController().signal),
    rewrapKeys(server, NOTES, new AbortController().signal),
    ...ids.slice(0, 20).map((id) => save(coach, id, { version: 1, text: `Neu ${id}` })),
    ...ids.slice(60, 70).map((id) => coach.browser.get(`/api/appointments/${id}/note`)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await names()).toEqual(["2027"]);
  for (const [place, text] of [
    [0, "Neu"],
    [19, "Neu"],
    [60, "Notiz"],
    [109, "Notiz"],
  ] as const)
    expect((await noteOf(coach, idAt(place))).text).toBe(`${text} ${idAt(place)}`);
});

test("a note that does not open keeps its key and stops nobody", async () => {
  await server.database
    .updateTable("notes")
    .set({ wrapped_key: Buffer.alloc(60) })
    .where("appointment_id", "=", idAt(1))
    .execute();
  withKeys(`2028:${key(4)},2027:${key(3)}`);
  await rewrapKeys(server, NOTES, new AbortController().signal);
  await rewrapKeys(server, NOTES, new AbortController().signal);
  const left = (await rows()).filter(({ key_name }) => key_name !== "2028");
  expect(left.map(({ appointment_id }) => appointment_id)).toEqual([idAt(1)]);
});

test("the coach's copy holds the notes in plain words, the client's none; a client who leaves takes none, a coach all", async () => {
  const files = await copyOf(coach);
  const notes = JSON.parse(files["notes.json"] ?? "[]") as { text: string | null; client: string }[];
  expect([notes.length, notes[0], notes[1]?.text]).toMatchObject([
    110,
    { text: `Neu ${idAt(0)}`, client: "Erika Muster" },
    null,
  ]);
  expect(Object.keys(await copyOf(client))).not.toContain("notes.json");
  await leave(client);
  expect((await noteOf(coach, idAt(0))).appointment.client.name).toBe("");
  await leave(coach);
  expect(await rows()).toEqual([]);
}, 20_000);

const leave = async ({ browser, email }: Person) => {
  await logIn(browser, { email });
  const response = await browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(response.ok).toBe(true);
};

async function copyOf({ browser }: Person): Promise<Record<string, string>> {
  const prepared = await browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
  const { path } = (await prepared.json()) as { path: string };
  const files = unzipSync(new Uint8Array(await (await browser.get(path)).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
