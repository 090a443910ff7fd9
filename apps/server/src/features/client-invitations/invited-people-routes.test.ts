import type { InvitationPreview, InvitedPerson } from "@aufwind/contract/client-invitations-people";
import { beforeAll, describe, expect, test } from "vitest";
import { booked, introduce, openCoach, wakeAt } from "../../../test/booked.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const PATH = "/api/coaches/invitations";
let coach: Person & { slug: string };
beforeAll(async () => {
  coach = await openCoach(server);
});

const previewed = async (who: Person, fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return who.browser.send("POST", `${PATH}/preview`, form);
};
const preview = async (who: Person, fields: Record<string, string | File>) =>
  (await (await previewed(who, fields)).json()) as InvitationPreview;
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];
const asFile = (said: Uint8Array<ArrayBuffer> | string) => new File([said], "list.csv");
const invite = (who: Person, emails: string[], over: Record<string, unknown> = {}) =>
  who.browser.send("POST", PATH, {
    people: emails.map((email) => ({ firstName: "", email })),
    ...{ words: "", locale: "en", remind: false, confirmed: true },
    ...over,
  });
const list = async (who: Person, query = "") => {
  const answer = await who.browser.get(`${PATH}/0/30/desc${query}`);
  return (await answer.json()) as {
    items: InvitedPerson[];
    totalCount: number;
    counts: { status: string; count: number }[];
  };
};
const statusOf = async (who: Person, email: string) =>
  (await list(who)).items.find((each) => each.email === email)?.status;
const mailsTo = async (email: string) => (await server.mails()).filter(({ to_address }) => to_address === email);
const linkIn = (text: string, page: string) => new RegExp(`/en/${page}/([\\w-]+)\\n`).exec(text)?.[1] ?? "";

describe("a list", () => {
  test.each([
    ["UTF-8 with a mark", Buffer.from("\ufeffVorname;E-Mail\nJörg;joerg@example.org\n")],
    ["UTF-16", Buffer.from("\ufeffVorname\tE-Mail\nJörg\tjoerg@example.org\n", "utf16le")],
    ["Windows-1252", Buffer.from('Vorname,E-Mail\r\n"Jörg",joerg@example.org\r\n', "latin1")],
  ])("is read in %s", async (_, bytes) => {
    expect(await preview(coach, { file: asFile(bytes) })).toEqual({
      people: [{ firstName: "Jörg", email: "joerg@example.org" }],
      leftOut: [],
      ...{ today: 1, lastDay: "2026-11-16" },
    });
  });

  test("is sorted into who is invited and who is not, each with its line and reason", async () => {
    const client = await person(server);
    await introduce(server, { coachId: coach.userId, clientId: client.userId });
    const pasted = [
      "Anna Berg <anna@example.org>",
      "ANNA@example.org",
      '=HYPERLINK("http://evil.example","a@b.de")',
      "not.an.address@",
      "nobody",
      client.email,
    ].join("\n");
    const found = await preview(coach, { email: "ben@example.org", firstName: "Ben", list: pasted });
    expect(found.people).toEqual([
      { firstName: "Ben", email: "ben@example.org" },
      { firstName: "Anna Berg", email: "anna@example.org" },
    ]);
    expect(found.leftOut.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "2 twice",
      "3 formula",
      "4 email",
      "5 noEmail",
      "6 client",
    ]);
    expect((await list(coach)).totalCount, "nothing is stored").toBe(0);
  });

  test("is refused in one sentence if it is too long, no text, broken, empty, or too early", async () => {
    const long = Array.from({ length: 10_000 }, (_, index) => `p${index}@example.org`).join("\n");
    expect(await codeOf(await previewed(coach, { list: long.slice(0, 100_000) }))).toEqual([413, "listTooLong"]);
    expect(await codeOf(await previewed(coach, { file: asFile(long) }))).toEqual([413, "listTooLong"]);
    const picture = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    expect(await codeOf(await previewed(coach, { file: asFile(picture) }))).toEqual([415, "listNotText"]);
    expect(await codeOf(await previewed(coach, { list: 'a@b.de,"open\nc@d.de' }))).toEqual([422, "listUnreadable"]);
    expect(await codeOf(await previewed(coach, { list: " " }))).toEqual([422, "invalidFields"]);
    const beginner = await person(server, { kind: "coach" });
    expect(await codeOf(await previewed(beginner, { list: "a@b.de" }))).toEqual([409, "profileFirst"]);
    expect((await invite(coach, ["a@example.org"], { confirmed: false })).status).toBe(422);
  });
});

