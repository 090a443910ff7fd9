import { createHash } from "node:crypto";
import type { FullAgreement, OwnAgreement } from "@aufwind/contract/agreements";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { type Couple, couple, made } from "../../../test/goals.ts";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
server.clock.set("2026-11-18T09:00:00Z");
const COACHING = "/api/coaches/agreements";
const OWN = "/api/clients/agreements";
const TEXT = { title: "Coachingvertrag", languages: ["de"], text: "Erstens.\n\nZweitens.", isRequired: true };
const NAME = "Lena Geheimname";
const status = async (response: Promise<Response>) => (await response).status;
const code = async (response: Promise<Response>) => ((await (await response).json()) as { code: string }).code;
const full = async ({ browser }: Person, id: string) =>
  (await (await browser.get(`${COACHING}/${id}`)).json()) as FullAgreement;
const own = async ({ browser }: Person, id: string) =>
  (await (await browser.get(`${OWN}/${id}`)).json()) as OwnAgreement;
const sign = ({ browser }: Person, { id, current }: OwnAgreement, name = NAME) =>
  browser.send("POST", `${OWN}/${id}/acceptances`, { versionId: current.id, name, accepted: true });
const change = ({ browser }: Person, id: string, body: object) =>
  browser.send("PUT", `${COACHING}/${id}`, { ...TEXT, ...body });

/** A coach with a public page and an agreement, and a client of theirs. */
async function agreeing(): Promise<Couple & { id: string }> {
  const two = await couple(server);
  return { ...two, id: await made(two.coach, COACHING, TEXT) };
}

test("a client agrees by name to the version shown; a change asks again only if the coach says so", async () => {
  const { coach, client, id } = await agreeing();
  const shown = await own(client, id);
  expect(shown).toMatchObject({ standing: "open", accepted: null, current: { number: 1, text: TEXT.text } });
  const print = createHash("sha256").update("Coachingvertrag\n\nErstens.\n\nZweitens.").digest("hex");
  expect(shown.current.fingerprint).toBe(print);
  for (const name of ["Lena", " ", "1 2"]) expect(await code(sign(client, shown, name))).toBe("invalidFields");
  expect(await status(sign(client, shown))).toBe(201);
  expect(await status(sign(client, shown, "Anders Genannt"))).toBe(201);
  expect((await own(client, id)).accepted).toMatchObject({ number: 1, name: NAME });

  expect(await status(change(coach, id, { number: 1, isRequired: false }))).toBe(204);
  expect((await full(coach, id)).versions).toHaveLength(1);
  expect(await status(change(coach, id, { number: 1, text: "Neu." }))).toBe(204);
  expect(await code(change(coach, id, { number: 1, text: "Noch neuer." }))).toBe("changedMeanwhile");
  expect(await own(client, id)).toMatchObject({ standing: "agreed", accepted: { number: 1 } });
  expect(await status(change(coach, id, { number: 2, text: "Für alle.", asksAgain: true }))).toBe(204);
  expect(await own(client, id)).toMatchObject({ standing: "again", current: { number: 3 } });
  expect(await code(sign(client, shown))).toBe("agreementChanged");
  expect(await status(sign(client, await own(client, id)))).toBe(201);
  const { versions, clients, openCount } = await full(coach, id);
  expect([versions.map(({ number }) => number), openCount]).toEqual([[3, 2, 1], 0]);
  expect(clients).toMatchObject([{ standing: "agreed", accepted: { number: 3, name: NAME } }]);
});

test("a version published while another is signed is never signed by mistake", async () => {
  const { coach, client, id } = await agreeing();
  const shown = await own(client, id);
  const [signed] = await Promise.all([sign(client, shown), change(coach, id, { number: 1, text: "Neu." })]);
  const stored = await server.database
    .selectFrom("agreement_acceptances")
    .select("version_id")
    .where("client_id", "=", client.userId)
    .execute();
  expect(stored).toEqual(signed.status === 201 ? [{ version_id: shown.current.id }] : []);
});

test("acceptances and versions cannot be changed, and names are nowhere in plain words", async () => {
  const { client, id } = await agreeing();
  await sign(client, await own(client, id));
  const { database } = server;
  for (const write of [
    sql`update agreement_acceptances set accepted_at = now()`,
    sql`delete from agreement_acceptances`,
    sql`update agreement_versions set text = 'Anders'`,
    sql`delete from agreement_versions where id in (select version_id from agreement_acceptances)`,
    sql`update agreement_signatures set sealed = '\\x00'`,
  ])
    await expect(write.execute(database)).rejects.toThrow(/only ever added to/);
  const { rows } = await sql<{ all: string }>`
    select string_agg(encode(sealed, 'escape'), '') as all from agreement_signatures`.execute(database);
  expect(rows[0]?.all).not.toContain("Geheimname");
  expect(JSON.stringify(await server.mails())).not.toContain("Geheimname");
});

