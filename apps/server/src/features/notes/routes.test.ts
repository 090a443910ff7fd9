import { NOTE_LIMIT } from "@aufwind/rules/notes";
import { describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { noteOf, save, saved } from "../../../test/notes.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { anonymiseUser } from "../accounts/store.ts";

let days = 0;
const server = await testServer();
const coach = await person(server, { kind: "coach" });
const client = await person(server);
await server.database
  .updateTable("users")
  .set({ first_name: "Lena", last_name: "Brandt" })
  .where("id", "=", client.userId)
  .execute();

/** An appointment of the two, each on a day of its own. */
const meeting = (changes: Partial<Parameters<typeof appointmentRow>[1]> = {}) => {
  const startsAt = new Date(Date.UTC(2026, 0, 1 + days++, 13)).toISOString();
  const pair = { coachId: coach.userId, clientId: client.userId };
  return appointmentRow(server, { ...pair, startsAt, status: "Completed", ...changes });
};
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const path = (id: string) => `/api/appointments/${id}/note`;
const rowOf = (id: string) =>
  server.database.selectFrom("notes").selectAll().where("appointment_id", "=", id).executeTakeFirst();

test("a coach writes a note, reads it again and deletes it; the table shows nothing of it", async () => {
  const id = await meeting();
  expect(await noteOf(coach, id)).toMatchObject({
    appointment: { id, client: { name: "Lena Brandt" }, scheduledStatus: "Completed" },
    version: 0,
    text: "",
    changedAt: null,
  });
  const text = "# Burnout \u{1F44D}\n- <script>alert(1)</script>\n ";
  expect(await saved(coach, id, { version: 0, text: text.replaceAll("\n", "\r\n") })).toEqual({
    version: 1,
    changedAt: "2026-11-16T09:00:00.000Z",
  });
  expect(await noteOf(coach, id)).toMatchObject({ version: 1, text });
  const row = await rowOf(id);
  expect(row?.key_name).toBe("secret");
  expect(Buffer.concat([row?.sealed ?? Buffer.of(), row?.wrapped_key ?? Buffer.of()]).toString()).not.toMatch(
    /Burn|scr/,
  );
  expect((await coach.browser.send("DELETE", path(id))).status).toBe(204);
  expect([(await noteOf(coach, id)).version, (await coach.browser.send("DELETE", path(id))).status]).toEqual([0, 404]);
});

test("what is typed in the middle of a word is kept as it is, and may be emptied again", async () => {
  const id = await meeting();
  await saved(coach, id, { version: 0, text: "  Ru" });
  await saved(coach, id, { version: 1, text: "" });
  expect(await noteOf(coach, id)).toMatchObject({ version: 2, text: "" });
});

describe("nobody else finds it", () => {
  test("neither client, nor another coach, nor an operator, nor a visitor", async () => {
    const id = await meeting();
    await saved(coach, id, { version: 0, text: "Nur für mich" });
    const operator = await person(server);
    await server.database.updateTable("users").set({ kind: "operator" }).where("id", "=", operator.userId).execute();
    const other = await person(server, { kind: "coach" });
    for (const who of [client, other, operator]) {
      const tries = [
        who.browser.get(path(id)),
        who.browser.send("PUT", path(id), { version: 1, text: "x" }),
        who.browser.send("DELETE", path(id)),
        who.browser.get(`${path(id)}/de`),
      ];
      for (const response of await Promise.all(tries)) expect(await codeOf(response)).toEqual([404, "notFound"]);
    }
    const ofClient = `/api/coaches/clients/${client.userId}/notes/de`;
    expect((await other.browser.get(ofClient)).status).toBe(404);
    expect((await client.browser.get(ofClient)).status).toBe(403);
    expect((await client.browser.get("/api/coaches/notes/0/10/desc")).status).toBe(403);
    expect(
      ((await (await other.browser.get("/api/coaches/notes/0/10/desc")).json()) as { totalCount: 0 }).totalCount,
    ).toBe(0);
    expect((await server.request(path(id))).status).toBe(401);
    expect((await noteOf(coach, id)).text).toBe("Nur für mich");
  });
});

describe("when", () => {
  test.each(["Pending", "Rescheduled", "Cancelled", "Rejected"] as const)(
    "not about %s that was never agreed",
    async (status) => {
      const id = await meeting({ status, startsAt: "2026-12-01T13:00:00Z", minutes: 5 + days++ });
      expect(await codeOf(await coach.browser.get(path(id)))).toEqual([404, "notFound"]);
      expect((await save(coach, id, { version: 0, text: "x" })).status).toBe(404);
      await server.database.deleteFrom("appointments").where("id", "=", id).execute();
    },
  );

  test("what was agreed and came to nothing keeps its note, and it can be written on", async () => {
    const id = await meeting({ status: "Scheduled" });
    await saved(coach, id, { version: 0, text: "Vorbereitung" });
    const agreed_at = server.clock.now();
    await server.database
      .updateTable("appointments")
      .set({ status: "Cancelled", agreed_at })
      .where("id", "=", id)
      .execute();
    await saved(coach, id, { version: 1, text: "Abgesagt" });
    expect((await noteOf(coach, id)).text).toBe("Abgesagt");
  });
});

describe("two windows", () => {
  test("overwriting an unread version is refused, and nothing is lost", async () => {
    const id = await meeting();
    const begun = await Promise.all(["eins", "zwei", "drei"].map((text) => save(coach, id, { version: 0, text })));
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { text } = await noteOf(coach, id);
    expect(await codeOf(await save(coach, id, { version: 0, text: "alt" }))).toEqual([409, "noteChanged"]);
    const raced = await Promise.all(["a", "b"].map((each) => save(coach, id, { version: 1, text: `${text} ${each}` })));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await codeOf(await save(coach, id, { version: 9, text: "vor der Zeit" }))).toEqual([409, "noteChanged"]);
    expect((await noteOf(coach, id)).version).toBe(2);
  });

  test("a note that was deleted elsewhere is not recreated by accident", async () => {
    const id = await meeting();
    await saved(coach, id, { version: 0, text: "x" });
    await coach.browser.send("DELETE", path(id));
    expect(await codeOf(await save(coach, id, { version: 1, text: "y" }))).toEqual([409, "noteChanged"]);
  });
});