describe("an invitation", () => {
  test("goes out once from two windows, and says who opened it, registered and booked", async () => {
    const words = "Liebe Anna,\n<b>siehe https://evil.example</b>";
    const invited = await Promise.all(
      [1, 2].map(async () => {
        const answer = await invite(coach, ["anna@example.org"], { words });
        return ((await answer.json()) as { invited: number }).invited;
      }),
    );
    expect(invited.sort()).toEqual([0, 1]);
    expect(await statusOf(coach, "anna@example.org")).toBe("waiting");
    await Promise.all([server.work(), server.work()]);
    const [mail, ...more] = await mailsTo("anna@example.org");
    expect(more).toHaveLength(0);
    expect(mail?.html).toContain("&lt;b&gt;siehe https[:]//evil[.]example&lt;/b&gt;");
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    expect(await statusOf(coach, "anna@example.org")).toBe("sent");
    const rows = await server.database.selectFrom("client_invitations").select(["sealed"]).execute();
    expect(rows.every(({ sealed }) => !sealed.toString("latin1").includes("example"))).toBe(true);

    const token = linkIn(mail?.text ?? "", "invitation");
    const opened = await server.browser().get(`/api/visitors/invitations/${token}`);
    expect(await opened.json()).toMatchObject({ coachId: coach.userId, email: "anna@example.org" });
    expect(await statusOf(coach, "anna@example.org")).toBe("opened");
    const anna = await person(server, { email: "anna@example.org" });
    expect((await anna.browser.send("POST", "/api/clients/invitations", { token })).status).toBe(200);
    expect(await statusOf(coach, "anna@example.org")).toBe("registered");
    await booked(anna, { coachId: coach.userId, scheduledAt: "2026-11-18T13:00:00.000Z" });
    expect(await statusOf(coach, "anna@example.org")).toBe("booked");
    expect((await list(coach, "?status=booked")).items).toHaveLength(1);
    expect((await preview(coach, { list: "anna@example.org" })).leftOut[0]?.reason).toBe("invited");
  });

  test("to somebody with an account looks like any other", async () => {
    const known = await person(server);
    expect((await preview(coach, { list: known.email })).people).toHaveLength(1);
    await invite(coach, [known.email]);
    await server.work();
    expect(await statusOf(coach, known.email)).toBe("sent");
  });

  test("can be taken back: one that waits leaves nothing, the link of a sent one dies", async () => {
    await invite(coach, ["wait@example.org", "sent@example.org"]);
    const find = async (email: string) => (await list(coach)).items.find((each) => each.email === email);
    const withdraw = async (email: string, who: Person = coach) =>
      (await who.browser.send("POST", `${PATH}/${(await find(email))?.id}/withdraw`)).status;
    const stranger = await openCoach(server);
    expect(await withdraw("wait@example.org", stranger)).toBe(404);
    expect(await withdraw("wait@example.org")).toBe(200);
    await server.work();
    expect(await mailsTo("wait@example.org")).toHaveLength(0);
    expect((await preview(coach, { list: "wait@example.org" })).people).toHaveLength(1);
    expect(await withdraw("sent@example.org")).toBe(200);
    expect(await statusOf(coach, "sent@example.org")).toBe("withdrawn");
    const token = linkIn((await mailsTo("sent@example.org"))[0]?.text ?? "", "invitation");
    const dead = await server.browser().get(`/api/visitors/invitations/${token}`);
    expect(await codeOf(dead)).toEqual([422, "linkInvalid"]);
  });

  test("is ended by its reader for this coach or all, for ever, whatever is erased", async () => {
    const other = await openCoach(server);
    await invite(coach, ["stop@example.org", "never@example.org"], { remind: true });
    await server.work();
    const keyFor = async (email: string) => linkIn((await mailsTo(email))[0]?.text ?? "", "invitation/stop");
    const stop = (key: string, of?: string) =>
      server.browser().send("POST", "/api/visitors/invitation-stops", { key, ...(of && { of }) });
    expect(await codeOf(await stop("x".repeat(86)))).toEqual([422, "linkInvalid"]);
    const read = await server.browser().get(`/api/visitors/invitation-stops/${await keyFor("stop@example.org")}`);
    expect(((await read.json()) as { coach: string }).coach).not.toBe("");
    for (const _ of [1, 2]) expect((await stop(await keyFor("stop@example.org"))).status).toBe(200);
    await stop(await keyFor("never@example.org"), "everybody");
    expect(await statusOf(coach, "stop@example.org")).toBe("optedOut");
    await server.database.deleteFrom("client_invitations").where("coach_id", "=", coach.userId).execute();
    const asked = { list: "stop@example.org\nnever@example.org" };
    expect((await preview(coach, asked)).leftOut.map(({ reason }) => reason)).toEqual(["optedOut", "optedOut"]);
    expect((await preview(other, asked)).leftOut.map(({ text }) => text)).toEqual(["never@example.org"]);
    expect(await (await invite(coach, ["stop@example.org"])).json()).toMatchObject({ invited: 0 });
    await server.work();
    expect(await mailsTo("stop@example.org")).toHaveLength(1);
  });
});

