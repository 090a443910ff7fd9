import type { Mailing } from "@aufwind/contract/mailings";
import type { List } from "@aufwind/contract/subscriptions";
import { beforeEach, describe, expect, test } from "vitest";
import { actsOn } from "../../../test/audit-log.ts";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer({ env: { MAILINGS_PER_MINUTE: "3" } });
const PATH = "/api/operators/mailings";
const TEXT = {
  name: "Dezember",
  subjectDe: "Ein ruhiger Dezember",
  subjectEn: "A calm December",
  textDe: "Der Advent ist da.\n\n> Weniger ist genug.\n\n[Zum Blog](/de/blog)",
  textEn: "Advent is here.\n\n[To the blog](/en/blog)",
};
let mara: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const table of ["mailings", "mails", "subscriptions", "rate_limits"] as const)
    await server.database.deleteFrom(table).execute();
  mara = await operator(server, { permissions: ["support"] });
});

type Method = "POST" | "PUT" | "DELETE";
const send = (method: Method, path = "", body: object = {}, by = mara) =>
  by.browser.send(method, `${PATH}${path}`, body);
const draft = async (over: object = {}) =>
  (await (await send("POST", "", { ...TEXT, audience: "newsletter", ...over })).json()) as Mailing;
const read = async ({ id }: { id: string }) => (await (await mara.browser.get(`${PATH}/${id}`)).json()) as Mailing;
const schedule = ({ id, version }: Mailing, dueAt: string | null = null, by = mara) =>
  send("POST", `/${id}/schedule`, { version, dueAt }, by);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const errorsOf = async (response: Response) => ((await response.json()) as { errors: object[] }).errors;

/** Confirmed subscribers, as the link in the mail makes them. */
async function joined(list: List, ...emails: string[]) {
  for (const email of emails) {
    const body =
      list === "earlyAccess"
        ? (["PUT", "/api/visitors/lead", { email, acceptTerms: true }] as const)
        : (["POST", "/api/subscriptions/subscribe", { list, email, consent: true }] as const);
    const locale = email.startsWith("de") ? "de" : "en";
    await server.send(body[0], body[1], { body: body[2], locale });
  }
  await server.database
    .updateTable("subscriptions")
    .set({ confirmed_at: server.clock.now() })
    .where("email", "in", emails)
    .execute();
  for (const table of ["mails", "rate_limits"] as const) await server.database.deleteFrom(table).execute();
}
const reached = async () => (await server.mails()).map(({ to_address }) => to_address).toSorted();
const minuteLater = () => {
  server.clock.advance({ minutes: 1, seconds: 1 });
  return server.work();
};