test.each([
  ["too long", { version: 0, text: "x".repeat(NOTE_LIMIT + 1) }, "text", "tooLong"],
  ["no text", { version: 0 }, "text", "required"],
  ["no version", { text: "x" }, "version", "invalid"],
  ["a version of nobody", { version: -1, text: "x" }, "version", "invalid"],
  ["somebody else's name", { version: 0, text: "x", coachId: "x" }, "coachId", "notAccepted"],
])("%s is refused", async (_, body, field, code) => {
  const id = await meeting();
  const response = await save(coach, id, body);
  expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field, code }] }]);
  expect(await rowOf(id)).toBeUndefined();
});

test("the longest goes, each line break counted once; characters that nobody types fall out", async () => {
  const id = await meeting();
  await saved(coach, id, { version: 0, text: `${"ü".repeat(NOTE_LIMIT - 2)}\r\n\u0000x` });
  expect((await noteOf(coach, id)).text).toHaveLength(NOTE_LIMIT);
});

describe("what does not open", () => {
  test.each([
    [
      "a row that was put into another coach's",
      async (id: string) => {
        const other = await person(server, { kind: "coach" });
        const theirs = await appointmentRow(server, {
          coachId: other.userId,
          clientId: client.userId,
          startsAt: "2025-11-17T13:00:00Z",
          status: "Completed",
        });
        await server.database
          .updateTable("notes")
          .set({ coach_id: other.userId, appointment_id: theirs })
          .where("appointment_id", "=", id)
          .execute();
        return { who: other, at: theirs };
      },
    ],
    [
      "a text from another row of the same coach",
      async (id: string) => {
        const at = await meeting();
        await saved(coach, at, { version: 0, text: "Andere" });
        const row = await rowOf(id);
        const swapped = { sealed: row?.sealed ?? Buffer.of(), wrapped_key: row?.wrapped_key ?? Buffer.of() };
        await server.database.updateTable("notes").set(swapped).where("appointment_id", "=", at).execute();
        return { who: coach, at };
      },
    ],
    [
      "a note of a key that is gone",
      async (id: string) => {
        await server.database.updateTable("notes").set({ key_name: "2019" }).where("appointment_id", "=", id).execute();
        return { who: coach, at: id };
      },
    ],
  ])("%s is said so, not shown, not written over, and can be deleted", async (_, harm) => {
    const id = await meeting();
    await saved(coach, id, { version: 0, text: "Geheim" });
    const { who, at } = await harm(id);
    const before = await rowOf(at);
    expect(await codeOf(await who.browser.get(path(at)))).toEqual([409, "noteUnreadable"]);
    expect(await codeOf(await who.browser.get(`${path(at)}/en`))).toEqual([409, "noteUnreadable"]);
    expect(await codeOf(await save(who, at, { version: 1, text: "x" }))).toEqual([409, "noteUnreadable"]);
    const list = (await (await who.browser.get("/api/coaches/notes/0/30/desc")).json()) as { items: object[] };
    expect(list.items).toContainEqual(
      expect.objectContaining({ appointment: expect.objectContaining({ id: at }), excerpt: null }),
    );
    expect(await rowOf(at)).toEqual(before);
    expect((await who.browser.send("DELETE", path(at))).status).toBe(204);
  });
});

test("whoever leaves while a note is under way leaves none behind", async () => {
  const leaving = await person(server, { kind: "coach" });
  const id = await meeting({ coachId: leaving.userId });
  const answer = await meanwhile(server, leaving.userId, {
    under: () => save(leaving, id, { version: 0, text: "Noch etwas" }),
    first: (tx) => anonymiseUser(tx, { id: leaving.userId, now: server.clock.now() }),
  });
  expect([answer.status, await rowOf(id)]).toEqual([404, undefined]);
});
