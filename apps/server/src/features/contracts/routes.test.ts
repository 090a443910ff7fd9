import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Appointment } from "@aufwind/contract/appointments";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { act, booking, introduce, openCoach, saveCard } from "../../../test/booked.ts";
import { openMailbox, wordsOf } from "../../../test/delivered-mails.ts";
import { FIRST, textFolder } from "../../../test/legal-texts.ts";
import { bought, ownPackage, packagePair } from "../../../test/packages.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { bookedSeries, regularPair } from "../../../test/series.ts";
import { testServer } from "../../../test/test-server.ts";

const NEXT = "2026-11-17";
const mailbox = await openMailbox();
/** The terms with few of their sections: to lay out all of them takes seconds. */
const short = (source: string) =>
  source
    .split(/^(?=##)/m)
    .filter(
      (section, at) => at === 0 || /\{#(changes|cancellation|withdrawal-.+|coach-data-processing)\}/.test(section),
    )
    .join("");
const changed = (source: string) => `${short(source)}\n\nA sentence that nobody has agreed to.\n`;
const texts = textFolder(
  { text: "terms", version: FIRST, change: short },
  { text: "terms", version: NEXT, change: changed },
);
const server = await testServer({ env: { SMTP_URL: mailbox.url, LEGAL_TEXTS: texts } });

const START = "2026-11-19T10:00:00.000Z";
const FAR = "2026-12-09T13:00:00.000Z";

type Wanted = { locale?: "en" | "de"; scheduledAt?: string; vatStatus?: "regular" | "small"; isFree?: boolean };

/** A coach, a client, and what the client has asked for. */
async function asked({ locale = "en", scheduledAt = START, vatStatus = "regular", isFree = false }: Wanted = {}) {
  server.clock.set("2026-11-16T09:00:00Z");
  const coach = await openCoach(server, { vatStatus });
  const client = await person(server, { locale });
  await saveCard(server, client);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  const wanted = { coachId: coach.userId, consultation: isFree ? "discovery" : "standard", scheduledAt } as const;
  const over = vatStatus === "small" ? { feeCents: 10_000 } : {};
  const response = await client.browser.send("POST", "/api/appointments", booking(wanted, over));
  const { id, bookingNumber } = (await response.json()) as Appointment;
  return { coach, client, id, bookingNumber };
}
const on = (id: string, what: string) => `/api/appointments/${id}/${what}`;
async function agreed(wanted: Wanted = {}) {
  const pair = await asked(wanted);
  expect((await act(pair.coach, on(pair.id, "confirm"))).status).toBe(200);
  return pair;
}

async function boughtPackage() {
  server.clock.set("2026-11-16T09:00:00Z");
  const pair = await packagePair(server);
  return { pair, id: (await bought(pair, { instalments: 3 })).id };
}

async function agreedSeries() {
  const pair = await regularPair(server);
  const starts = ["2026-12-08T10:00:00.000Z", "2026-12-15T10:00:00.000Z", "2026-12-22T10:00:00.000Z"];
  const booked = await bookedSeries(pair, starts);
  await act(pair.coach, `/api/appointment-series/${booked.id}/confirm`);
  return { ...booked, pair };
}

const mailsTo = ({ email }: Person) => mailbox.delivered.filter(({ to }) => to.includes(email));
/** The mail to somebody that has a PDF, opened. */
function opened(who: Person) {
  const hasPdf = ({ parts }: { parts: { type: string }[] }) => parts.some(({ type }) => type === "application/pdf");
  const { parts = [] } = mailsTo(who).findLast(hasPdf) ?? {};
  const bodyOf = (type: string) => parts.find((part) => part.type === type && !part.name)?.bytes.toString() ?? "";
  const files = new Map(parts.map(({ name, bytes }) => [name, bytes]));
  return { text: bodyOf("text/plain").replaceAll("\r\n", "\n"), html: bodyOf("text/html"), files };
}
const fileIn = (who: Person, name: string) => opened(who).files.get(name) ?? Buffer.alloc(0);
const download = ({ browser }: Person, id: string, paper = "order") => browser.get(on(id, `contract/${paper}`));
const downloaded = async (who: Person, id: string, paper?: string) =>
  wordsOf(await (await download(who, id, paper)).arrayBuffer());
const rowsOf = (id: string) =>
  server.database
    .selectFrom("contracts")
    .selectAll()
    .where("appointment_id", "=", id)
    .orderBy("concluded_at")
    .execute();

const ORDER_EN = ["€119.00 in total, including €19.00 VAT", "19 Nov 2026, 11:00–12:00 (Berlin time)", "Erika Muster"];
const WITHDRAWAL_EN = [
  "later than 24 hours before the start: the full fee",
  "You have the right to withdraw from this contract within fourteen days",
  "I/we (*) hereby withdraw from the contract",
];

// Sent before the tests: documents are laid out one after the other.
const english = await agreed();
const german = await agreed({ locale: "de", vatStatus: "small" });
const series = await agreedSeries();
const instalments = await boughtPackage();
await server.work();

test("the confirmation of a paid appointment carries order, withdrawal and terms, as files and as text, once", async () => {
  const { client, coach, bookingNumber } = english;
  const { text, html } = opened(client);
  const pdf = await wordsOf(fileIn(client, `Contract-${bookingNumber}.pdf`));
  for (const said of [bookingNumber, ...ORDER_EN, ...WITHDRAWAL_EN]) {
    expect(pdf).toContain(said);
    expect(text.replaceAll(/\s+/g, " ")).toContain(said);
  }
  expect(html).not.toContain("hereby withdraw");
  // Below these signs mail programs show a signature.
  expect(text.indexOf("hereby withdraw")).toBeLessThan(text.indexOf("\n-- \n"));
  const terms = [await wordsOf(fileIn(client, `Terms-${FIRST}.pdf`)), fileIn(client, `Terms-${FIRST}.txt`).toString()];
  for (const each of terms) {
    for (const said of ["A13 Changes to these terms", "C16 Data processing on your behalf"])
      expect(each).toContain(said);
    expect(each).not.toContain("nobody has agreed to");
  }
  expect(mailsTo(coach).length).toBeGreaterThan(0);
  expect(opened(coach).files.size).toBe(0);
  const before = mailsTo(client).length;
  await server.work();
  expect(mailsTo(client)).toHaveLength(before);
});

test("in German, of a small business; the terms of a language are laid out once", async () => {
  const { client, id, bookingNumber } = german;
  const pdf = await wordsOf(fileIn(client, `Vertrag-${bookingNumber}.pdf`));
  for (const said of [
    "100,00 € Gesamtpreis, ohne Umsatzsteuer (Kleinunternehmer, § 19 UStG)",
    "19.11.2026, 11:00–12:00 (Berliner Zeit)",
    "später als 24 Stunden vor Beginn: das volle Honorar",
    "binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen",
    "Hiermit widerrufe(n) ich/wir (*)",
  ])
    expect(pdf).toContain(said);
  expect(await wordsOf(fileIn(client, `AGB-${FIRST}.pdf`))).toContain("A13 Änderung dieser Bedingungen");
  expect((await download(client, id, "terms")).headers.get("content-disposition")).toContain(`AGB-${FIRST}.pdf`);
  const kept = await readdir(join(server.config.dataFolder, "files", "legal-texts"));
  expect(kept.filter((name) => name.startsWith(`terms-${FIRST}-de-`))).toHaveLength(1);
});

test("a series has one contract that lists all dates with their prices; a date that moves alone gets its own", async () => {
  const { client, coach } = series.pair;
  const [first, second, third] = series.dates;
  const numbers = await server.database
    .selectFrom("appointments")
    .select("booking_number")
    .where("series_id", "=", series.id)
    .orderBy("starts_at")
    .execute();
  const pdf = await wordsOf(fileIn(client, `Contract-series-${numbers[0]?.booking_number}.pdf`));
  const text = opened(client).text.replaceAll(/\s+/g, " ");
  const times = ["8 Dec 2026, 11:00", "15 Dec 2026, 11:00", "22 Dec 2026, 11:00"];
  const sums = ["€119.00", "€357.00 in total, including €57.00 VAT", ...WITHDRAWAL_EN];
  for (const said of [...numbers.map((row) => row.booking_number), ...times, ...sums]) {
    expect(pdf).toContain(said);
    expect(text).toContain(said);
  }
  expect(await rowsOf(first?.id ?? "")).toHaveLength(1);
  expect(await rowsOf(second?.id ?? "")).toEqual([]);
  expect(await downloaded(coach, third?.id ?? "")).toContain(times[0]);
  server.clock.advance({ minutes: 5 });
  await act(coach, on(second?.id ?? "", "reschedule"), { scheduledAt: "2026-12-16T10:00:00.000Z" });
  expect((await act(client, on(second?.id ?? "", "accept"), { earlyStart: true })).status).toBe(200);
  const own = await downloaded(client, second?.id ?? "");
  expect(own).toContain("16 Dec 2026, 11:00–12:00 (Berlin time)");
  expect(own).not.toContain("22 Dec 2026");
  expect(await downloaded(client, third?.id ?? "")).toContain(times[1]);
});

test("a package has one contract with price, instalments, validity and what holds, for its two people alone", async () => {
  const { client, coach } = instalments.pair;
  const { bookingNumber } = await ownPackage(client, instalments.id);
  const pdf = await wordsOf(fileIn(client, `Contract-package-${bookingNumber}.pdf`));
  const { text } = opened(client);
  for (const said of [
    bookingNumber,
    "5 appointments",
    "€535.50 in total, including €85.50 VAT",
    "16 Dec 2026",
    "€178.50",
    "The last appointment can begin on 16 May 2027",
    "at its price in the package",
    "our terms in the version of 15 Nov 2026",
    ...WITHDRAWAL_EN.slice(1),
  ]) {
    expect(pdf).toContain(said);
    expect(text.replaceAll(/\s+/g, " ")).toContain(said);
  }
  const paper = ({ browser }: Person) => browser.get(`/api/packages/${instalments.id}/contract/order`);
  expect(await wordsOf(await (await paper(client)).arrayBuffer())).toContain(bookingNumber);
  expect((await paper(coach)).status).toBe(200);
  expect((await paper(await person(server))).status).toBe(404);
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const kept = server.database.selectFrom("contracts").select("facts").where("package_id", "=", instalments.id);
  expect((await kept.executeTakeFirstOrThrow()).facts).not.toHaveProperty("client");
});

test("the mailbox of a demo gives the same files", async () => {
  const { client } = await agreed({ isFree: true });
  const { items } = (await (await server.request("/api/dev/mails")).json()) as { items: { id: string; to: string }[] };
  const id = items.find(({ to }) => to === client.email)?.id;
  expect(await (await server.request(`/api/dev/mails/${id}`)).json()).toMatchObject({ hasFiles: true });
  const zip = new Uint8Array(await (await server.request(`/api/dev/mails/${id}/files`)).arrayBuffer());
  expect(Object.keys(unzipSync(zip))).toContain(`Terms-${FIRST}.txt`);
  const registration = items.findLast(({ to }) => to === client.email)?.id;
  expect((await server.request(`/api/dev/mails/${registration}/files`)).status).toBe(404);
});

test("both download it later, under the terms agreed with the booking; nobody else does", async () => {
  const { client, coach, id } = await asked();
  expect((await download(client, id)).status).toBe(404);
  server.clock.set(`${NEXT}T09:00:00Z`);
  for (const { browser, email } of [coach, client])
    await browser.send("POST", "/api/visitors/login", { email, password: PASSWORD, rememberMe: false });
  await act(coach, on(id, "confirm"));
  const text = await downloaded(client, id);
  expect(text).toContain("our terms in the version of 15 Nov 2026");
  expect((await download(coach, id)).status).toBe(200);
  expect((await download(client, id, "photo")).status).toBe(422);
  expect((await download(await person(server), id)).status).toBe(404);
  expect((await server.request(on(id, "contract/order"))).status).toBe(401);
});

/** What the newest mail to somebody says, sent or not. */
const textTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).at(-1)?.text ?? "";

test("a new time with a new consent is a new contract; the former one stays as it was", async () => {
  const { client, coach, id } = await agreed({ scheduledAt: FAR });
  const former = await rowsOf(id);
  server.clock.advance({ minutes: 5 });
  await act(coach, on(id, "reschedule"), { scheduledAt: START });
  expect(await rowsOf(id)).toEqual(former);
  expect((await act(client, on(id, "accept"), { earlyStart: true })).status).toBe(200);
  expect((await act(client, on(id, "accept"), { earlyStart: true })).status).toBe(409);
  const [first, second, ...others] = await rowsOf(id);
  expect([[first], others]).toEqual([former, []]);
  expect(second?.facts).toMatchObject({ startsAt: START, earlyStartAt: "2026-11-16T09:05:00.000Z" });
  const text = await downloaded(client, id);
  expect(text).toContain("19 Nov 2026, 11:00–12:00");
  const said = "On 16 Nov 2026, 10:05 you asked for the coaching to start before the withdrawal period";
  expect(text).toContain(said);
  expect(await textTo(client)).toContain(said);
});

test("a free appointment has a contract without a right of withdrawal, which goes with the coach", async () => {
  const { client, coach, id } = await agreed({ isFree: true });
  const text = await textTo(client);
  expect(text).toContain("Price: free of charge");
  expect(text).not.toContain("hereby withdraw");
  await coach.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(await rowsOf(id)).toEqual([]);
});

test("it is in the download of one's data; a client who leaves leaves no name in it", async () => {
  const { client, coach, id, bookingNumber } = await agreed();
  const prepared = await client.browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
  const { path } = (await prepared.json()) as { path: string };
  const files = unzipSync(new Uint8Array(await (await client.browser.get(path)).arrayBuffer()));
  const given = (name: string) => strFromU8(files[`contracts/${name}.txt`] ?? new Uint8Array());
  expect(given(`2026-11-16T090000-Contract-${bookingNumber}`)).toContain(WITHDRAWAL_EN[1]);
  expect(given(`Terms-${FIRST}`)).toContain("A13 Changes to these terms");
  expect((await rowsOf(id))[0]?.facts).toMatchObject({ client: "Erika Muster" });
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect((await rowsOf(id))[0]?.facts).not.toHaveProperty("client");
  expect((await download(coach, id)).status).toBe(200);
});