describe("a mailing", () => {
  test("is read in both languages before it is sent, as preview and as a mail to oneself", async () => {
    const made = await draft();
    const preview = async (locale: string) =>
      (await (await mara.browser.get(`${PATH}/${made.id}/preview?locale=${locale}`)).json()) as Record<string, string>;
    const german = await preview("de");
    expect(german.subject).toBe("Ein ruhiger Dezember");
    expect(german.text).toContain(
      "Der Advent ist da.\n\n> Weniger ist genug.\n\nZum Blog:\nhttp://aufwind.example/de/blog",
    );
    expect(german.text).toMatch(/Abmelden:\nhttp:\/\/aufwind\.example\/de\/abmelden\/[\w-]{43}/);
    expect((await preview("en")).html).toContain("Advent is here.");
    // A page has no parts of a mail to load a picture from.
    expect(german.html).toContain('src="data:image/png');
    expect(german.html).not.toContain("cid:");
    const tested = await send("POST", `/${made.id}/test`);
    expect([tested.status, await tested.json()]).toEqual([202, { to: mara.email }]);
    const mine = (await server.mails()).filter(({ subject }) => /Dezember|December/.test(subject));
    expect(new Set(mine.map(({ to_address }) => to_address))).toEqual(new Set([mara.email]));
    expect(mine.map(({ subject }) => subject).toSorted()).toEqual([
      "Probe: Ein ruhiger Dezember",
      "Test: A calm December",
    ]);
    expect(await read(made)).toMatchObject({ state: "draft", counts: { sent: 0 } });
    expect(await actsOn(server, made.id)).toEqual(["mailings.create", "mailings.test"]);
  });

  test("reaches confirmed subscribers of its list at its time, each in their language, with a way to leave", async () => {
    await joined("newsletter", "de1@example.org", "en1@example.org");
    await joined("giftCards", "gift@example.org");
    await server.send("POST", "/api/subscriptions/subscribe", {
      body: { list: "newsletter", email: "asked@example.org", consent: true },
    });
    await server.database.deleteFrom("mails").execute();
    const made = await draft();
    expect(await (await mara.browser.get(`${PATH}/${made.id}`)).json()).toMatchObject({ reachedNow: 2, perMinute: 3 });
    expect(await (await schedule(made, "2026-11-17T08:00:00Z")).json()).toMatchObject({ state: "scheduled" });
    server.clock.set("2026-11-17T07:59:59Z");
    await server.work();
    expect(await reached()).toEqual([]);
    server.clock.set("2026-11-17T08:00:00Z");
    await server.work();
    const mails = await server.mails();
    expect(await reached()).toEqual(["de1@example.org", "en1@example.org"]);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(["A calm December", "Ein ruhiger Dezember"]);
    const { headers, text } = mails.find(({ locale }) => locale === "de") ?? { headers: {}, text: "" };
    const { "List-Unsubscribe": leave = "", ...post } = headers as Record<string, string>;
    expect(post).toEqual({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const token = /abmelden\/([\w-]{43})>/.exec(leave)?.[1];
    expect(text).toContain(`/de/abmelden/${token}`);
    expect((await server.send("POST", "/api/subscriptions/unsubscribe", { body: { token } })).status).toBe(200);
    await server.work();
    mara = await operator(server, { permissions: ["support"] });
    expect(await read(made)).toMatchObject({
      state: "sent",
      isSettled: true,
      counts: { waiting: 0, queued: 0, sent: 2, failed: 0, left: 0 },
    });
  });

  test("keeps to its rate, leaves out who has left before their turn, and can be stopped and resumed", async () => {
    const emails = Array.from({ length: 9 }, (_, place) => `en${place}@example.org`);
    await joined("newsletter", ...emails);
    const made = await draft();
    await schedule(made);
    await server.work();
    await server.work();
    expect(await reached()).toHaveLength(3);
    await minuteLater();
    expect(await reached()).toHaveLength(6);
    expect((await send("POST", `/${made.id}/stop`, { reason: "Tippfehler im Betreff." })).status).toBe(200);
    await minuteLater();
    expect(await reached()).toHaveLength(6);
    expect(await read(made)).toMatchObject({
      state: "stopped",
      counts: { waiting: 3, sent: 6 },
      can: { resume: true },
    });
    const already = await reached();
    const gone = emails.filter((email) => !already.includes(email))[0] ?? "";
    await server.database
      .updateTable("subscriptions")
      .set({ left_at: server.clock.now() })
      .where("email", "=", gone)
      .execute();
    expect((await send("POST", `/${made.id}/resume`)).status).toBe(200);
    await minuteLater();
    await minuteLater();
    const all = await reached();
    expect(all).toEqual(emails.filter((email) => email !== gone).toSorted());
    expect(await read(made)).toMatchObject({ state: "sent", counts: { sent: 8, left: 1, waiting: 0 } });
    expect(await actsOn(server, made.id)).toEqual([
      "mailings.create",
      "mailings.schedule",
      "mailings.stop",
      "mailings.resume",
    ]);
  });

  test("is sent by two workers at once, and nobody gets it twice", async () => {
    await joined("newsletter", "en1@example.org", "en2@example.org", "en3@example.org");
    await schedule(await draft());
    await Promise.all([server.work(), server.work()]);
    await minuteLater();
    expect(await reached()).toEqual(["en1@example.org", "en2@example.org", "en3@example.org"]);
  });

  test("of the gift-card list is the one that was asked for: whoever got it is off the list", async () => {
    await joined("giftCards", "en1@example.org");
    await schedule(await draft({ audience: "giftCards" }));
    await server.work();
    expect(await reached()).toEqual(["en1@example.org"]);
    const again = await draft({ audience: "giftCards" });
    expect(await read(again)).toMatchObject({ reachedNow: 0 });
  });

  test("reaches everybody with an account only for a reason, by name and without a list to leave", async () => {
    expect(await errorsOf(await send("POST", "", { ...TEXT, audience: "everybody" }))).toMatchObject([
      { field: "necessity", code: "required" },
    ]);
    await person(server);
    await server.database.deleteFrom("mails").execute();
    const made = await draft({ audience: "everybody", necessity: "Geplante Wartung am Sonntag." });
    const { reachedNow } = (await read(made)) as Mailing & { reachedNow: number };
    await schedule(made);
    for (let reachedSoFar = 0; reachedSoFar < reachedNow; reachedSoFar += 3) await minuteLater();
    await minuteLater();
    const mails = await server.mails();
    expect(mails).toHaveLength(reachedNow);
    expect(mails.map(({ to_address }) => to_address)).not.toContain(mara.email);
    for (const { headers, text } of mails) {
      expect(headers).toEqual({});
      expect(text).toContain("because you have an account with us");
    }
  });

  test("counts what the mail server refuses, without a case for each", async () => {
    await joined("newsletter", "en1@example.org");
    const made = await draft();
    await schedule(made);
    // The mails of a server without SMTP are kept; this one was refused instead.
    await server.work();
    await server.database.updateTable("mails").set({ state: "failed", failed_at: server.clock.now() }).execute();
    await server.database.updateTable("mailing_recipients").set({ state: "queued" }).execute();
    await server.database.updateTable("mailings").set({ settled_at: null }).execute();
    await minuteLater();
    expect(await read(made)).toMatchObject({ counts: { sent: 0, failed: 1 } });
    expect(await server.database.selectFrom("failures").select("id").execute()).toEqual([]);
  });
});

test("who got a mailing is forgotten 90 days later, how many is not; one that was stopped is over then", async () => {
  await joined("newsletter", "en1@example.org", "en2@example.org", "en3@example.org", "en4@example.org");
  const made = await draft();
  await schedule(made);
  await server.work();
  await send("POST", `/${made.id}/stop`, { reason: "Zu früh." });
  await minuteLater();
  const recipients = server.database.selectFrom("mailing_recipients").select("recipient_id");
  server.clock.advance({ days: 89 });
  await server.work();
  expect(await recipients.execute()).toHaveLength(4);
  server.clock.advance({ days: 2 });
  await server.work();
  expect(await recipients.execute()).toEqual([]);
  mara = await operator(server, { permissions: ["support"] });
  expect(await read(made)).toMatchObject({ state: "sent", counts: { sent: 3, waiting: 1 }, can: { resume: false } });
});

describe("what is refused", () => {
  test("a mailing that somebody changed meanwhile is not sent, nor changed over", async () => {
    const made = await draft();
    const changed = await send("PUT", `/${made.id}`, { ...TEXT, audience: "newsletter", name: "Neu", version: 1 });
    expect(await changed.json()).toMatchObject({ name: "Neu", version: 2 });
    expect(await codeOf(await schedule(made))).toBe("changedMeanwhile");
    const over = await send("PUT", `/${made.id}`, { ...TEXT, audience: "newsletter", version: 1 });
    expect(await codeOf(over)).toBe("changedMeanwhile");
  });

  test("a time that is over or too far away, and a second release", async () => {
    const made = await draft();
    for (const dueAt of ["2026-11-16T08:59:59Z", "2027-11-17T09:00:00Z"])
      expect(await errorsOf(await schedule(made, dueAt))).toMatchObject([{ field: "dueAt", code: "withinYear" }]);
    expect((await schedule(made)).status).toBe(200);
    expect(await codeOf(await schedule(made))).toBe("mailingState");
  });

  test("what has started is neither changed, removed nor called back; what waits can be", async () => {
    const made = await draft();
    await schedule(made, "2026-11-20T09:00:00Z");
    const change = () => send("PUT", `/${made.id}`, { ...TEXT, audience: "newsletter", version: 1 });
    expect(await codeOf(await change())).toBe("mailingState");
    expect((await send("POST", `/${made.id}/unschedule`)).status).toBe(200);
    expect((await change()).status).toBe(200);
    await schedule({ ...made, version: 2 });
    await server.work();
    for (const [method, path] of [
      ["DELETE", ""],
      ["POST", "/unschedule"],
    ] as const)
      expect(await codeOf(await send(method, `/${made.id}${path}`))).toBe("mailingState");
    const other = await draft();
    expect((await send("DELETE", `/${other.id}`)).status).toBe(204);
    expect((await send("DELETE", `/${other.id}`)).status).toBe(404);
  });

  test("a link to another site, whoever lacks the permission, and a release without a fresh factor", async () => {
    const linked = await send("POST", "", { ...TEXT, audience: "newsletter", textDe: "[Hier](https://evil.example)" });
    expect(await errorsOf(linked)).toMatchObject([{ field: "textDe", code: "ownPagesOnly" }]);
    const made = await draft();
    const others = await operator(server, { permissions: ["moderation", "finance", "compliance", "admin"] });
    expect((await schedule(made, null, others)).status).toBe(403);
    expect((await others.browser.get(`${PATH}/0/10/desc`)).status).toBe(403);
    server.clock.set("2026-11-16T09:11:00Z");
    expect(await codeOf(await schedule(made))).toBe("proofStale");
  });
});
