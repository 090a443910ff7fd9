import type { Appointment } from "@aufwind/contract/appointments";
import type { CountedVersion, OwnTexts } from "@aufwind/contract/legal-texts";
import { describe, expect, test } from "vitest";
import { booking, introduce, openCoach } from "../../../test/booked.ts";
import { FIRST, textFolder } from "../../../test/legal-texts.ts";
import { operator } from "../../../test/operators.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const SPRING = "2027-03-01";
const NOTE = "\n\nA sentence of this spring.\n";
const later = (text: "terms" | "conduct" | "privacy") => ({
  text,
  version: SPRING,
  change: (source: string) => source + NOTE,
});
const server = await testServer({
  env: { LEGAL_TEXTS: textFolder(later("terms"), later("conduct"), later("privacy")) },
});

const own = async ({ browser }: Person) => (await (await browser.get("/api/users/legal-texts")).json()) as OwnTexts;
const agree = ({ browser }: Person, text: string, version = SPRING) =>
  browser.send("POST", "/api/coaches/legal-texts/agreements", { text, version });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to_address }) => to_address === email);
const bellsOf = ({ userId }: Person) =>
  server.database
    .selectFrom("notifications")
    .select(["kind", "data"])
    .where("user_id", "=", userId)
    .where("kind", "=", "textChanged")
    .execute();
const subjectsOf = async (who: Person) => (await mailsTo(who)).map(({ subject }) => subject);

const english = await person(server, { kind: "coach", locale: "en" });
const german = await person(server, { kind: "coach", locale: "de" });
const client = await person(server, { kind: "client", locale: "de" });

test("everybody reads which versions there are, and each of them in both languages", async () => {
  const listed = await server.request("/api/legal-texts/terms");
  expect(await listed.json()).toEqual({ versions: [FIRST, SPRING], inForce: FIRST });
  const read = async (version: string, locale: string) =>
    (await server.request(`/api/legal-texts/terms/${version}/${locale}`)).json() as Promise<{ source: string }>;
  expect((await read(SPRING, "de")).source).toContain("title: Allgemeine Geschäftsbedingungen");
  expect((await read(SPRING, "en")).source).toContain("A sentence of this spring.");
  expect((await read(FIRST, "en")).source).not.toContain("this spring");
  expect((await server.request("/api/legal-texts/terms/2026-01-01/de")).status).toBe(404);
  expect((await server.request("/api/legal-texts/imprint")).status).toBe(422);
});

test("registering stores the version, the language and where it was agreed to", async () => {
  const rows = await server.database
    .selectFrom("text_agreements")
    .selectAll()
    .where("user_id", "=", german.userId)
    .execute();
  expect(rows).toMatchObject([{ text: "terms", version: FIRST, locale: "de", given_at: "registration" }]);
});

