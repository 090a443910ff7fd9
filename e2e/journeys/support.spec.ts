import { expect, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";

test("a visitor reads what is missing at the field and at the top, loses nothing, and then hears the truth, in the browser and by mail", async ({
  visitor,
  request,
}) => {
  await visitor.goto("/de/kontakt");
  const field = (name: string) => visitor.getByLabel(name);
  const send = visitor.getByRole("button", { name: "Nachricht senden" });
  await field("Ihre Nachricht").fill("Guten Tag,\nkann ich am Abend sprechen?");
  await field("E-Mail-Adresse").fill("keine Adresse");
  await send.click();
  const summary = visitor.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(field("E-Mail-Adresse")).toHaveAttribute("aria-invalid", "true");
  await expect(field("E-Mail-Adresse")).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await expect(field("Ihr Name")).toHaveAccessibleDescription(/Bitte füllen Sie/);
  await expect(field("Ihre Nachricht")).toHaveValue("Guten Tag,\nkann ich am Abend sprechen?");
  await summary.getByRole("link").first().click();
  await expect(field("Ihr Name")).toBeFocused();

  await field("Ihr Name").fill("Lena Brandt");
  await field("E-Mail-Adresse").fill("lena.kontakt@example.org");
  await field("Betreff").fill("Frage zum ersten Gespräch");
  await send.click();
  const done = visitor.getByRole("status").filter({ hasText: "Ihre Nachricht ist bei uns" });
  await expect(done).toBeFocused();
  await expect(done).toContainText(/AW-\w{4}-\w{4}/);
  await expect(done).toContainText("lena.kontakt@example.org");
  const { items } = await (await request.get("/api/dev/mails")).json();
  expect(items.filter(({ to }: { to: string }) => to === "lena.kontakt@example.org")).toHaveLength(1);
});

test("who is signed in finds name and address filled in", async ({ request }) => {
  await signInAs(request, "lena");
  const html = await (await request.get("/de/kontakt")).text();
  for (const value of ["Lena Brandt", "lena@example.org"]) expect(html).toContain(`value="${value}"`);
});

test("the form works before JavaScript arrives, also when something is missing", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: "en-GB",
    extraHTTPHeaders: { "x-forwarded-for": "10.200.1.7" },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/contact`);
  await page.getByLabel("Your name").fill("Sam Reed");
  await page.getByLabel("Your message").fill("A whole message");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Your name")).toHaveValue("Sam Reed");
  await expect(page.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Email address").fill("sam.plain@example.org");
  await page.getByLabel("Subject").fill("A question");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(/AW-\w{4}-\w{4}/)).toBeVisible();
  await context.close();
});

test("a flood is stopped with a sentence that says how long to wait", async ({ request }) => {
  const body = (n: number) => ({ name: "Bot", email: `bot${n}@example.org`, subject: "x", message: "x" });
  const send = (n: number) => request.post("/api/visitors/send-support-email", { data: body(n) });
  for (let n = 0; n < 10; n++) expect((await send(n)).status()).toBe(202);
  const refused = await send(11);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  const form = { form: "contact", name: "Eva", email: "eva.flut@example.org", subject: "x", message: "Wichtig" };
  const html = await (await request.post("/de/kontakt", { form })).text();
  expect(html).toMatch(/role="alert".*Bitte warten Sie \d+\sMinuten/s);
  expect(html).toMatch(/<textarea[^>]*>\s*Wichtig</);
});

test("a body that is no form is the sender's mistake, never ours", async ({ visitor }) => {
  for (const headers of [
    { "content-type": "application/json" },
    { "content-type": "multipart/form-data; boundary=x" },
  ]) {
    for (const path of ["/de/kontakt", "/de/frueher-zugang", "/de/vertrag-widerrufen", "/de"]) {
      expect((await visitor.request.post(path, { headers, data: Buffer.from("{") })).status()).toBe(400);
    }
  }
  expect((await visitor.request.delete("/de/kontakt")).status()).toBeLessThan(500);
});
