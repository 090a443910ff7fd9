import type { OwnProfile, PublicCoach } from "@aufwind/contract/coach-profiles";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, person, registration } from "../../../test/people.ts";
import { BUSINESS, IBAN } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";
import { createApp } from "../../app.ts";
import { createLog } from "../../platform/log/log.ts";
import { hasBusiness } from "./queries.ts";

const PATH = "/api/coaches/business";
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await person(server, { kind: "coach" });
});

const save = (over: Record<string, unknown> = {}, { browser }: Person = coach) =>
  browser.send("PUT", PATH, { ...BUSINESS, ...over });
const read = async ({ browser }: Person = coach) => (await browser.get(PATH)).json();

const { companyName, vatNumber, certifyLawful: _, ...typed } = BUSINESS;
const certified = { certifiedAt: "2026-11-16T09:00:00.000Z", certifiedVersion: "2026-11" };
const address = { ...typed, registerCourt: null, registerNumber: null, ...certified };
const paidBookings = { isOpen: true, missing: [], dueAt: null };
const stored = { companyName, vatNumber, address, paidBookings };

test("is empty at first, and then as it was sent", async () => {
  const missing = ["address", "phone", "email", "register", "certification", "vatStatus", "taxNumber"];
  expect(await read()).toEqual({
    companyName: null,
    vatNumber: null,
    address: null,
    paidBookings: { isOpen: false, missing: ["name", ...missing], dueAt: null },
  });
  expect(await hasBusiness(server.database, coach.userId)).toBe(false);
  const response = await save();
  expect([response.status, await response.json()]).toEqual([200, { status: "saved" }]);
  expect(await read()).toEqual(stored);
  expect(await hasBusiness(server.database, coach.userId)).toBe(true);
});

test("IBAN and VAT number are kept plain, however they were typed", async () => {
  await save({ iban: "de89 3704 0044 0532 0130 00", vatNumber: "de 123 456 789" });
  expect(await read()).toEqual(stored);
});

test("a small business needs neither VAT number nor company", async () => {
  expect((await save({ vatStatus: "small", vatNumber: "", companyName: "", address2: "" })).status).toBe(200);
  expect(await read()).toEqual({
    companyName: null,
    vatNumber: null,
    address: { ...address, vatStatus: "small", address2: null },
    paidBookings,
  });
});

test("who registered as a company finds it here, and changes it here", async () => {
  const email = "gmbh@example.org";
  const named = { asCompany: true, companyName: "Muster GmbH", vatNumber: "ATU12345678" };
  const browser = server.browser();
  await browser.send("PUT", "/api/visitors/coach", registration({ email, ...named }));
  const confirmed = { confirmed_at: server.clock.now() };
  await server.database.updateTable("users").set(confirmed).where("email", "=", email).execute();
  await browser.send("POST", "/api/visitors/login", { email, password: registration().password });
  expect(await (await browser.get(PATH)).json()).toMatchObject({
    companyName: "Muster GmbH",
    vatNumber: "ATU12345678",
  });
  expect((await browser.send("PUT", PATH, BUSINESS)).status).toBe(200);
  expect(await (await browser.get("/api/identity/user")).json()).toMatchObject({ companyName, vatNumber });
});

test.each([
  [{ address1: "" }, "address1", "required"],
  [{ address1: "x".repeat(201) }, "address1", "tooLong"],
  [{ address1: "Torstraße 1\nBerlin" }, "address1", "characters"],
  [{ address2: "x".repeat(201) }, "address2", "tooLong"],
  [{ zipCode: "" }, "zipCode", "required"],
  [{ zipCode: "1011" }, "zipCode", "postalCode"],
  [{ zipCode: "10119", country: "AT" }, "zipCode", "postalCode"],
  [{ city: "" }, "city", "required"],
  [{ city: "x".repeat(41) }, "city", "tooLong"],
  [{ country: "" }, "country", "country"],
  [{ country: "XX" }, "country", "country"],
  [{ country: undefined }, "country", "required"],
  [{ companyEmail: "" }, "companyEmail", "required"],
  [{ companyEmail: "praxis@" }, "companyEmail", "email"],
  [{ phone: "" }, "phone", "required"],
  [{ phone: "ruf mich an" }, "phone", "phone"],
  [{ register: "" }, "register", "required"],
  [{ register: "golfclub" }, "register", "invalid"],
  [{ register: "commercial", registerNumber: "HRB 1 B" }, "registerCourt", "required"],
  [{ register: "commercial", registerCourt: "Charlottenburg" }, "registerNumber", "required"],
  [{ certifyLawful: false }, "certifyLawful", "accept"],
  [{ companyName: "x".repeat(201) }, "companyName", "tooLong"],
  [{ vatStatus: "" }, "vatStatus", "required"],
  [{ vatStatus: "none" }, "vatStatus", "invalid"],
  [{ vatNumber: "" }, "vatNumber", "required"],
  [{ vatNumber: "DE12345678" }, "vatNumber", "vatNumber"],
  [{ vatNumber: "123" }, "vatNumber", "vatNumber"],
  [{ iban: "" }, "iban", "required"],
  [{ iban: "DE88370400440532013000" }, "iban", "iban"],
  [{ iban: "DE8937040044053201300" }, "iban", "iban"],
  [{ iban: "12345678901234567890" }, "iban", "iban"],
])("%j fails at %s, and nothing changes", async (over, field, code) => {
  await save();
  const response = await save({ city: "Potsdam", companyName: "Neu", ...over });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field, code }] });
  expect(await read()).toEqual(stored);
});