describe("a new version", () => {
  test("is announced to everybody once, by mail and bell, in their own language", async () => {
    await server.work("announce-legal-texts");
    await server.work("announce-legal-texts");
    expect(await subjectsOf(german)).toEqual(
      expect.arrayContaining([
        "Unsere AGB ändern sich zum 01.03.2027",
        "Unser Verhaltenskodex ändert sich zum 01.03.2027",
        "Unsere Datenschutzerklärung ändert sich zum 01.03.2027",
      ]),
    );
    expect(
      (await subjectsOf(english)).filter((subject) => subject === "Our terms will change on 1 Mar 2027"),
    ).toHaveLength(1);
    expect(await bellsOf(english)).toHaveLength(3);
    // The code of conduct is nothing for clients.
    expect(await bellsOf(client)).toHaveLength(2);
    const [mail] = (await mailsTo(german)).filter(({ subject }) => subject.startsWith("Unsere AGB"));
    expect(mail?.text).toContain(`http://aufwind.example/de/fassungen/terms/${SPRING}/aenderungen`);
    expect(mail?.text).toContain("http://aufwind.example/de/coach/bedingungen");
    expect(mail?.text).toContain("ohne Frist und ohne Kosten kündigen");
    const [asked] = (await mailsTo(client)).filter(({ subject }) => subject.startsWith("Unsere AGB"));
    expect(asked?.text).toContain("Ihr Schweigen ist keine Zustimmung");
  });

  test("applies to coaches after their notice, to clients only with a booking", async () => {
    const terms = async (who: Person) => (await own(who)).announced.find(({ text }) => text === "terms");
    expect(await terms(german)).toMatchObject({ appliesOn: SPRING, previous: FIRST, can: { agree: true } });
    expect(await terms(client)).toMatchObject({ appliesOn: null, applies: false });
    expect((await own(german)).texts).toContainEqual({ text: "terms", own: FIRST, inForce: FIRST });
  });

  test("can be agreed to once it was announced, and twice is once", async () => {
    expect((await agree(german, "terms")).status).toBe(200);
    expect((await agree(german, "terms")).status).toBe(200);
    const rows = await server.database
      .selectFrom("text_agreements")
      .select(["version", "given_at", "locale"])
      .where("user_id", "=", german.userId)
      .where("version", "=", SPRING)
      .execute();
    expect(rows).toEqual([{ version: SPRING, given_at: "page", locale: "de" }]);
    expect((await own(german)).announced.find(({ text }) => text === "terms")).toMatchObject({
      agreedAt: expect.any(String),
      can: { agree: false },
    });
  });

  test("is counted for the team: who was told, and who agreed", async () => {
    const staff = await operator(server, { permissions: ["compliance"] });
    const { items } = (await (await staff.browser.get("/api/operators/legal-texts")).json()) as {
      items: CountedVersion[];
    };
    const terms = items.filter(({ text }) => text === "terms");
    expect(terms).toMatchObject([
      { version: SPRING, state: "future", told: { coaches: 2, clients: 1, waiting: 0 }, agreed: { coaches: 1 } },
      { version: FIRST, state: "inForce", told: null, agreed: { coaches: 2, clients: 1 } },
    ]);
    expect(terms[0]?.appliesToAllOn).toBe(SPRING);
    expect(items.find(({ text }) => text === "privacy")).toMatchObject({ agreed: null });
  });

  test("cannot be agreed to by clients and visitors, nor one that does not exist or only informs", async () => {
    expect(await codeOf(await agree(client, "terms"))).toBe("wrongRole");
    expect(await codeOf(await server.send("POST", "/api/coaches/legal-texts/agreements", { body: {} }))).toBe(
      "notSignedIn",
    );
    expect(await codeOf(await agree(german, "terms", "2031-01-01"))).toBe("notFound");
    expect(await codeOf(await agree(german, "privacy"))).toBe("notFound");
  });

  test("applies to whoever said nothing and stayed, and cannot be agreed to any more", async () => {
    server.clock.set("2027-03-01T08:00:00Z");
    for (const each of [english, client]) await logIn(each.browser, each);
    expect((await own(english)).texts).toContainEqual({ text: "terms", own: SPRING, inForce: SPRING });
    expect(await codeOf(await agree(english, "terms"))).toBe("notPossibleNow");
    expect((await own(client)).texts).toContainEqual({ text: "terms", own: FIRST, inForce: SPRING });
  });

  test("is agreed to by booking, if the page showed it; else the booking is refused", async () => {
    const coach = await openCoach(server);
    await introduce(server, { coachId: coach.userId, clientId: client.userId });
    const book = (day: string, termsVersion?: string) =>
      client.browser.send(
        "POST",
        "/api/appointments",
        booking({ coachId: coach.userId, scheduledAt: `${day}T10:00:00.000Z` }, { termsVersion }),
      );
    expect(await codeOf(await book("2027-03-04"))).toBe("termsChanged");
    expect(await codeOf(await book("2027-03-04", FIRST))).toBe("termsChanged");
    expect((await own(client)).texts).toContainEqual({ text: "terms", own: FIRST, inForce: SPRING });
    const booked = (await (await book("2027-03-04", SPRING)).json()) as Appointment;
    expect(booked.terms).toEqual({ version: SPRING, locale: "de" });
    expect((await own(client)).texts).toContainEqual({ text: "terms", own: SPRING, inForce: SPRING });
    const given = server.database.selectFrom("text_agreements").select("given_at").where("user_id", "=", client.userId);
    expect(await given.where("version", "=", SPRING).execute()).toEqual([{ given_at: "booking" }]);
  });

  test("is not announced to whoever comes under it", async () => {
    const late = await person(server, { kind: "coach" });
    await server.work("announce-legal-texts");
    expect((await own(late)).announced.map(({ text }) => text)).not.toContain("terms");
    expect((await own(late)).texts).toContainEqual({ text: "terms", own: SPRING, inForce: SPRING });
  });
});
