import { strFromU8, unzipSync } from "fflate";
import { sql, type Updateable } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { meanwhile } from "../../../test/locked-user.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import * as filled from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import type { Coaches } from "../../platform/database/database-types.ts";
import { anonymiseUser } from "../accounts/store.ts";
import { openPractice } from "./commands.ts";
import { coachAt, isListed, isReachable } from "./queries.ts";
import { findCoach } from "./store.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["users", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
});

type Named = { first: string; last: string };
async function named({ first, last }: Named): Promise<Person> {
  const made = await person(server, { kind: "coach" });
  const names = { first_name: first, last_name: last };
  await server.database.updateTable("users").set(names).where("id", "=", made.userId).execute();
  return made;
}
const open = ({ userId }: { userId: string }) => transact(server.database, (tx) => openPractice(tx, server, userId));
const slugs = async () =>
  (await server.database.selectFrom("coaches").select("slug").execute()).map(({ slug }) => slug);

describe("the address of a profile", () => {
  test.each([
    ["Jonas", "Petersen", "jonas-petersen"],
    ["Jörg", "Müller-Lüdenscheidt", "joerg-mueller-luedenscheidt"],
    ["Änne", "Groß", "aenne-gross"],
    ["Seán", "O’Brien McDonald", "sean-o-brien-mcdonald"],
    ["Анна", "Иванова", "anna-ivanova"],
    ["💛", "…", "coach"],
    ["Search", " ", "search-2"],
    ["../..", "<script>", "script"],
  ])("%s %s becomes %s", async (first, last, slug) => {
    expect((await open(await named({ first, last }))).slug).toBe(slug);
  });

  test("is cut where a name is very long, with room for a number", async () => {
    const long = { first: "x".repeat(89), last: "y".repeat(100) };
    await open(await named(long));
    await open(await named(long));
    expect((await slugs()).sort()).toEqual(["x".repeat(89), `${"x".repeat(89)}-2`]);
  });

  test("follows the name before the first publication", async () => {
    const coach = await named({ first: "Jonas", last: "Petersen" });
    await open(coach);
    await coach.browser.send("PATCH", "/api/identity/user", { firstName: "Jo", lastName: "Neu", locale: "de" });
    expect(await open(coach)).toMatchObject({ slug: "jo-neu", first_name: "Jo", last_name: "Neu" });
  });

  test("is each coach's own where many of one name begin at once", async () => {
    const coaches = [];
    for (let count = 0; count < 8; count++) coaches.push(await named({ first: "Anna", last: "Schmidt" }));
    await Promise.all(coaches.map(open));
    const numbered = Array.from({ length: 7 }, (_, at) => `anna-schmidt-${at + 2}`);
    expect((await slugs()).sort()).toEqual(["anna-schmidt", ...numbered]);
  });
});

