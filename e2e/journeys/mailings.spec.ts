import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { enterDemo, newAddress } from "../people.ts";
import { query, runJobsUntil } from "../server-control.ts";

test("de: somebody of the team writes to the newsletter: draft, preview, test, time, arrival, one click to leave", async ({
  page,
  request,
}) => {
  const email = newAddress("leserin");
  const subject = `Ein ruhiger Advent für ${email.split("@")[0]}`;
  const main = page.getByRole("main");
  await test.step("a subscriber has confirmed", async () => {
    await request.post("/api/subscriptions/subscribe", {
      data: { list: "newsletter", email, consent: true },
      headers: { "accept-language": "de" },
    });
    const token = linkIn(await mailTo(request, email), "bestaetigen")
      .split("/")
      .at(-1);
    expect((await request.post("/api/subscriptions/confirm", { data: { token } })).status()).toBe(200);
  });
  await test.step("a draft in both languages", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/rundschreiben");
    await expect(main.getByRole("link", { name: "Newsletter November" })).toBeVisible();
    await main.getByRole("link", { name: "Neues Rundschreiben" }).click();
    await expect(main.getByLabel("Warum müssen das alle wissen?")).toBeHidden();
    await main.getByRole("group", { name: "An wen" }).getByText("Alle mit einem Konto", { exact: true }).click();
    await expect(main.getByLabel("Warum müssen das alle wissen?")).toBeVisible();
    await main.getByRole("group", { name: "An wen" }).getByText("Newsletter", { exact: true }).click();
    await main.getByLabel("Name", { exact: true }).fill("Advent");
    await main.getByLabel("Betreff auf Deutsch").fill(subject);
    await main.getByLabel("Betreff auf Englisch").fill("A calm Advent");
    await main.getByLabel("Text auf Deutsch").fill("Der Advent ist da.\n\n[Zum Blog](https://example.org)");
    await main.getByLabel("Text auf Englisch").fill("Advent is here.");
    await main.getByRole("button", { name: "Entwurf anlegen" }).click();
    await expect(main.getByLabel("Text auf Deutsch")).toHaveAccessibleDescription(/führt auf eine eigene Seite/);
    await main.getByLabel("Text auf Deutsch").fill("Der Advent ist da.\n\n[Zum Blog](/de/blog)");
    await main.getByRole("button", { name: "Entwurf anlegen" }).click();
    await expect(main.getByText("Der Entwurf ist angelegt.")).toBeVisible();
  });
  await test.step("its preview, and a test mail to oneself", async () => {
    const mail = page.frameLocator("iframe");
    await expect(mail.getByText("Der Advent ist da.")).toBeVisible();
    await expect(mail.getByRole("link", { name: "Abmelden", exact: true })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("link", { name: "Englisch", exact: true }).click();
    await expect(mail.getByText("Advent is here.")).toBeVisible();
    await main.getByRole("link", { name: "Nur Text" }).click();
    await expect(main.locator("pre")).toContainText("Unsubscribe:");
    await main.getByRole("button", { name: "Probe an mich senden" }).click();
    await expect(main.getByText("auf dem Weg an mara.koehler@example.org")).toBeVisible();
    expect(await mailTo(request, "mara.koehler@example.org", `Probe: ${subject}`)).toContain("Der Advent ist da.");
  });
  await test.step("sent at its time", async () => {
    await main.getByText("Zu einer bestimmten Zeit").click();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await main.getByLabel("Datum und Uhrzeit").fill(`${tomorrow}T09:00`);
    await main.getByRole("button", { name: "Rundschreiben senden" }).click();
    await expect(main.getByText("Das Rundschreiben ist zum Senden freigegeben.")).toBeVisible();
    await expect(main.getByRole("button", { name: "Zurückholen" })).toBeVisible();
    await query("update mailings set due_at = now() - interval '1 minute' where subject_de = $1", subject);
    await runJobsUntil("send-mailings", async () => {
      const [row] = await query("select state from mailings where subject_de = $1", subject);
      expect(row).toEqual({ state: "sent" });
    });
    expect(await mailTo(request, email, subject)).toContain("Der Advent ist da.");
  });
  await test.step("left by the mail program's own button", async () => {
    const link = linkIn(await mailTo(request, email, subject), "abmelden");
    const answer = await request.post(link, { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
    const [row] = await query("select left_at is not null as gone from subscriptions where email = $1", email);
    expect(row).toEqual({ gone: true });
    await page.reload();
    await expect(main.getByText("Gesendet", { exact: true }).first()).toBeVisible();
  });
  await test.step("the consent can still be proved", async () => {
    const panel = main.locator("#consents");
    await panel.getByLabel("E-Mail-Adresse").fill(email);
    await panel.getByRole("button", { name: "Einwilligungen suchen" }).click();
    await expect(panel.getByText(/^Bestätigt über den Link in unserer E-Mail:/)).toBeVisible();
    await expect(panel.getByText(/^Bitte schicken Sie mir den Newsletter/)).toBeVisible();
    await expectAccessible(page);
  });
});
