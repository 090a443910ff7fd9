import type { ReplyTemplate } from "@aufwind/contract/reply-templates";
import { expect, test } from "vitest";
import { introduce, openCoach } from "../../../test/booked.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const [coach, other, client] = [await openCoach(server), await openCoach(server), await person(server)];
await introduce(server, { coachId: coach.userId, clientId: client.userId });

const PATH = "/api/coaches/reply-templates";
const add = (body: object, who = coach) => who.browser.send("POST", PATH, body);
const codeOf = async (answer: Response | Promise<Response>) => ((await (await answer).json()) as { code: string }).code;
const listOf = async (path = PATH, who = coach) =>
  ((await (await who.browser.get(path)).json()) as { items: ReplyTemplate[] }).items;

test("templates are kept by title and filled with the first name of the client", async () => {
  await server.database.updateTable("users").set({ first_name: "Lena" }).where("id", "=", client.userId).execute();
  expect((await add({ title: "Bis bald", text: "Bis bald, {{name}}!" })).status).toBe(201);
  await add({ title: "anfahrt", text: "Wir sehen uns online." });
  expect((await listOf()).map(({ title }) => title)).toEqual(["anfahrt", "Bis bald"]);
  const pair = { coachId: coach.userId, clientId: client.userId };
  const opened = await coach.browser.send("POST", "/api/conversations/conversation", pair);
  const { conversationId } = (await opened.json()) as { conversationId: string };
  const filled = await listOf(`${PATH}/filled/${conversationId}`);
  expect(filled.map(({ text }) => text)).toEqual(["Wir sehen uns online.", "Bis bald, Lena!"]);
  expect((await other.browser.get(`${PATH}/filled/${conversationId}`)).status).toBe(404);
});

test("a title exists once, other placeholders are refused, and nobody touches what is not theirs", async () => {
  expect(await codeOf(add({ title: "Bis bald", text: "x" }))).toBe("nameTaken");
  const refused = await add({ title: "Falsch", text: "Hallo {{vorname}}" });
  expect(await refused.json()).toMatchObject({ errors: [{ field: "text", code: "placeholderUnknown" }] });
  const [first] = await listOf();
  const path = `${PATH}/${first?.id}`;
  const changed = { title: "Anfahrt", text: "Der Link steht im Termin." };
  expect((await other.browser.send("PUT", path, changed)).status).toBe(404);
  expect((await other.browser.send("DELETE", path, {})).status).toBe(404);
  expect(await codeOf(coach.browser.send("PUT", path, { ...changed, title: "Bis bald" }))).toBe("nameTaken");
  expect((await coach.browser.send("PUT", path, changed)).status).toBe(200);
  expect((await listOf())[0]).toMatchObject(changed);
  expect((await coach.browser.send("DELETE", path, {})).status).toBe(204);
  expect((await client.browser.get(PATH)).status).toBe(403);
});

test("there are thirty at most, whoever asks at the same moment", async () => {
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, n) => add({ title: `Vorlage ${n}`, text: "x" }, other)),
  );
  const kept = await listOf(PATH, other);
  expect(kept.length).toBeLessThanOrEqual(30);
  expect(answers.filter(({ status }) => status === 201).length).toBe(kept.length);
  for (let n = kept.length; n < 30; n++) await add({ title: `Weitere ${n}`, text: "x" }, other);
  expect(await codeOf(add({ title: "Eine zu viel", text: "x" }, other))).toBe("tooManyTemplates");
});