test("both have a copy as PDF, nobody else does; whoever works with another coach finds nothing", async () => {
  const { coach, client, id } = await agreeing();
  await sign(client, await own(client, id));
  const acceptance = (await own(client, id)).accepted?.id ?? "";
  const copy = ({ browser }: Person) => browser.get(`/api/agreement-acceptances/${acceptance}/copy`);
  for (const each of [client, coach]) {
    const response = await copy(each);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
  const [otherCoach, otherClient] = [await person(server, { kind: "coach" }), await person(server)];
  for (const each of [otherCoach, otherClient]) expect((await copy(each)).status).toBe(404);
  expect(await status(otherCoach.browser.get(`${COACHING}/${id}`))).toBe(404);
  expect(await status(otherCoach.browser.send("DELETE", `${COACHING}/${id}`))).toBe(404);
  expect(await status(change(otherCoach, id, { number: 1, text: "Meins." }))).toBe(404);
  expect(await status(otherClient.browser.get(`${OWN}/${id}`))).toBe(404);
  expect(await status(coach.browser.send("DELETE", `${COACHING}/${id}`))).toBe(204);
  expect((await own(client, id)).isRetired).toBe(true);
  expect((await copy(client)).status).toBe(200);
});

test("a PDF is a copy of the coach's own document, private to those who may read it", async () => {
  const coach = await openCoach(server);
  const [reader, bytes] = [await person(server), pdf()];
  const given = { ...TEXT, text: "", documentName: "Vertrag.pdf" };
  expect(await code(coach.browser.send("POST", COACHING, given))).toBe("invalidFile");
  const torn = { ...given, documentName: "Vertrag\u0000.pdf" };
  expect(await code(coach.browser.send("POST", COACHING, torn))).toBe("invalidFields");
  const upload = uploadForm("documents/Vertrag.pdf", bytes);
  expect(await status(coach.browser.send("POST", "/api/storage/upload", upload))).toBe(201);
  const id = await made(coach, COACHING, given);
  const removed = new FormData();
  removed.append("blobPath", "documents/Vertrag.pdf");
  expect(await status(coach.browser.send("DELETE", "/api/storage/delete", removed))).toBe(200);
  const { current } = await own(reader, id);
  expect(current.fingerprint).toBe(createHash("sha256").update(bytes).digest("hex"));
  const file = await reader.browser.get(`/api/agreement-versions/${current.id}/file`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(bytes));
  expect(file.headers.get("content-disposition")).toContain("Vertrag.pdf");
});

test("a coach asks by hand, each client once for every version", async () => {
  const { coach, client, id } = await agreeing();
  const ask = async (clientId: string | null) =>
    (await (await coach.browser.send("POST", `${COACHING}/${id}/requests`, { clientId })).json()) as { count: number };
  expect(await ask(client.userId)).toEqual({ count: 1 });
  expect(await ask(null)).toEqual({ count: 0 });
  const bells = server.database.selectFrom("notifications").select("kind").where("user_id", "=", client.userId);
  expect(await bells.execute()).toEqual([{ kind: "agreementAsked" }]);
  const mails = (await server.mails()).filter(
    ({ to_address, text }) => to_address === client.email && text.includes(id),
  );
  expect(mails).toHaveLength(1);
  await change(coach, id, { number: 1, text: "Neu." });
  expect(await ask(null)).toEqual({ count: 1 });
  await sign(client, await own(client, id));
  await change(coach, id, { number: 2, text: "Anders." });
  expect(await ask(null)).toEqual({ count: 0 });
});

test("the download tells what was agreed; who leaves takes the name, and what nobody accepted goes with its coach", async () => {
  const { coach, client, id } = await agreeing();
  await sign(client, await own(client, id));
  const unread = await made(coach, COACHING, { ...TEXT, title: "Regeln" });
  const { path } = (await (
    await client.browser.send("POST", "/api/identity/downloads", { password: PASSWORD })
  ).json()) as { path: string };
  const files = unzipSync(new Uint8Array(await (await client.browser.get(path)).arrayBuffer()));
  expect(strFromU8(files["agreements.json"] ?? new Uint8Array())).toContain(NAME);
  const leave = ({ browser }: Person) =>
    browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(await status(leave(client))).toBe(200);
  const names = server.database.selectFrom("agreement_signatures").select("id").where("client_id", "=", client.userId);
  expect(await names.execute()).toEqual([]);
  expect(await status(leave(coach))).toBe(200);
  const left = await server.database
    .selectFrom("agreements")
    .select(["id", "retired_at"])
    .where("id", "in", [id, unread])
    .execute();
  expect(left).toEqual([{ id, retired_at: expect.any(Date) }]);
});