test("all that is wrong is told at once", async () => {
  const response = await save({ zipCode: "1", city: "", vatNumber: "1", iban: "1" });
  const { errors } = (await response.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(["city", "iban", "vatNumber", "zipCode"]);
});

describe("who may", () => {
  test("neither a visitor nor a client", async () => {
    const client = await person(server);
    expect((await server.request(PATH)).status).toBe(401);
    expect((await server.send("PUT", PATH, { body: BUSINESS })).status).toBe(401);
    expect((await client.browser.get(PATH)).status).toBe(403);
    expect((await save({}, client)).status).toBe(403);
  });

  test("another coach neither reads nor writes it, whatever the request says", async () => {
    await save();
    const other = await person(server, { kind: "coach" });
    const { userId } = coach;
    for (const path of [`${PATH}?coachId=${userId}`, `${PATH}?userId=${userId}`])
      expect(await (await other.browser.get(path)).json()).toMatchObject({ address: null });
    expect((await other.browser.get(`${PATH}/${userId}`)).status).toBe(404);
    await save({ coachId: userId, coach_id: userId, city: "Potsdam" }, other);
    expect(await read()).toEqual(stored);
  });
});

describe("the IBAN", () => {
  test("stands nowhere in the database as it is", async () => {
    await save();
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`.execute(server.database);
    const seen = [IBAN, IBAN.slice(4), Buffer.from(IBAN).toString("hex"), Buffer.from(IBAN).toString("base64")];
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
        server.database,
      );
      for (const { row } of rows) for (const form of seen) expect(row).not.toContain(form);
    }
  });

  test("opens only for the coach it was sealed for", async () => {
    await save();
    const other = await person(server, { kind: "coach" });
    await save({ iban: "AT611904300234573201" }, other);
    const { iban } = await server.database
      .selectFrom("businesses")
      .select("iban")
      .where("coach_id", "=", coach.userId)
      .executeTakeFirstOrThrow();
    await server.database.updateTable("businesses").set({ iban }).where("coach_id", "=", other.userId).execute();
    expect(await read(other)).toMatchObject({ address: { city: "Berlin", iban: "" } });
  });

  test("is in no other answer: who is signed in, and what everybody reads of the provider", async () => {
    await save();
    expect(await (await coach.browser.get("/api/identity/user")).text()).not.toContain(IBAN.slice(4));
    const { slug } = (await (await coach.browser.get("/api/coaches/profile")).json()) as OwnProfile;
    const shown = await coach.browser.get(`/api/visitors/coaches/${slug}`);
    const { provider } = (await shown.json()) as PublicCoach;
    expect(provider).toEqual({
      name: "Erika Muster",
      companyName,
      address1: address.address1,
      address2: address.address2,
      zipCode: address.zipCode,
      city: address.city,
      country: address.country,
      companyEmail: address.companyEmail,
      vatNumber,
      phone: address.phone,
      register: "none",
      registerCourt: null,
      registerNumber: null,
      isCertified: true,
      smallBusiness: false,
    });
  });

  test("is in no line of the log, not even when the database or the seal fails", async () => {
    const written: string[] = [];
    const app = createApp({ ...server, log: createLog("trace", { write: (line) => written.push(line) }) });
    const cookie = [...coach.browser.cookies].map((pair) => pair.join("=")).join("; ");
    const headers = { cookie, "content-type": "application/json" };
    const put = (over: object = {}) =>
      app.request(PATH, { method: "PUT", headers, body: JSON.stringify({ ...BUSINESS, ...over }) });
    expect((await put()).status).toBe(200);
    expect((await put({ iban: IBAN.replace("DE89", "DE88") })).status).toBe(422);
    await sql`alter table businesses add constraint never check (city <> 'Berlin') not valid`.execute(server.database);
    expect((await put()).status).toBe(500);
    await sql`alter table businesses drop constraint never`.execute(server.database);
    await server.database
      .updateTable("businesses")
      .set({ iban: Buffer.from(IBAN) })
      .execute();
    expect((await app.request(PATH, { headers })).status).toBe(200);
    const lines = written.join("");
    expect(lines).toContain("request failed");
    expect(lines).toContain("an IBAN cannot be opened");
    for (const secret of [IBAN.slice(4), BUSINESS.address1, BUSINESS.companyEmail]) expect(lines).not.toContain(secret);
  });
});

test("whoever has no VAT number gives one of the tax office, which nobody reads on the profile", async () => {
  const coach = await person(server, { kind: "coach" });
  const save = (over: object) =>
    coach.browser.send("PUT", PATH, { ...BUSINESS, vatStatus: "small", vatNumber: "", taxNumber: "", ...over });
  const errors = async (response: Response) =>
    ((await response.json()) as { errors: { field: string; code: string }[] }).errors.map(
      ({ field, code }) => `${field} ${code}`,
    );
  expect(await errors(await save({}))).toEqual(["taxNumber required"]);
  for (const taxNumber of ["12345", "0000000000", "151/815/0815a"])
    expect([taxNumber, await errors(await save({ taxNumber }))]).toEqual([taxNumber, ["taxNumber taxOfficeNumber"]]);
  for (const taxNumber of ["30/124/56789", "151/815/08156", "2181508150", "1121081508150"])
    expect([taxNumber, (await save({ taxNumber })).status]).toEqual([taxNumber, 200]);
  expect(await (await coach.browser.get(PATH)).json()).toMatchObject({ address: { taxNumber: "1121081508150" } });
  // Another country has its own forms.
  expect((await save({ taxNumber: "12 345/6789", country: "AT", zipCode: "1010" })).status).toBe(200);
});
