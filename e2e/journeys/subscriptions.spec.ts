import { expect, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";

test("early access: terms, double opt-in, and an address counts once however it is written", async ({
  visitor,
  request,
}) => {
  await visitor.goto("/de/frueher-zugang");
  const email = visitor.getByLabel("E-Mail-Adresse");
  await email.fill("frueh@example.org");
  await visitor.getByRole("button", { name: "Früh dabei sein" }).click();
  await expect(visitor.getByRole("checkbox")).toHaveAccessibleDescription(/Häkchen/);
  await expect(email).toHaveValue("frueh@example.org");
  await visitor.getByRole("checkbox").check();
  await visitor.getByRole("button", { name: "Früh dabei sein" }).click();
  await expect(visitor.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();

  await visitor.goto(linkIn(await mailTo(request, "frueh@example.org"), "bestaetigen"));
  await visitor.getByRole("button", { name: "Ja, Adresse bestätigen" }).click();
  await expect(visitor.getByText("Sie stehen auf der Liste für frühen Zugang.")).toBeVisible();

  await visitor.goto("/de/frueher-zugang");
  await email.fill("FRUEH@example.org");
  await visitor.getByRole("checkbox").check();
  await visitor.getByRole("button", { name: "Früh dabei sein" }).click();
  await expect(visitor.getByRole("alert")).toContainText("Die E-Mail-Adresse ist bereits registriert");
  await expect(email).toHaveValue("FRUEH@example.org");
});

test("a mail program's own unsubscribe button works", async ({ visitor, request }) => {
  const email = "oneclick@example.org";
  await visitor.request.post("/api/subscriptions/subscribe", { data: { list: "newsletter", email, consent: true } });
  const token =
    linkIn(await mailTo(request, email), "bestaetigen")
      .split("/")
      .at(-1) ?? "";
  await visitor.request.post("/api/subscriptions/confirm", { data: { token } });
  const link = linkIn(await mailTo(request, email), "abmelden");
  const answer = await visitor.request.post(link, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(200);
  const again = await visitor.request.post("/api/subscriptions/subscribe", {
    data: { list: "newsletter", email, consent: true },
  });
  expect(again.status()).toBe(202);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("newsletter: joined from the home page, confirmed and left again by the links of its mails", async ({
    page,
    request,
  }) => {
    await page.goto("/en");
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Subscribe" }) });
    await form.getByLabel("Email address").fill("letter@example.org");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("letter@example.org")).toBeVisible();

    await page.goto(linkIn(await mailTo(request, "letter@example.org"), "confirm"));
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByText("Your address is on the newsletter list.")).toBeVisible();

    await page.goto(linkIn(await mailTo(request, "letter@example.org"), "unsubscribe"));
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByText("We have removed your address from the newsletter list.")).toBeVisible();
  });

  test("a forged link lets nobody in and says how to go on", async ({ page }) => {
    await page.goto(`/de/bestaetigen/${"A".repeat(43)}`);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Dieser Link gilt nicht mehr" })).toBeVisible();
  });
});
