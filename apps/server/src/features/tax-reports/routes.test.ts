import type { StoredTaxDetails } from "@aufwind/contract/tax-reports";
import { beforeEach, describe, expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { BUSINESS } from "../../../test/sections.ts";
import { TAX_DETAILS } from "../../../test/tax-details.ts";
import { testServer } from "../../../test/test-server.ts";
import { createLog } from "../../platform/log/log.ts";
import { taxDataOf } from "./queries.ts";

const PATH = "/api/coaches/tax-details";
const server = await testServer();
let coach: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await openCoach(server);
});

const save = (over: Record<string, unknown> = {}, { browser }: Person = coach) =>
  browser.send("PUT", PATH, { ...TAX_DETAILS, ...over });
const read = async ({ browser }: Person = coach) => (await (await browser.get(PATH)).json()) as StoredTaxDetails;
const errorsOf = async (response: Response) => {
  const { errors = [] } = (await response.json()) as { errors?: { field: string; code: string }[] };
  return errors.map(({ field, code }) => `${field} ${code}`);
};

test("nothing is stored at first; afterwards the number is known by its end alone", async () => {
  expect(await read()).toMatchObject({ details: null, request: null, copies: [] });
  await coach.browser.send("PUT", "/api/coaches/business", BUSINESS);
  expect((await save()).status).toBe(200);
  const { details, business } = await read();
  expect(details).toMatchObject({ tinEnd: "719", tinCountry: "DE", birthDate: "1980-02-29", legalForm: "individual" });
  expect(JSON.stringify([details, business])).not.toContain("86095742719");
  expect(business?.ibanEnd).toBe(BUSINESS.iban.slice(-4));
});

test("what is stored is sealed, for this coach alone, and part of the download", async () => {
  await save();
  const { sealed } = await server.database
    .selectFrom("tax_details")
    .select("sealed")
    .where("coach_id", "=", coach.userId)
    .executeTakeFirstOrThrow();
  expect(sealed.toString("latin1")).not.toMatch(/86095742719|Muster|1980/);
  expect(await taxDataOf(server, coach.userId)).toMatchObject({ details: { tin: "86095742719" } });
  const other = await openCoach(server);
  await server.database
    .insertInto("tax_details")
    .values({ coach_id: other.userId, sealed, saved_at: server.clock.now() })
    .execute();
  expect(await taxDataOf({ ...server, log: createLog("silent") }, other.userId)).toBeUndefined();
});

test("a stored number stays where none is typed, but not for another country or legal form", async () => {
  await save();
  expect((await save({ tin: "", accountHolder: "Erika und Max Muster" })).status).toBe(200);
  expect((await read()).details).toMatchObject({ tinEnd: "719", accountHolder: "Erika und Max Muster" });
  expect(await errorsOf(await save({ tin: "", tinCountry: "AT" }))).toEqual(["tin required"]);
});

describe("a person", () => {
  test.each([
    ["another check digit", { tin: "86095742718" }, ["tin tin"]],
    ["no number", { tin: "" }, ["tin required"]],
    ["seventeen years", { birthDate: "2008-11-17" }, ["birthDate birthDate"]],
    ["no birth date", { birthDate: "" }, ["birthDate required"]],
    ["a birth date that is none", { birthDate: "1980-02-30" }, ["birthDate date"]],
    ["no holder of the account", { accountHolder: " " }, ["accountHolder required"]],
    ["no place of birth in place of a number", { hasNoTin: true }, ["birthCity required", "birthCountry required"]],
    ["a country that is none", { tinCountry: "XX" }, ["tinCountry country"]],
    ["no legal form", { legalForm: "" }, ["legalForm required"]],
  ])("with %s is refused", async (_, over, errors) => {
    const response = await save(over);
    expect([response.status, await errorsOf(response)]).toEqual([422, errors]);
    expect((await read()).details).toBeNull();
  });

  test("without a number gives the place of birth, which is kept only then", async () => {
    const place = { birthCity: "Bern", birthCountry: "CH" };
    expect((await save({ ...place, hasNoTin: true, tin: "", tinCountry: "CH" })).status).toBe(200);
    expect((await read()).details).toMatchObject({ tinEnd: null, ...place });
    await save(place);
    expect((await read()).details).toMatchObject({ tinEnd: "719", birthCity: "", birthCountry: "" });
  });
});

describe("a company", () => {
  const company = { legalForm: "entity", tin: "151/815/08156", registerNumber: "HRB 1234 B", birthDate: "" };

  test("gives its register number in place of a birth date", async () => {
    await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, companyName: "Muster GmbH" });
    expect(await errorsOf(await save({ ...company, registerNumber: "" }))).toEqual(["registerNumber required"]);
    expect((await save(company)).status).toBe(200);
    const { details, business } = await read();
    expect(details).toMatchObject({ tinEnd: "156", registerNumber: "HRB 1234 B", birthDate: "" });
    expect(business?.name).toBe("Muster GmbH");
    expect(details?.establishments).toEqual([]);
  });

  test("names the member states of its establishments; a person has none", async () => {
    await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, companyName: "Muster GmbH" });
    expect(await errorsOf(await save({ ...company, establishments: ["CH"] }))).toEqual(["establishments.0 country"]);
    await save({ ...company, establishments: ["NL", "AT"] });
    expect((await read()).details?.establishments).toEqual(["AT", "NL"]);
    await save({ establishments: ["NL"] });
    expect((await read()).details?.establishments).toEqual([]);
  });

  test("needs a name in the business details first", async () => {
    await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, companyName: "" });
    expect(await errorsOf(await save(company))).toEqual(["legalForm companyMissing"]);
  });
});

test("only coaches have tax details", async () => {
  const client = await person(server);
  expect((await client.browser.get(PATH)).status).toBe(403);
  expect((await save({}, client)).status).toBe(403);
  expect((await server.browser().get(PATH)).status).toBe(401);
});