test("first writes at once make one coach, with all that was written", async () => {
  const { browser, userId } = await person(server, { kind: "coach" });
  const sections = { "sales-pitch": filled.SALES_PITCH, areas: filled.AREAS, languages: filled.LANGUAGES };
  const answers = await Promise.all(
    Object.entries(sections).map(([part, body]) => browser.send("PATCH", `/api/coaches/profile/${part}`, body)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await slugs()).toEqual(["erika-muster"]);
  expect(await findCoach(server.database, userId)).toMatchObject({
    sales_pitch_en: "Clarity in six weeks.",
    areas: ["burnout", "Führung in der Musik"],
    languages: ["de", "en"],
    is_public: false,
  });
  expect(await server.database.selectFrom("schedules").select("time_zone").execute()).toEqual([
    { time_zone: "Europe/Berlin" },
  ]);
});

test("only a coach has a practice, and nobody who is gone", async () => {
  const client = await person(server);
  await expect(open(client)).rejects.toMatchObject({ code: "notSignedIn" });
  const coach = await person(server, { kind: "coach" });
  await coach.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  await expect(open(coach)).rejects.toMatchObject({ code: "notSignedIn" });
  expect(await slugs()).toEqual([]);
});

test("a section that is being saved while the profile is deleted does not come after it", async () => {
  const { browser, userId } = await person(server, { kind: "coach" });
  const response = await meanwhile(server, userId, {
    under: () => browser.send("PATCH", "/api/coaches/profile/sales-pitch", filled.SALES_PITCH),
    first: (tx) => anonymiseUser(tx, { id: userId, now: server.clock.now() }),
  });
  expect(response.status).toBe(401);
  expect(await slugs()).toEqual([]);
});

test("a coach is known by the address, reached while public, and listed only where the coach wants it", async () => {
  const { slug, user_id } = await open(await person(server, { kind: "coach" }));
  const set = (changed: Updateable<Coaches>) =>
    server.database.updateTable("coaches").set(changed).where("user_id", "=", user_id).execute();
  const found = async () => {
    const coach = await coachAt(server.database, slug);
    return [coach?.first_name, coach && isReachable(coach), coach && isListed(coach)];
  };
  expect(await found()).toEqual(["Erika", false, false]);
  await set({ is_public: true, first_public_at: server.clock.now() });
  expect(await found()).toEqual(["Erika", true, true]);
  await set({ allow_in_listing: false });
  expect(await found()).toEqual(["Erika", true, false]);
});

test.each(["", "Erika", "a/b", "\u0000", "x".repeat(101)])("nobody is at the address %j", async (slug) =>
  expect(await coachAt(server.database, slug)).toBeUndefined(),
);

test.each([
  ["six areas", sql`update coaches set areas = '{a,b,c,d,e,f}'`],
  ["a long pitch", sql`update coaches set sales_pitch_de = repeat('x', 500)`],
  ["a long bio", sql`update coaches set about_me_en = repeat('x', 2000)`],
  ["an address with capitals", sql`update coaches set slug = 'Erika'`],
  ["a public profile without its date", sql`update coaches set is_public = true`],
])("the database itself refuses %s", async (_, statement) => {
  await open(await person(server, { kind: "coach" }));
  await expect(statement.execute(server.database)).rejects.toMatchObject({ code: "23514" });
});

describe("the data of a coach", () => {
  const profile = "/api/coaches/profile";
  async function practising(): Promise<Person> {
    const coach = await person(server, { kind: "coach" });
    const sent = [
      await coach.browser.send("PATCH", `${profile}/introduction`, filled.INTRODUCTION),
      await coach.browser.send("PATCH", `${profile}/bio`, filled.BIO),
      await coach.browser.send("PUT", "/api/coaches/business", filled.BUSINESS),
      await coach.browser.send("PUT", "/api/coaches/consultations", filled.CONSULTATIONS),
      await coach.browser.send("PUT", "/api/coaches/cv", filled.RESUME),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    return coach;
  }

  async function download({ browser }: Person) {
    const prepared = await browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
    const { path } = (await prepared.json()) as { path: string };
    const zip = unzipSync(new Uint8Array(await (await browser.get(path)).arrayBuffer()));
    return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  test("is in the download, section by section", async () => {
    const files = await download(await practising());
    const read = (name: string) => JSON.parse(files[name] ?? "");
    expect(read("coach-profile.json")).toMatchObject({ ...filled.BIO, title: "dr", slug: "erika-muster" });
    const { companyName, vatNumber, certifyLawful: _, ...given } = filled.BUSINESS;
    const certified = { certifiedAt: "2026-11-16T09:00:00.000Z", certifiedVersion: "2026-11" };
    const address = { ...given, registerCourt: null, registerNumber: null, ...certified };
    expect(read("business.json")).toMatchObject({ companyName, vatNumber, address });
    expect(read("consultations.json")).toHaveLength(3);
    expect(read("resume.json")).toMatchObject(filled.RESUME);
    for (const name of ["coach-profile", "business", "consultations", "resume"])
      expect(files["README.txt"]).toContain(`${name}.json`);
  });

  test("has no files in the download of a client, or of a coach who has not begun", async () => {
    for (const kind of ["client", "coach"] as const)
      expect(Object.keys(await download(await person(server, { kind }))).join()).not.toMatch(
        /coach|business|consul|resume/,
      );
  });

  test("goes with the profile; the anonymous row of the user stays", async () => {
    const { browser, userId } = await practising();
    const asked = { password: PASSWORD, understood: true };
    expect((await browser.send("POST", "/api/identity/delete-profile", asked)).status).toBe(200);
    for (const table of ["coaches", "businesses", "consultations", "schedules", "resumes", "resume_entries"] as const)
      expect([table, await server.database.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(
      await server.database.selectFrom("users").select(["id", "first_name", "company_name", "vat_number"]).execute(),
    ).toEqual([{ id: userId, first_name: "", company_name: null, vat_number: null }]);
  });
});
