import { openCoach, otherPage } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { signInAs } from "../people.ts";

test("de: a coach is suspended with reasons, reads them, complains, and is let free again", async ({
  page,
  browser,
}) => {
  const coachPage = await otherPage(browser);
  const coach = await openCoach(coachPage.request);
  const reason = "Zwei Klientinnen wurden gebeten, außerhalb der Plattform zu bezahlen (C7).";
  const main = page.getByRole("main");
  await signInAs(page.request, "mara.koehler");

  await test.step("the team sees what it means, and suspends", async () => {
    await page.goto(`/de/team/coaches/${coach.coachId}`);
    await expect(main.getByText("arbeitet wie gewohnt")).toBeVisible();
    await expectAccessible(page);
    await main.getByText("Sperren", { exact: true }).first().click();
    const form = main.locator("#suspend");
    await form.getByRole("combobox", { name: "Grundlage" }).selectOption("repeated");
    await form.getByLabel("Begründung").fill(reason);
    await form.getByRole("button", { name: "Sperren" }).click();
    await expect(main.getByText("Der Coach bekommt eine E-Mail mit der Begründung.")).toBeVisible();
    await expect(main.getByText("gesperrt", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("nobody sees the profile; the coach reads why, and complains", async () => {
    expect((await page.goto(`/de/coaches/${coach.slug}`))?.status()).toBe(404);
    expect(await mailTo(coachPage.request, coach.email, /gesperrt/)).toContain(reason);
    await coachPage.goto("/de/coach/profil");
    await coachPage.getByRole("link", { name: "Gründe und Beschwerde" }).click();
    const own = coachPage.getByRole("main");
    await expect(own.getByText(reason)).toBeVisible();
    await expectAccessible(coachPage);
    await own.getByText("Beschwerde einlegen").click();
    await own.getByLabel("Warum sind Sie anderer Meinung?").fill("Das war eine andere Praxis.");
    await own.getByRole("button", { name: "Beschwerde absenden" }).click();
    await expect(own.getByText("Ihre Beschwerde ist eingegangen.")).toBeVisible();
  });

  await test.step("the suspension is lifted, and the profile is back", async () => {
    await page.goto(`/de/team/coaches/${coach.coachId}`);
    await main.getByText("Sperre aufheben").first().click();
    const open = main.getByRole("region", { name: "Sperre" });
    await open.getByLabel("Begründung").fill("Die Beschwerde war berechtigt.");
    await open.getByRole("button", { name: "Sperre aufheben" }).click();
    await expect(main.getByText("arbeitet wie gewohnt")).toBeVisible();
    await expect(main.getByText(/Die Beschwerde war berechtigt/)).toBeVisible();
    expect((await page.goto(`/de/coaches/${coach.slug}`))?.status()).toBe(200);
  });
});
