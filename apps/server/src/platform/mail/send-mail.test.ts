import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import { transact } from "../database/database.ts";
import { openMail } from "./sealed-mail.ts";

type Delivered = { from: string; to: string[]; content: string };

let smtpServer: SMTPServer | undefined;
let port = 0;
const delivered: Delivered[] = [];

/** A local mail server. It refuses strangers@… permanently and busy@… temporarily. */
async function openServer() {
  smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      const code = address.startsWith("stranger@") ? 550 : address.startsWith("busy@") ? 451 : undefined;
      done(code && Object.assign(new Error(`no mail for ${address}`), { responseCode: code }));
    },
    async onData(stream, { envelope }, done) {
      const content = Buffer.concat(await Array.fromAsync(stream)).toString();
      const { address: from } = envelope.mailFrom as { address: string };
      delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
      done();
    },
  });
  smtpServer.on("error", () => undefined);
  const listening = smtpServer.listen(port, "127.0.0.1");
  await once(listening, "listening");
  port = (listening.address() as AddressInfo).port;
}
const closeServer = () => new Promise<void>((resolve) => (smtpServer ? smtpServer.close(() => resolve()) : resolve()));

await openServer();
const server = await testServer({
  env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Aufwind <post@aufwind.example>" },
});
afterAll(closeServer);
beforeEach(async () => {
  delivered.length = 0;
  await server.database.deleteFrom("mails").execute();
});

const write = (to: string, more = {}) =>
  transact(server.database, (tx) =>
    server.outbox.add(tx, {
      to,
      locale: "de",
      subject: "Grüße",
      text: "Hallo Welt",
      html: "<p>Hallo Welt</p>",
      ...more,
    }),
  );
const onlyMail = async () => (await server.mails())[0];

test("pictures travel inside of the mail, and a deleted one does not hold it up", async () => {
  const photo = await sharp({ create: { width: 120, height: 160, channels: 3, background: "#BF4F24" } })
    .webp()
    .toBuffer();
  await server.files.put("photos/mailed-96.webp", photo, "image/webp");
  const html = '<img src="cid:sign"><img src="cid:portrait"><img src="cid:gone">';
  const pictures = [
    { name: "portrait", fileKey: "photos/mailed-96.webp" },
    { name: "gone", fileKey: "photos/deleted-96.webp" },
  ];
  await write("lena@example.org", { html, pictures });
  await server.work();
  const content = delivered[0]?.content ?? "";
  expect(content.match(/Content-ID: <\w+>/gi)).toEqual(["Content-ID: <sign>", "Content-ID: <portrait>"]);
  expect(content).toContain("Content-Type: image/jpeg");
  expect(content).toContain("multipart/related");
});

test("a mail goes out once, with both bodies, its language and its headers", async () => {
  await write("erika@example.org", {
    replyTo: "max@example.org",
    headers: { "List-Unsubscribe": "<https://x.example/y>" },
  });
  await server.work();
  await server.work();
  expect(delivered).toHaveLength(1);
  const [{ from, to, content } = { from: "", to: [], content: "" }] = delivered;
  expect([from, to]).toEqual(["post@aufwind.example", ["erika@example.org"]]);
  for (const header of [
    "From: Aufwind <post@aufwind.example>",
    "Reply-To: max@example.org",
    "Content-Language: de",
    "List-Unsubscribe: <https://x.example/y>",
    "Date: Mon, 16 Nov 2026 09:00:00 +0000",
    "text/plain",
    "text/html",
  ])
    expect(content).toContain(header);
  expect(await onlyMail()).toMatchObject({ state: "sent", attempts: 1, last_error: null, sent_at: server.clock.now() });
});

test("a transaction that rolls back sends nothing", async () => {
  const changedMind = transact(server.database, async (tx) => {
    await server.outbox.add(tx, { to: "a@example.org", locale: "en", subject: "s", text: "t", html: "h" });
    throw new Error("changed my mind");
  });
  await expect(changedMind).rejects.toThrow("changed my mind");
  await server.work();
  expect([delivered, await server.mails()]).toEqual([[], []]);
});

test("while the mail server is away the mail waits, and goes out when it is back", async () => {
  await closeServer();
  await write("erika@example.org");
  await server.work();
  expect(await onlyMail()).toMatchObject({ state: "queued", attempts: 1, last_error: "ESOCKET" });
  await openServer();
  await server.work();
  expect(delivered).toHaveLength(0);
  server.clock.advance({ minutes: 1 });
  await server.work();
  expect(delivered).toHaveLength(1);
  expect(await onlyMail()).toMatchObject({ state: "sent", attempts: 2 });
});

