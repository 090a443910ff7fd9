import { expect, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";

test("a visitor writes to support and hears the truth, in the browser and by mail", async ({ visitor, request }) => {
  await visitor.goto("/de/kontakt");
  await visitor.getByLabel("Ihr Name").fill("Lena Brandt");
  await visitor.getByLabel("E-Mail-Adresse").fill("lena.kontakt@example.org");
  await visitor.getByLabel("Betreff").fill("Frage zum ersten Gespräch");
  await visitor.getByLabel("Ihre Nachricht").fill("Guten Tag,\nkann ich am Abend sprechen?");
  await visitor.getByRole("button", { name: "Nachricht senden" }).click();
  const done = visitor.getByRole("status").filter({ hasText: "Ihre Nachricht ist bei uns" });
  await expect(done).toBeFocused();
  await expect(done).toContainText(/AW-\w{4}-\w{4}/);
  await expect(done).toContainText("lena.kontakt@example.org");
  const { items } = await (await request.get("/api/dev/mails")).json();
  expect(items.filter(({ to }: { to: string }) => to === "lena.kontakt@example.org")).toHaveLength(1);
});

test("who is signed in finds name and address filled in", async ({ visitor }) => {
  await signInAs(visitor.request, "lena");
  await visitor.goto("/de/kontakt");
  await expect(visitor.getByLabel("Ihr Name")).toHaveValue("Lena Brandt");
  await expect(visitor.getByLabel("E-Mail-Adresse")).toHaveValue("lena@example.org");
});

test("what is missing is said at the field and at the top, and nothing typed is lost", async ({ visitor }) => {
  await visitor.goto("/en/contact");
  await visitor.getByLabel("Your message").fill("Half a message");
  await visitor.getByLabel("Email address").fill("not an address");
  await visitor.getByRole("button", { name: "Send message" }).click();
  const summary = visitor.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(visitor.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
  await expect(visitor.getByLabel("Email address")).toHaveAccessibleDescription(/valid email address/);
  await expect(visitor.getByLabel("Your name")).toHaveAccessibleDescription(/Please fill in this field/);
  await expect(visitor.getByLabel("Your message")).toHaveValue("Half a message");
  await summary.getByRole("link").first().click();
  await expect(visitor.getByLabel("Your name")).toBeFocused();
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

test("a flood is stopped with a sentence that says how long to wait", async ({ visitor }) => {
  const body = (n: number) => ({ name: "Bot", email: `bot${n}@example.org`, subject: "x", message: "x" });
  const send = (n: number) => visitor.request.post("/api/visitors/send-support-email", { data: body(n) });
  for (let n = 0; n < 10; n++) expect((await send(n)).status()).toBe(202);
  const refused = await send(11);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  await visitor.goto("/de/kontakt");
  await visitor.getByLabel("Ihr Name").fill("Eva");
  await visitor.getByLabel("E-Mail-Adresse").fill("eva.flut@example.org");
  await visitor.getByLabel("Betreff").fill("x");
  await visitor.getByLabel("Ihre Nachricht").fill("Wichtig");
  await visitor.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(visitor.getByRole("alert")).toContainText(/Bitte warten Sie \d+ Minuten/);
  await expect(visitor.getByLabel("Ihre Nachricht")).toHaveValue("Wichtig");
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
