import type { Page } from "@playwright/test";
import { newClient, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { userIdOf } from "../conversations.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { newAddress, signInAs } from "../people.ts";
import { query } from "../server-control.ts";

test("de: a visitor reports a review, one of the team hides it, its author appeals, another one shows it again", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const authorPage = await otherPage(browser, { locale: "de-DE" });
  const author = await newClient(authorPage.request, { firstName: "Tilda", lastName: "Brand" });
  const words = `Herr Kowalski aus der Nachbarschaft trinkt. ${author.email}`;
  await query(
    `insert into reviews (coach_id, client_id, stars, body, locale, author_name, written_at, published_at)
      values ($1, $2, 2, $3, 'de', 'Tilda B.', now(), now())`,
    coach.coachId,
    await userIdOf(author.email),
    words,
  );
  const email = newAddress("ruth");
  const profile = `/de/coaches/${coach.slug}`;

  await test.step("the visitor gives notice, by a form that works without JavaScript, and has a receipt", async () => {
    await visitor.goto(profile);
    await visitor.getByRole("link", { name: /^Melden/ }).click();
    const main = visitor.getByRole("main");
    await expect(main.getByText(words)).toBeVisible();
    await expectAccessible(visitor);
    await main.getByRole("button", { name: "Meldung absenden" }).click();
    await expect(main.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
    await main.getByLabel("Verletzt die Privatsphäre").check();
    await main.getByLabel("Erklären Sie bitte, warum").fill("Eine dritte Person wird mit Namen genannt.");
    await main.getByLabel("Ihr Name").fill("Ruth Sander");
    await main.getByLabel("Ihre E-Mail-Adresse").fill(email);
    await main.getByLabel(/^Ich bin nach bestem Wissen/).check();
    await main.getByRole("button", { name: "Meldung absenden" }).click();
    await expect(main.getByText("Danke. Ihre Meldung ist da.")).toBeVisible();
    expect(await mailTo(visitor.request, email, "Wir haben Ihre Meldung erhalten")).not.toContain("Kowalski");
  });

  /** The case of the notice, opened from the list of content. */
  const openFromList = async (page: Page) => {
    await page.goto("/de/team/inhalte");
    await page
      .getByRole("listitem")
      .filter({ hasText: "Tilda Brand" })
      .filter({ hasText: "Privatsphäre" })
      .getByRole("link")
      .first()
      .click();
    const detail = page.getByRole("article").first();
    await expect(detail.getByRole("heading", { name: "Gemeldete Bewertung" })).toBeVisible();
    return detail;
  };
  const mara = await otherPage(browser, { locale: "de-DE" });

  await test.step("one of the team reads it as it was and hides it with reasons", async () => {
    await signInAs(mara.request, "mara.koehler");
    const detail = await openFromList(mara);
    await expect(detail.getByText("Ruth Sander").first()).toBeVisible();
    await expect(detail.getByLabel("Der Inhalt, wie er war")).toContainText("Kowalski");
    await expectAccessible(mara);
    await detail.getByLabel("Ausblenden").check();
    await detail.getByLabel("Tatsachen und Begründung").fill("Der Text nennt einen Unbeteiligten mit vollem Namen.");
    await detail.getByLabel("Grundlage").selectOption({ label: "Nutzungsbedingungen" });
    await detail.getByLabel("Paragraf oder Ziffer").fill("A7");
    await detail.getByRole("button", { name: "Entscheiden" }).click();
    await expect(detail.getByText("Entschieden. Alle Beteiligten haben eine E-Mail bekommen.")).toBeVisible();
    await visitor.goto(profile);
    await expect(visitor.getByText(words)).toHaveCount(0);
    await mailTo(visitor.request, email, "Unsere Entscheidung zu Ihrer Meldung");
  });

  await test.step("the author reads the statement and appeals", async () => {
    const mail = await mailTo(visitor.request, author.email, "Unsere Entscheidung zu einem Ihrer Inhalte");
    await authorPage.goto(new URL(linkIn(mail, "entscheidungen")).pathname);
    const main = authorPage.getByRole("main");
    await expect(main.getByText("Der Text nennt einen Unbeteiligten mit vollem Namen.")).toBeVisible();
    await expect(main.getByText("Unsere Nutzungsbedingungen: A7")).toBeVisible();
    await expectAccessible(authorPage);
    await main.getByLabel("Warum sollten wir neu entscheiden?").fill("Herr Kowalski ist mein Hund.");
    await main.getByRole("button", { name: "Beschwerde einlegen" }).click();
    await expect(main.getByText("Ihre Beschwerde ist eingegangen.", { exact: false })).toBeVisible();
  });

  await test.step("whoever decided cannot decide again; a colleague reverses it", async () => {
    const own = await openFromList(mara);
    await expect(own.getByText("Eine andere Person entscheidet darüber.", { exact: false })).toBeVisible();
    await expect(own.getByRole("button", { name: "Entscheiden" })).toHaveCount(0);
    const sam = await otherPage(browser, { locale: "de-DE" });
    await signInAs(sam.request, "sam.okafor");
    const detail = await openFromList(sam);
    await expect(detail.getByText("Herr Kowalski ist mein Hund.").first()).toBeVisible();
    await detail.getByLabel("Belassen").check();
    await detail.getByLabel("Tatsachen und Begründung").fill("Es geht um ein Tier.");
    await detail.getByRole("button", { name: "Entscheiden" }).click();
    await expect(detail.getByText("Entschieden. Alle Beteiligten haben eine E-Mail bekommen.")).toBeVisible();
    await visitor.goto(profile);
    await expect(visitor.getByText(words)).toBeVisible();
  });
});
