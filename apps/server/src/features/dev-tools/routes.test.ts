import { expect, test } from "vitest";
import { startTestServer, testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";

const server = await testServer();
for (const subject of ["first", "second"]) {
  await transact(server.database, (tx) =>
    server.outbox.add(tx, {
      to: "a@example.org",
      locale: "en",
      subject,
      text: `text of ${subject}`,
      html: "<p>x</p>",
    }),
  );
  server.clock.advance({ minutes: 1 });
}

type Listed = { items: { id: string; subject: string; state: string }[] };
const list = async () => (await (await server.request("/api/dev/mails")).json()) as Listed;

test("lists the newest first and says what became of them", async () => {
  expect((await list()).items).toMatchObject([
    { subject: "second", to: "a@example.org", state: "queued", createdAt: "2026-11-16T09:01:00.000Z" },
    { subject: "first" },
  ]);
  await server.work();
  expect((await list()).items.map(({ state }) => state)).toEqual(["kept", "kept"]);
});

test("reads one with its text and HTML", async () => {
  const [newest] = (await list()).items;
  const response = await server.request(`/api/dev/mails/${newest?.id}`);
  expect(await response.json()).toMatchObject({ subject: "second", text: "text of second", html: "<p>x</p>" });
});

test("a missing mail is not found, an invalid id is refused", async () => {
  expect((await server.request("/api/dev/mails/019a0000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await server.request("/api/dev/mails/1;drop table mails")).status).toBe(422);
});

test("does not exist in production", async () => {
  const company = { COMPANY_NAME: "A", COMPANY_STREET: "B", COMPANY_CITY: "C", COMPANY_REPRESENTATIVE: "D" };
  const rest = { COMPANY_REGISTER: "E", COMPANY_VAT_ID: "F", SUPPORT_EMAIL: "g@example.org", SUPPORT_PHONE: "1" };
  const settings = { MODE: "production", SECRET: "wK7-qZ2mP9-tR4xB8-vN1cD6-hJ3fG5ab", SMTP_URL: "smtp://127.0.0.1:1" };
  const cards = { STRIPE_SECRET_KEY: "sk", STRIPE_PUBLISHABLE_KEY: "pk", STRIPE_WEBHOOK_SECRET: "whsec" };
  const production = await startTestServer({
    env: { ...company, ...rest, ...settings, ...cards, PUBLIC_URL: "https://a.example" },
  });
  expect((await production.request("/api/dev/mails")).status).toBe(404);
  expect((await production.request("/api/dev/mails/019a0000-0000-7000-8000-000000000000")).status).toBe(404);
  await production.close();
});

test("shows every kind of mail in both languages, with nothing personal in the subject", async () => {
  const { items } = (await (await server.request("/api/dev/mail-templates")).json()) as {
    items: { id: string; subject: string; locale: string }[];
  };
  expect(items.length).toBeGreaterThan(30);
  expect(items.filter(({ locale }) => locale === "de")).toHaveLength(items.length / 2);
  for (const { id, subject } of items) {
    expect(subject).not.toMatch(/Lena|coach|therap|burnout/i);
    const mail = (await (await server.request(`/api/dev/mail-templates/${id}`)).json()) as {
      html: string;
      text: string;
    };
    for (const each of [mail.html, mail.text]) expect(each).not.toMatch(/{{|undefined|null/);
    // Nothing that a mail program would have to fetch, or refuses to show.
    expect(mail.html).not.toMatch(/<img src="(?!data:)|<(script|link|form|svg)\b|@import|url\(/);
  }
  expect((await server.request("/api/dev/mail-templates/nonsense")).status).toBe(404);
});
