import { otherRequest } from "../appointments.ts";
import { png } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, logIn, newAddress, newMember, PASSWORD, signIn } from "../people.ts";

test("de: from registration through five steps to a public profile", { tag: "@core" }, async ({ visitor, request }) => {
  test.setTimeout(90_000);
  const main = visitor.getByRole("main");
  const field = (name: string) => main.locator(`[name="${name}"]`);
  const button = (name: string | RegExp) => main.getByRole("button", { name, exact: typeof name === "string" });
  const email = newAddress("nora");

  await visitor.goto("/de/registrieren/coach");
  for (const [name, value] of Object.entries({ firstName: "Nora", lastName: "Lind", email }))
    await field(name).fill(value);
  await field("password").fill(PASSWORD);
  await field("passwordConfirmation").fill(PASSWORD);
  await field("isAdult").check();
  await field("acceptTerms").check();
  await button("Coach-Konto anlegen").click();
  await visitor.goto(linkIn(await mailTo(request, email), "e-mail-bestaetigen"));
  await main.getByRole("link", { name: "Jetzt anmelden" }).click();
  await expect(visitor).toHaveURL(/\/de\/anmelden/);
  await fillLogin(visitor, { email });
  await expect(visitor).not.toHaveURL(/\/de\/anmelden/);

  await visitor.goto("/de/coach");
  await main.getByRole("link", { name: "Einrichtung beginnen" }).click();
  await field("acceptTerms").check();
  await button("Annehmen und weiter").click();
  await field("acceptConduct").check();
  await button("Annehmen und weiter").click();

  await expect(field("firstName")).toHaveValue("Nora");
  const account = {
    address1: "Torstraße 1",
    zipCode: "1011",
    city: "Berlin",
    companyEmail: "praxis@example.org",
    phone: "030 / 123 45 67",
    taxNumber: "151/815/08156",
    iban: "DE89 3704 0044 0532 0130 01",
  };
  for (const [name, value] of Object.entries(account)) await field(name).fill(value);
  await field("country").selectOption("DE");
  await main.locator('[name="vatStatus"][value="small"]').check();
  await field("register").selectOption("none");
  await field("certifyLawful").check();
  await button("Speichern und weiter").click();
  // Both wrong entries are shown at their fields, and nothing typed is lost.
  await expect(field("zipCode")).toHaveAttribute("aria-invalid", "true");
  await expect(field("iban")).toHaveAttribute("aria-invalid", "true");
  await expect(field("city")).toHaveValue("Berlin");
  await field("zipCode").fill("10119");
  await field("iban").fill("DE89 3704 0044 0532 0130 00");
  await button("Speichern und weiter").click();

  await expect(field("salesPitch.de")).toBeVisible();
  await expect(main.getByText(/noch etwa 1\d Minuten/)).toBeVisible();
  const preview = main.getByRole("complementary", { name: "So sieht man Sie in der Suche" });
  await expect(preview).toContainText("Hier steht Ihr Leitsatz.");
  await field("tagLine.de").fill("Ruhe finden.");
  await expect(preview).toContainText("Ruhe finden.");
  await field("salesPitch.de").fill("Klar sehen.");
  await field("aboutMe.de").fill("Ich höre zu.");
  await main
    .locator("details", { has: visitor.locator('[name="areasOfIntervention:burnout"]') })
    .first()
    .evaluate((group) => group.setAttribute("open", ""));
  await main.locator('[name="areasOfIntervention:burnout"]').check();
  await main.locator('[name="spokenLanguages:de"]').check();
  await expect(preview).toContainText(/Burnout.*Deutsch/);
  await main.locator('input[type="file"]').first().setInputFiles(png(600, 500));
  const dialog = visitor.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Dieses Bild verwenden" })).toBeEnabled();
  await expectAccessible(visitor, "dialog[open]");
  await dialog.getByRole("button", { name: "Dieses Bild verwenden" }).click();
  await expect(main.getByText("Profilfoto gespeichert").first()).toBeVisible();
  await expect(field("salesPitch.de")).toHaveValue("Klar sehen.");
  await button("Speichern und weiter").click();

  await expect(main.getByText(/Das fehlt noch/)).toBeVisible();
  await field("discovery.description.de").fill("Hallo.");
  await field("standard.durationMinutes").fill("60");
  await field("standard.description.de").fill("Eine Stunde.");
  await field("standard.netPriceCents").fill("59,99");
  await button(/Montag bis Freitag/).click();
  await button("Speichern").click();
  await expect(field("standard.netPriceCents")).toHaveAttribute("aria-invalid", "true");
  // There are up to three prices: the summary says which consultation it is.
  await expect(main.getByRole("alert").getByRole("link", { name: /^Standard, .+: / })).toBeVisible();
  await field("standard.netPriceCents").fill("95,50");
  await button("Speichern").click();
  await expect(button("Mein Profil veröffentlichen")).toBeVisible();
  await button("Mein Profil veröffentlichen").click();
  await expect(main.getByText("Ihr Profil ist jetzt öffentlich!").first()).toBeVisible();

  const profile = await main
    .getByRole("link", { name: /Mein Profil ansehen/ })
    .first()
    .getAttribute("href");
  await visitor.context().clearCookies();
  await visitor.goto(profile ?? "");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Nora Lind");
  await expect(main.getByText("Klar sehen.")).toBeVisible();
  await expect(main.getByText(/95,50\s€/).first()).toBeVisible();
});

test("what is typed in a step survives a reload, a logout and another device", async ({
  visitor,
  request,
  browser,
}) => {
  const coach = await newMember(request, "coach");
  await logIn(visitor, coach, "/de/coach/einrichtung/konto");
  const main = visitor.getByRole("main");
  const kept = visitor.waitForResponse((response) => response.url().includes("/onboarding/drafts/account"));
  await main.locator('[name="city"]').fill("Leipzig");
  await main.locator('[name="vatStatus"][value="small"]').check();
  expect((await kept).status()).toBe(200);
  await expect(main.getByText("Ihr Entwurf ist gesichert")).toBeVisible();
  await visitor.goto("/de/coach/einrichtung/konto");
  await expect(main.locator('[name="city"]')).toHaveValue("Leipzig");
  await visitor.context().clearCookies();

  const phone = await otherRequest(browser);
  await signIn(phone, coach.email);
  const html = await (await phone.get("/de/coach/einrichtung/konto")).text();
  expect(html).toMatch(/<input [^>]*name="city"[^>]*value="Leipzig"/);
  expect(html).toMatch(/<input [^>]*name="vatStatus"[^>]*checked=""[^>]*value="small"/);
});
