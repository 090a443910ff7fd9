import type { SavedSearch } from "@aufwind/contract/saved-searches";
import { beforeAll, expect, test } from "vitest";
import { wakeAt } from "../../../test/booked.ts";
import { listedCoach } from "../../../test/listed-coach.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const PATH = "/api/clients/saved-searches";
const SEARCH = { name: "Burnout auf Türkisch", filters: { areasOfIntervention: "burnout", language: "tr" } };

let client: Person;
let first: string;

beforeAll(async () => {
  server.clock.set("2026-11-16T12:00:00Z");
  client = await person(server);
  await listedCoach(server, { firstName: "Aylin", areas: ["burnout"], languages: ["tr"] });
  await server.work();
});

const save = (who: Person, body: unknown = SEARCH) => who.browser.send("POST", PATH, body);
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const mails = async () =>
  (await server.mails()).filter(({ subject }) => /your saved search|Ihrer gespeicherten Suche/.test(subject));

test("a search is kept once, with its name and filters sealed, and only by its client", async () => {
  const answer = await save(client);
  expect(answer.status).toBe(201);
  const saved = (await answer.json()) as SavedSearch;
  first = saved.id;
  expect(saved).toMatchObject({
    name: SEARCH.name,
    isMailed: true,
    filters: { language: ["tr"], maxAppointmentFee: 500 },
  });
  expect(await codeOf(await save(client, { ...SEARCH, name: "Noch einmal" }))).toEqual([409, "searchKept"]);
  const row = await server.database.selectFrom("saved_searches").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row.sealed.toString("latin1"))).not.toContain("burnout");
  const stranger = await person(server);
  expect(await codeOf(await stranger.browser.send("PUT", `${PATH}/${first}`, { name: "x", isMailed: true }))).toEqual([
    404,
    "notFound",
  ]);
  const renamed = await client.browser.send("PUT", `${PATH}/${first}`, { name: "Für mich", isMailed: true });
  expect(await renamed.json()).toMatchObject({ name: "Für mich" });
});

test("new coaches are mailed once, together, in the morning, and can be ended with one click", async () => {
  await save(client, { name: "Alle auf Türkisch", filters: { language: "tr" } });
  await wakeAt(server, "2026-11-17T06:05:00Z", client);
  await server.work();
  expect(await mails(), "nobody is new").toHaveLength(0);
  await listedCoach(server, { firstName: "Deniz", lastName: "Ateş", areas: ["burnout"], languages: ["tr"] });
  await listedCoach(server, { firstName: "Hans", areas: ["burnout"], languages: ["de"] });
  await server.work("refresh-due-search", "mail-saved-searches");
  expect(await mails(), "looked already today").toHaveLength(0);
  await wakeAt(server, "2026-11-18T06:05:00Z", client);
  const work = () => server.work("mail-saved-searches");
  await Promise.all([work(), work()]);
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(0);
  expect(mail).toMatchObject({ to_address: client.email });
  expect(mail?.text).toContain("Deniz Ateş");
  expect(mail?.text).not.toMatch(/Hans|Aylin|urnout/);
  await wakeAt(server, "2026-11-19T06:05:00Z", client);
  await server.work();
  expect(await mails()).toHaveLength(1);

  const token = /(?:unsubscribe|abbestellen)\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  const end = (given: string) => server.browser().send("POST", "/api/saved-searches/unsubscribe", { token: given });
  expect(await codeOf(await end("x".repeat(43)))).toEqual([422, "linkInvalid"]);
  expect((await end(token)).status).toBe(200);
  expect((await end(token)).status).toBe(200);
  const { items } = (await (await client.browser.get(PATH)).json()) as { items: SavedSearch[] };
  expect(items.map(({ isMailed }) => isMailed)).toEqual([false, false]);
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
});

test("a deleted search is gone, and an eleventh is refused", async () => {
  expect((await client.browser.send("DELETE", `${PATH}/${first}`)).status).toBe(200);
  expect((await client.browser.send("DELETE", `${PATH}/${first}`)).status).toBe(200);
  for (let count = 1; count < 10; count++) expect((await save(client, word(count))).status).toBe(201);
  expect(await codeOf(await save(client, word(10)))).toEqual([409, "tooManySearches"]);
});
const word = (count: number) => ({ name: `Suche ${count}`, filters: { keyword: `wort${count}` } });
