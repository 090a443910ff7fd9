import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { TaxYear } from "@aufwind/contract/tax-reports-team";
import { lastYearToDelete } from "@aufwind/rules/tax-reports";
import { beforeEach, describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { newClient } from "../../../test/appointments-world.ts";
import { openCoach, wakeAt } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { BUSINESS } from "../../../test/sections.ts";
import { TAX_DETAILS } from "../../../test/tax-details.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { closeMonths } from "../statements/month-close.ts";
import { giveCopies } from "./copy-commands.ts";
import { openReportCase } from "./report-case.ts";
import { deleteOldRecords } from "./store.ts";

const { signal } = new AbortController();
const PATH = "/api/operators/tax-reports";
const JANUARY = "2028-01-10T09:00:00Z";

let server: TestServer;
// One each: reports are about everybody of a year.
beforeEach(async () => {
  server = await startTestServer();
  server.clock.set("2027-01-04T09:00:00Z");
  return () => server.close();
});

/** A coach who has given business and tax details, and earned something in February and August. */
async function seller(over: Record<string, unknown> = {}, business: Record<string, unknown> = {}): Promise<Person> {
  const coach = await openCoach(server);
  await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, ...business });
  const saved = await coach.browser.send("PUT", "/api/coaches/tax-details", { ...TAX_DETAILS, ...over });
  if (saved.status !== 200) throw new Error(await saved.text());
  for (const startsAt of ["2027-02-01T09:00:00Z", "2027-08-01T09:00:00Z"])
    await earned(server, { coachId: coach.userId, clientId: await newClient(server), startsAt });
  return coach;
}

async function january(moment = JANUARY): Promise<Person> {
  server.clock.set(moment);
  await closeMonths(server, signal);
  return operator(server);
}

const read = async ({ browser }: Person, year = 2027) =>
  (await (await browser.get(`${PATH}?year=${year}`)).json()) as TaxYear;
type Kind = TaxYear["reports"][number]["kind"];
const make = async (team: Person, kind: Kind = "new", hash?: string) =>
  team.browser.send("POST", PATH, { year: 2027, kind, hash: hash ?? (await read(team)).previews[kind].hash });
