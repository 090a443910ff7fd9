import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { logIn, registration } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

// The way of a person who only sees what the mail server delivers.
const delivered: string[] = [];
const smtpServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  async onData(stream, _, done) {
    delivered.push(Buffer.concat(await Array.fromAsync(stream)).toString());
    done();
  },
});
const listening = smtpServer.listen(0, "127.0.0.1");
await once(listening, "listening");
afterAll(() => new Promise<void>((resolve) => smtpServer.close(() => resolve())));
const { port } = listening.address() as AddressInfo;
const server = await testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });

/** The newest mail as a mail program reads it, decoded. */
async function newest(): Promise<string> {
  await server.work();
  const raw = delivered.at(-1) ?? "";
  return raw
    .replaceAll("=\r\n", "")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
}
const tokenOf = (mail: string, page: string) => new RegExp(`/de/${page}/([\\w-]{43})`).exec(mail)?.[1] ?? "";

test("register, confirm, forget the password, choose another: all with what the mail server delivers", async () => {
  const email = "erika@example.org";
  const browser = server.browser({ locale: "de" });
  await browser.send("PUT", "/api/visitors/client", registration({ email }));
  const welcome = await newest();
  expect(welcome).toContain(`To: ${email}`);
  expect(welcome).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]+Content-Type: text\/html; charset=utf-8/);
  await browser.send("POST", "/api/visitors/confirm-email", { token: tokenOf(welcome, "e-mail-bestaetigen") });
  expect((await logIn(browser, { email })).status).toBe(200);

  await browser.send("POST", "/api/visitors/request-password-reset", { email });
  const again = { password: "Winter-2027!", passwordConfirmation: "Winter-2027!" };
  const token = tokenOf(await newest(), "passwort-zuruecksetzen");
  expect((await browser.send("POST", "/api/visitors/reset-password", { token, ...again })).status).toBe(200);
  expect(await newest()).toContain("das Passwort Ihres Kontos wurde am 16. November 2026 um 10:00 MEZ geändert.");
  expect((await logIn(browser, { email, password: again.password })).status).toBe(200);
});
