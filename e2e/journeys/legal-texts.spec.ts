import { chooseAndContinue, newClient, openCoach, otherPage } from "../appointments.ts";
import { expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { newCoach } from "../practice.ts";
import { query, runJobsUntil } from "../server-control.ts";

test("de: a coach is told of new terms, reads on a phone what changes, and agrees", async ({ visitor, request }) => {
  const coach = await newCoach(visitor.request);
  const told = /^Unsere AGB ändern sich zum/;
  await runJobsUntil("announce-legal-texts", async () => void (await mailTo(request, coach.email, told)));
  const changes = linkIn(await mailTo(request, coach.email, told), "fassungen");
  await visitor.setViewportSize({ width: 320, height: 700 });

  await visitor.goto("/de/coach");
  await visitor.getByRole("link", { name: "Lesen und zustimmen" }).click();
  await expect(visitor).toHaveURL(/\/de\/coach\/bedingungen$/);
  await expectAccessible(visitor);
  await expectFitting(visitor);

  await visitor.goto(new URL(changes).pathname);
  await expect(visitor.getByRole("heading", { name: "D1 A new section" })).toBeVisible();
  await expect(visitor.getByRole("insertion").filter({ hasText: "This sentence is new." })).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);
  await visitor.getByRole("link", { name: "Die ganze Fassung lesen" }).click();
  await expect(visitor.getByText(/^Diese Fassung gilt ab dem/)).toBeVisible();
  await visitor.getByRole("link", { name: "aktuelle Fassung" }).click();
  await visitor.getByRole("link", { name: "Alle Fassungen" }).click();
  await expect(visitor.getByText("gilt nicht mehr")).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);

  await visitor.goto("/de/coach/bedingungen");
  await visitor.getByRole("button", { name: "Den neuen AGB zustimmen" }).click();
  await expect(visitor.getByText(/^Sie haben der neuen Fassung am/)).toBeVisible();
  await visitor.goto("/de/coach");
  await expect(visitor.getByRole("link", { name: "Lesen und zustimmen" })).toHaveCount(0);
});

test("en: a client who agreed to older terms reads what changed, books under the new ones, and finds them there", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  const client = await newClient(visitor.request);
  await query(
    "update text_agreements set version = '2026-06-01' from users where users.id = user_id and email = $1",
    client.email,
  );
  await visitor.goto(`/en/coaches/${coach.slug}`);
  await chooseAndContinue(visitor);
  const note = visitor.getByText(/^Our terms changed on/);
  await expect(note).toBeVisible();
  await expect(visitor.getByRole("link", { name: "what changed" })).toHaveAttribute(
    "href",
    /versions\/terms\/2026-11-15\/changes\?since=2026-06-01$/,
  );
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Book free of charge" }).click();
  await visitor.getByRole("link", { name: /^Terms, version of/ }).click();
  await expect(visitor).toHaveURL(/\/en\/versions\/terms\/2026-11-15$/);
});