const made = async (team: Person, kind: Kind = "new") => {
  const answer = await make(team, kind);
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
};
const file = async ({ browser }: Person, id: string) => (await browser.send("POST", `${PATH}/${id}/file`, {})).text();
const transmit = ({ browser }: Person, id: string, on = "2028-01-10") =>
  browser.send("POST", `${PATH}/${id}/transmitted`, { on });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const inside = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<[a-z]+:${name}[^>]*>([^<]*)<`, "g"))].map(([, text]) => text);

const schema = async (name: string) => ({
  fileName: name,
  contents: await readFile(new URL(`../../../test/oecd-dpi/${name}`, import.meta.url), "utf8"),
});
/** What the OECD's schema says against it. */
async function wrongIn(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "report.xml", contents: xml }],
    schema: [await schema("dpi.xsd")],
    preload: [await schema("iso-types.xsd"), await schema("oecd-types.xsd")],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

describe("the report of a year", () => {
  test("is valid for one coach, and says what the statements say", async () => {
    await seller();
    const team = await january();
    const xml = await file(team, await made(team));
    expect(await wrongIn(xml)).toEqual([]);
    const [found] = (await read(team)).sellers;
    expect(found).toMatchObject({ state: "complete", isReported: true, due: null });
    expect(inside(xml, "TIN")).toEqual(["29/000/00000", "86095742719"]);
    expect(inside(xml, "BirthDate")).toEqual(["1980-02-29"]);
    expect(inside(xml, "NumbQ[1-4]")).toEqual(["1", "0", "1", "0"]);
    // 119 € less 19 € and 29 € with their VAT, each; the schema knows whole euros.
    expect(inside(xml, "ConsQ[1-4]")).toEqual(["62", "0", "62", "0"]);
    expect(inside(xml, "FeesQ[1-4]")).toEqual(["57", "0", "57", "0"]);
    expect([inside(xml, "MessageTypeIndic"), inside(xml, "DocTypeIndic")]).toEqual([["DPI401"], ["OECD1", "OECD1"]]);
    expect(inside(xml, "Identifier")).toEqual([BUSINESS.iban]);
  });

  test("is valid for many: a company, somebody without a number, names that XML would trip over", async () => {
    await seller({}, { companyName: "Huber & Söhne <Coaching>", city: "Bad Aibling" });
    await seller(
      {
        legalForm: "entity",
        tin: "151/815/08156",
        registerNumber: "HRB 1 B",
        birthDate: "",
        accountHolder: 'GmbH "Aufbruch"',
        establishments: ["NL", "AT", "NL"],
      },
      { companyName: "Aufbruch & Co. GmbH" },
    );
    await seller({ hasNoTin: true, tin: "", tinCountry: "FR", birthCity: "Nîmes", birthCountry: "FR" });
    await seller({ tinCountry: "AT", tin: "12-345/6789" });
    const team = await january();
    const xml = await file(team, await made(team));
    expect(await wrongIn(xml)).toEqual([]);
    expect(inside(xml, "DocRefId")).toHaveLength(5);
    expect(new Set(inside(xml, "DocRefId")).size).toBe(5);
    expect(xml).toContain('<dpi:IN issuedBy="DE" INType="BRN">HRB 1 B</dpi:IN>');
    expect(xml).toContain('<dpi:TIN unknown="true">NOTIN</dpi:TIN>');
    expect(xml).toContain("<dpi:ResCountryCode>DE</dpi:ResCountryCode><dpi:ResCountryCode>AT</dpi:ResCountryCode>");
    expect(xml).toContain("Aufbruch &amp; Co. GmbH");
    expect(xml).toMatch(/(<dpi:PermanentEstablishment>(AT|NL)<\/dpi:PermanentEstablishment>){2}/);
  });

  test("the schema would refuse what is wrong", async () => {
    await seller();
    const team = await january();
    const xml = await file(team, await made(team));
    for (const [good, bad] of [
      ["<dpi:FirstName>Erika</dpi:FirstName>", ""],
      ['currCode="EUR"', ""],
      ["OECD1", "OECD9"],
      ["1980-02-29", "29.02.1980"],
      ["<dpi:MessageType>DPI<", "<dpi:MessageType>CRS<"],
    ] as const)
      expect(await wrongIn(xml.replace(good, bad))).not.toEqual([]);
  });

  test("leaves out who gave no details or lives elsewhere, and names who came later in a further message", async () => {
    await seller();
    const late = await openCoach(server);
    await late.browser.send("PUT", "/api/coaches/business", BUSINESS);
    await earned(server, { coachId: late.userId, clientId: await newClient(server), startsAt: "2027-05-03T09:00:00Z" });
    const swiss = {
      country: "CH",
      zipCode: "3011",
      city: "Bern",
      vatStatus: "small",
      vatNumber: "",
      taxNumber: "12345",
    };
    await seller({ hasNoTin: true, tin: "", tinCountry: "CH", birthCity: "Bern", birthCountry: "CH" }, swiss);
    const team = await january();
    expect((await read(team)).sellers.map(({ state }) => state).sort()).toEqual(["abroad", "complete", "missing"]);
    const first = await made(team);
    expect(inside(await file(team, first), "LastName")).toHaveLength(1);
    expect(await codeOf(await make(team))).toBe("taxReportNotPossible");
    expect((await transmit(team, first)).status).toBe(204);

    await wakeAt(server, "2028-01-10T09:05:00Z", late);
    await late.browser.send("PUT", "/api/coaches/tax-details", { ...TAX_DETAILS, tin: "47036892816" });
    const xml = await file(team, await made(team));
    expect(await wrongIn(xml)).toEqual([]);
    // The operator's own record is only repeated.
    expect(inside(xml, "DocTypeIndic")).toEqual(["OECD0", "OECD1"]);
    expect(inside(xml, "DocRefId")[0]).toBe(inside(await file(team, first), "DocRefId")[0]);
  });

  test("is made once, of exactly what was seen", async () => {
    const coach = await seller();
    const team = await january();
    const { hash } = (await read(team)).previews.new;
    await wakeAt(server, "2028-01-10T09:01:00Z", coach);
    await coach.browser.send("PUT", "/api/coaches/tax-details", { ...TAX_DETAILS, accountHolder: "Max Muster" });
    expect(await codeOf(await make(team, "new", hash))).toBe("previewChanged");
    const both = await Promise.all([make(team), make(team)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("waits for the end of the year and for its last statement", async () => {
    await seller();
    server.clock.set("2027-12-31T22:00:00Z");
    await closeMonths(server, signal);
    const team = await operator(server);
    expect([(await read(team)).obstacle, await codeOf(await make(team))]).toEqual(["running", "taxReportNotPossible"]);
    await earned(server, {
      coachId: (await seller()).userId,
      clientId: await newClient(server),
      startsAt: "2027-12-30T09:00:00Z",
    });
    server.clock.set("2028-01-01T00:10:00Z");
    expect((await read(await operator(server))).obstacle).toBe("notClosed");
  });

  test("says so where nobody is to be reported, once; who comes later follows", async () => {
    const coach = await openCoach(server);
    await coach.browser.send("PUT", "/api/coaches/business", BUSINESS);
    const team = await january();
    await openReportCase(server);
    expect((await read(team)).previews).toMatchObject({ new: { isDue: false }, nil: { isDue: true, count: 0 } });
    const id = await made(team, "nil");
    const xml = await file(team, id);
    expect(await wrongIn(xml)).toEqual([]);
    expect([inside(xml, "MessageTypeIndic"), inside(xml, "DocTypeIndic")]).toEqual([["DPI403"], ["OECD1"]]);
    expect(xml).not.toContain("ReportableSeller");
    expect((await transmit(team, id)).status).toBe(204);
    expect(await codeOf(await make(team, "nil"))).toBe("taxReportNotPossible");
    const cases = await server.database
      .selectFrom("cases")
      .select("state")
      .where("source", "=", "tax_reports")
      .execute();
    expect(cases).toEqual([{ state: "closed" }]);

    await seller();
    await closeMonths(server, signal);
    const later = await file(team, await made(team));
    expect([inside(later, "MessageTypeIndic"), inside(later, "DocTypeIndic")]).toEqual([
      ["DPI401"],
      ["OECD0", "OECD1"],
    ]);
  });

  test("is not empty while a coach who lacks details would be in it", async () => {
    const coach = await openCoach(server);
    await earned(server, {
      coachId: coach.userId,
      clientId: await newClient(server),
      startsAt: "2027-05-03T09:00:00Z",
    });
    const team = await january();
    expect((await read(team)).previews.nil.isDue).toBe(false);
    expect(await codeOf(await make(team, "nil"))).toBe("taxReportNotPossible");
  });

  test("is stored sealed with its hash, and every act and look is in the log", async () => {
    await seller();
    const team = await january();
    const id = await made(team);
    const xml = await file(team, id);
    const row = await server.database.selectFrom("tax_reports").selectAll().executeTakeFirstOrThrow();
    expect(row.sealed.toString("latin1")).not.toContain("86095742719");
    expect(row.sha256).toBe(createHash("sha256").update(xml).digest("hex"));
    await transmit(team, id);
    const log = await server.database
      .selectFrom("audit_log")
      .select("action")
      .where("action", "like", "tax-reports.%")
      .orderBy("position")
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      "tax-reports.make",
      "tax-reports.download",
      "tax-reports.transmit",
    ]);
  });
});

describe("after a report was transmitted", () => {
  test("a correction says what changed, naming the record that it replaces, and the coach gets a new copy", async () => {
    const [coach, same] = [await seller(), await seller({ tin: "47036892816" })];
    const team = await january();
    await giveCopies(server, signal);
    const first = await made(team);
    await transmit(team, first);
    expect((await read(team)).previews).toMatchObject({ new: { count: 0 }, correction: { count: 0 } });

    await wakeAt(server, "2028-01-12T09:00:00Z", coach);
    await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, city: "Potsdam", zipCode: "14467" });
    const again = await operator(server);
    const second = await made(again, "correction");
    const xml = await file(again, second);
    expect(await wrongIn(xml)).toEqual([]);
    expect(inside(xml, "MessageTypeIndic")).toEqual(["DPI402"]);
    expect(inside(xml, "DocTypeIndic")).toEqual(["OECD0", "OECD2"]);
    const [known] = await server.database
      .selectFrom("tax_report_sellers")
      .select("doc_ref")
      .where("report_id", "=", first)
      .where("coach_id", "=", coach.userId)
      .execute();
    expect(inside(xml, "CorrDocRefId")).toEqual([known?.doc_ref]);
    await transmit(again, second, "2028-01-12");
    const subjects = async ({ email }: Person) =>
      (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);
    expect(await subjects(coach)).toContain("Your tax report for 2027 has been corrected");
    expect(await subjects(same)).not.toContain("Your tax report for 2027 has been corrected");
    expect((await read(again)).previews.correction.count).toBe(0);
  });

  test("who should not have been in it is taken back", async () => {
    const coach = await seller();
    const team = await january();
    await transmit(team, await made(team));
    const appointments = await server.database
      .selectFrom("earnings")
      .select("appointment_id")
      .where("coach_id", "=", coach.userId)
      .execute();
    for (const { appointment_id } of appointments)
      await takenBack(server, appointment_id ?? "", "2027-12-30T09:00:00Z");
    await server.database
      .updateTable("earnings")
      .set((eb) => ({
        statement_id: eb.selectFrom("statements").select("id").where("coach_id", "=", coach.userId).limit(1),
      }))
      .where("kind", "=", "reversal")
      .execute();
    const xml = await file(team, await made(team, "correction"));
    expect(await wrongIn(xml)).toEqual([]);
    expect(inside(xml, "DocTypeIndic")).toEqual(["OECD0", "OECD3"]);
  });

  test("a message that was not sent can be discarded and made anew; one that was sent cannot", async () => {
    await seller();
    const team = await january();
    const id = await made(team);
    expect((await read(team)).obstacle).toBe("untransmitted");
    expect((await team.browser.send("POST", `${PATH}/${id}/discard`, {})).status).toBe(204);
    const next = await made(team);
    expect((await transmit(team, next, "2028-01-11")).status).toBe(422);
    expect((await transmit(team, next, "2028-01-09")).status).toBe(422);
    expect((await transmit(team, next)).status).toBe(204);
    expect((await transmit(team, next)).status).toBe(404);
    expect((await team.browser.send("POST", `${PATH}/${next}/discard`, {})).status).toBe(404);
  });
});

test("only finance and compliance see it, and acts need a fresh proof", async () => {
  await seller();
  const team = await january();
  const support = await operator(server, { permissions: ["support", "moderation", "admin"] });
  expect(await codeOf(await support.browser.get(`${PATH}?year=2027`))).toBe("permissionMissing");
  const compliance = await operator(server, { permissions: ["compliance"] });
  expect((await compliance.browser.get(`${PATH}?year=2027`)).status).toBe(200);
  const id = await made(compliance);
  server.clock.advance({ minutes: 11 });
  for (const path of [`${id}/file`, `${id}/discard`])
    expect(await codeOf(await team.browser.send("POST", `${PATH}/${path}`, {}))).toBe("proofStale");
  expect(await codeOf(await transmit(team, id))).toBe("proofStale");
  expect(await codeOf(await make(team))).toBe("proofStale");
});

describe("in January", () => {
  test("each coach gets a copy once, by mail, on the page and as PDF", async () => {
    const coach = await seller();
    await january("2028-01-06T09:00:00Z");
    await giveCopies(server, signal);
    server.clock.set("2028-01-07T09:00:00Z");
    await giveCopies(server, signal);
    await giveCopies(server, signal);
    const mails = (await server.mails()).filter(({ to_address }) => to_address === coach.email);
    expect(mails.filter(({ subject }) => subject === "Your tax report for 2027")).toHaveLength(1);
    await wakeAt(server, "2028-01-07T09:00:00Z", coach);
    const pdf = await coach.browser.get("/api/coaches/tax-details/copies/2027/de");
    expect([pdf.status, pdf.headers.get("content-language"), (await pdf.text()).slice(0, 5)]).toEqual([
      200,
      "de",
      "%PDF-",
    ]);
    expect((await coach.browser.get("/api/coaches/tax-details/copies/2026/de")).status).toBe(404);
  });

  test("the team has one case until the 31st, which ends when the report was transmitted", async () => {
    await seller();
    const team = await january();
    await openReportCase(server);
    await openReportCase(server);
    const cases = () =>
      server.database.selectFrom("cases").select(["state", "due_at"]).where("source", "=", "tax_reports").execute();
    expect(await cases()).toEqual([{ state: "open", due_at: new Date("2028-01-31T17:00:00Z") }]);
    await transmit(team, await made(team));
    expect(await cases()).toMatchObject([{ state: "closed" }]);
    await openReportCase(server);
    expect(await cases()).toHaveLength(1);
  });
});

test("what is kept about a year goes ten years after it", async () => {
  await seller();
  const team = await january();
  await giveCopies(server, signal);
  await made(team);
  const left = async () => [
    (await server.database.selectFrom("tax_reports").select("id").execute()).length,
    (await server.database.selectFrom("tax_report_sellers").select("coach_id").execute()).length,
    (await server.database.selectFrom("tax_copies").select("year").execute()).length,
  ];
  const deleteAt = (moment: string) =>
    transact(server.database, (tx) => deleteOldRecords(tx, lastYearToDelete(new Date(moment))));
  await deleteAt("2037-12-31T22:00:00Z");
  expect(await left()).toEqual([1, 1, 1]);
  await deleteAt("2037-12-31T23:30:00Z");
  expect(await left()).toEqual([0, 0, 0]);
});
