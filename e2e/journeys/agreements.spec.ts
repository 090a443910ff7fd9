import type { Locator } from "@playwright/test";
import { bookConfirmedPaid, inHours, newClient, openCoach, otherPage } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };

test("en: a coach publishes an agreement; the client agrees by name, is asked again for a new version, and has a copy", async ({
  visitor,
  browser,
}) => {
  const clientPage = await otherPage(browser, { locale: "en-GB" });
  const coach = await openCoach(visitor.request);
  await newClient(clientPage.request, TILDA);
  const appointment = await bookConfirmedPaid(clientPage.request, coach, { scheduledAt: inHours(50) });

  await applyLook(visitor, "deskByNight");
  await visitor.goto("/en/coach/agreements");
  const main = visitor.getByRole("main");
  await main.getByLabel("Title").fill("House rules");
  await main.getByLabel("Text", { exact: false }).first().fill("Be on time.\n\nBe kind.");
  await expectAccessible(visitor);
  await main.getByRole("button", { name: "Publish" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "House rules" })).toBeVisible();
  await expect(main.getByText("open", { exact: true })).toBeVisible();
  await main.getByRole("button", { name: "Ask 1 person" }).click();
  await expect(main.getByText("We have told them.")).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);

  await applyLook(clientPage, "phoneByDay");
  await clientPage.goto(`/en/client/appointments/${appointment}`);
  const own = clientPage.getByRole("main");
  await expect(own.getByText("Please agree before the appointment.")).toBeVisible();
  await own.getByRole("link", { name: "House rules", exact: true }).click();
  await expect(own.getByText("Be kind.")).toBeVisible();
  await expectAccessible(clientPage);
  await expectFitting(clientPage);
  // The coach changes it while it is being read: nothing is accepted by mistake, and nothing typed is lost.
  await main.getByText("Write a new version").click();
  await main.locator("#publish").getByLabel("Text", { exact: false }).first().fill("Be on time.");
  await main.getByText("Everybody again").click();
  await main.getByRole("button", { name: "Publish new version" }).click();
  await expect(main.getByText("Version 2", { exact: false }).first()).toBeVisible();
  const sign = async (form: Locator) => {
    await form.getByLabel("Your first and last name").fill("Tilda Brand");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Agree" }).click();
  };
  await sign(own);
  await expect(own.getByText("Your coach has changed the agreement meanwhile.").first()).toBeVisible();
  await expect(own.getByText("Be kind.")).toBeHidden();
  await expect(own.getByLabel("Your first and last name")).toHaveValue("Tilda Brand");
  // The form itself needs no JavaScript.
  const plain = await otherPage(browser, {
    ...{ javaScriptEnabled: false, locale: "en-GB", storageState: await clientPage.context().storageState() },
  });
  await plain.goto(clientPage.url());
  await sign(plain.getByRole("main"));
  await expect(plain.getByText("Agreed as “Tilda Brand” to version 2", { exact: false })).toBeVisible();
  await plain.context().close();
  await clientPage.reload();
  await expect(own.getByText("Agreed as “Tilda Brand” to version 2", { exact: false })).toBeVisible();
  const copy = await clientPage.request.get(
    (await own.getByRole("link", { name: "Copy as PDF" }).getAttribute("href")) ?? "",
  );
  expect(copy.headers()["content-type"]).toBe("application/pdf");
  await clientPage.goto("/en/client/documents");
  await expect(own.getByRole("link", { name: "House rules", exact: true })).toBeVisible();
  await expectAccessible(clientPage);

  await visitor.goto("/en/coach/clients");
  await main.getByRole("link", { name: "Tilda Brand" }).first().click();
  await visitor
    .getByRole("navigation", { name: "File" })
    .getByRole("link", { name: /^Goals/ })
    .click();
  await expect(main.locator("#agreements").getByText("agreed", { exact: true })).toBeVisible();
  await expectAccessible(visitor);
  await clientPage.context().close();
});