test("keeps trying with growing pauses for more than two days, then gives up", async () => {
  await write("busy@example.org");
  const start = server.clock.now().getTime();
  const tries: number[] = [];
  for (let mail = await onlyMail(); mail?.state === "queued"; mail = await onlyMail()) {
    server.clock.set(mail.due_at.toISOString());
    await server.work();
    tries.push((server.clock.now().getTime() - start) / 60_000);
  }
  expect(await onlyMail()).toMatchObject({ state: "failed", last_error: "EENVELOPE 451" });
  expect(tries.at(-1)).toBeGreaterThan(48 * 60);
  const pauses = tries.slice(1).map((at, n) => at - (tries[n] ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
});

test("a mail to one person goes out before the mailing that waits", async () => {
  for (let reader = 0; reader < 9; reader++) await write(`reader-${reader}@example.org`, { isBulk: true });
  await write("erika@example.org");
  await server.work();
  expect(delivered).toHaveLength(10);
  // Three are sent at a time.
  expect(delivered.slice(0, 3).flatMap(({ to }) => to)).toContain("erika@example.org");
});

test("a recipient who is refused for good is not tried again, and the note names nobody", async () => {
  await write("stranger@example.org");
  await server.work();
  expect(await onlyMail()).toMatchObject({ state: "failed", attempts: 1, last_error: "EENVELOPE 550" });
});

test("workers that reach for one mail at the same time send it once", async () => {
  await write("erika@example.org");
  await Promise.all([server.work(), server.work(), server.work()]);
  expect(delivered).toHaveLength(1);
});

test("a worker that died while sending gives the mail back after a few minutes", async () => {
  await write("erika@example.org");
  const lease = new Date(server.clock.now().getTime() + 3 * 60_000);
  await server.database.updateTable("mails").set({ attempts: 1, due_at: lease }).execute();
  await server.work();
  expect(delivered).toHaveLength(0);
  server.clock.advance({ minutes: 3 });
  await server.work();
  expect(delivered).toHaveLength(1);
});

test("a mail that goes out while the database is away is written down once it is back, and not sent again", async () => {
  await write("anna@example.org");
  await sql`create function refuse_sent() returns trigger language plpgsql as 'begin raise exception ''away''; end'`.execute(
    server.database,
  );
  await sql`create trigger away before update on mails for each row when (new.state = 'sent')
    execute function refuse_sent()`.execute(server.database);
  const working = server.work();
  await expect.poll(() => delivered.length, { timeout: 10_000 }).toBe(1);
  await sql`drop function refuse_sent cascade`.execute(server.database);
  await working;
  expect([(await onlyMail())?.state, delivered.length]).toEqual(["sent", 1]);
});

test("an address with a comma or a line break adds no recipient and no header", async () => {
  await write("erika@example.org, victim@example.org");
  await write("erika@example.org\r\nBcc: victim@example.org");
  await server.work();
  expect(delivered.flatMap(({ to }) => to)).not.toContain("victim@example.org");
  expect(delivered.map(({ content }) => content).join("")).not.toMatch(/^Bcc:/m);
});

test("once a mail is sent its words are gone, that it was sent is not", async () => {
  await write("erika@example.org", { headers: { "X-Secret": "1" } });
  await server.work();
  expect(await onlyMail()).toMatchObject({ state: "sent", subject: "", text: "", html: "", headers: {} });
});

test("without a mail server mails are kept to be read in the mailbox for thirty days, and forgotten after ninety", async () => {
  const quiet = await startTestServer();
  await transact(quiet.database, (tx) =>
    quiet.outbox.add(tx, { to: "a@example.org", locale: "en", subject: "s", text: "t", html: "h" }),
  );
  await quiet.work();
  expect(await quiet.mails()).toMatchObject([{ state: "kept", text: "t", sent_at: null }]);
  quiet.clock.advance({ days: 30, seconds: 1 });
  await quiet.work();
  expect(await quiet.mails()).toMatchObject([{ state: "kept", text: "", html: "" }]);
  quiet.clock.advance({ days: 60 });
  await quiet.work();
  expect(await quiet.mails()).toEqual([]);
  await quiet.close();
});

test("what a waiting mail says cannot be read in the table, nor moved to another recipient", async () => {
  const quiet = await startTestServer();
  const link = "https://aufwind.example/de/reset-password/geheim";
  const mail = { locale: "de" as const, subject: "Betreff", text: link, html: `<a href="${link}">x</a>` };
  await transact(quiet.database, (tx) =>
    quiet.outbox.add(tx, { ...mail, to: "a@example.org" }, { ...mail, to: "b@example.org" }),
  );
  const rows = await quiet.database.selectFrom("mails").selectAll().execute();
  expect(
    JSON.stringify(rows.map(({ sealed, ...row }) => ({ ...row, sealed: sealed?.toString("latin1") }))),
  ).not.toMatch(/geheim|reset-password|Betreff/);
  const [a, b] = rows;
  if (!a || !b) throw new Error("two mails were added");
  expect(openMail(a, quiet.config.secret)).toMatchObject(mail);
  expect(openMail({ ...a, sealed: b.sealed }, quiet.config.secret)).toBeUndefined();
  expect(openMail(a, "another secret")).toBeUndefined();
  await quiet.close();
});