describe("fifty a day", () => {
  const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}@many.example`);
  const sentTo = async (name: string) =>
    (await server.mails()).filter(({ to_address }) => to_address.startsWith(name)).length;

  test("go out, the others on the following days, and the list says when", async () => {
    const busy = await openCoach(server);
    const answer = await invite(busy, many(120, "day"));
    expect(await answer.json()).toEqual({ invited: 120, today: 50, lastDay: "2026-11-18" });
    await Promise.all([server.work(), server.work()]);
    expect(await sentTo("day")).toBe(50);
    const { counts, items } = await list(busy, "?status=waiting&pages=3");
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { status: "waiting", count: 70 },
      { status: "sent", count: 50 },
    ]);
    expect(new Set(items.map(({ sendsOn }) => sendsOn))).toEqual(new Set(["2026-11-17", "2026-11-18"]));
    await wakeAt(server, "2026-11-16T22:59:00Z");
    await server.work();
    expect(await sentTo("day"), "midnight in Berlin has not come").toBe(50);
    await wakeAt(server, "2026-11-17T06:00:00Z");
    await server.work();
    expect(await sentTo("day")).toBe(100);
    await wakeAt(server, "2026-11-18T06:00:00Z");
    await server.work();
    expect(await sentTo("day")).toBe(120);
  });

  test("with reminders among them: one by itself after a week, or one by a click, never two", async () => {
    const keen = await openCoach(server);
    await invite(keen, ["auto@example.org"], { remind: true });
    await invite(keen, ["click@example.org"]);
    await server.work();
    const { items } = await list(keen);
    const remind = async (email: string) =>
      (await keen.browser.send("POST", `${PATH}/${items.find((each) => each.email === email)?.id}/remind`)).status;
    expect(await remind("click@example.org")).toBe(200);
    await server.work();
    expect(await remind("click@example.org")).toBe(409);
    await wakeAt(server, "2026-11-26T09:00:00Z", keen);
    await Promise.all([server.work(), server.work()]);
    await server.work();
    expect([await mailsTo("auto@example.org"), await mailsTo("click@example.org")].map((each) => each.length)).toEqual([
      2, 2,
    ]);
    expect(await remind("auto@example.org")).toBe(409);
    expect((await mailsTo("auto@example.org"))[1]?.subject).toBe("A reminder of your invitation");
  });
});

describe("what is kept", () => {
  test("is in the coach's download, goes with whoever was invited, and after twelve months", async () => {
    const keeper = await openCoach(server);
    await invite(keeper, ["leaves@example.org", "ages@example.org"]);
    await server.work();
    const { invitationFacts } = await import("./invited-people-queries.ts");
    expect((await invitationFacts(server, keeper.userId))?.invited).toMatchObject([
      { email: "leaves@example.org", status: "sent" },
      { email: "ages@example.org" },
    ]);
    const leaving = await person(server, { email: "leaves@example.org" });
    await leaving.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
    expect((await list(keeper)).items.map(({ email }) => email)).toEqual(["ages@example.org"]);
    await wakeAt(server, "2027-12-01T09:00:00Z", keeper);
    await server.work();
    expect((await list(keeper)).totalCount).toBe(0);
  });

  test("says which mails never arrived", async () => {
    const unlucky = await openCoach(server);
    await invite(unlucky, ["gone@example.org"]);
    await server.work();
    await server.database
      .updateTable("mails")
      .set({ state: "failed" })
      .where("to_address", "=", "gone@example.org")
      .execute();
    await server.work();
    expect(await statusOf(unlucky, "gone@example.org")).toBe("failed");
  });
});
