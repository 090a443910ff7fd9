import { png } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, logIn, newAddress, newMember, PASSWORD } from "../people.ts";

const WORDS = {
  de: {
    register: "/de/registrieren/coach",
    create: "Coach-Konto anlegen",
    confirm: "e-mail-bestaetigen",
    logIn: "Jetzt anmelden",
    login: /\/de\/anmelden/,
    home: "/de/coach",
    begin: "Einrichtung beginnen",
    accept: "Annehmen und weiter",
    next: "Speichern und weiter",
    save: "Speichern",
    choosePhoto: "Foto auswählen",
    keepPhoto: "Dieses Bild verwenden",
    photoSaved: "Profilfoto gespeichert",
    office: /Montag bis Freitag/,
    stillMissing: /Das fehlt noch/,
    publish: "Mein Profil veröffentlichen",
    isPublic: "Ihr Profil ist jetzt öffentlich!",
    see: /Mein Profil ansehen/,
  },
  en: {
    register: "/en/register/coach",
    create: "Create my coach account",
    confirm: "confirm-email",
    logIn: "Log in now",
    login: /\/en\/login/,
    home: "/en/coach",
    begin: "Start the set-up",
    accept: "Accept and continue",
    next: "Save and continue",
    save: "Save",
    choosePhoto: "Choose a photo",
    keepPhoto: "Use this picture",
    photoSaved: "Profile photo saved",
    office: /Monday to Friday/,
    stillMissing: /still keep your profile/,
    publish: "Make my profile public",
    isPublic: "Your profile is now public!",
    see: /See my profile/,
  },
} as const;

for (const locale of ["de", "en"] as const)
  test(`${locale}: from registration through five steps to a public profile`, async ({ visitor, request }) => {
    test.setTimeout(90_000);
    const words = WORDS[locale];
    const main = visitor.getByRole("main");
    const field = (name: string) => main.locator(`[name="${name}"]`);
    const button = (name: string | RegExp) => main.getByRole("button", { name, exact: typeof name === "string" });
    const lookAround = async (part?: string) => (locale === "de" ? expectAccessible(visitor, part) : undefined);
    const email = newAddress("nora");

    await visitor.goto(words.register);
    for (const [name, value] of Object.entries({ firstName: "Nora", lastName: "Lind", email }))
      await field(name).fill(value);
    await field("password").fill(PASSWORD);
    await field("passwordConfirmation").fill(PASSWORD);
    await field("isAdult").check();
    await field("acceptTerms").check();
    await button(words.create).click();
    await visitor.goto(linkIn(await mailTo(request, email), words.confirm));
    await main.getByRole("link", { name: words.logIn }).click();
    await expect(visitor).toHaveURL(words.login);
    await fillLogin(visitor, { email }, { locale });
    await expect(visitor).not.toHaveURL(words.login);

    await visitor.goto(words.home);
    await main.getByRole("link", { name: words.begin }).click();
    await field("acceptTerms").check();
    await button(words.accept).click();
    await field("acceptConduct").check();
    await lookAround();
    await button(words.accept).click();

    await expect(field("firstName")).toHaveValue("Nora");
    await lookAround();
    const account = {
      address1: "Torstraße 1",
      zipCode: "1011",
      city: "Berlin",
      companyEmail: "praxis@example.org",
      iban: "DE89 3704 0044 0532 0130 01",
    };
    for (const [name, value] of Object.entries(account)) await field(name).fill(value);
    await field("country").selectOption("DE");
    await main.locator('[name="vatStatus"][value="small"]').check();
    await button(words.next).click();
    // Both wrong entries are named at their fields, and nothing typed is lost.
    await expect(field("zipCode")).toHaveAttribute("aria-invalid", "true");
    await expect(field("iban")).toHaveAttribute("aria-invalid", "true");
    await expect(field("city")).toHaveValue("Berlin");
    await field("zipCode").fill("10119");
    await field("iban").fill("DE89 3704 0044 0532 0130 00");
    await button(words.next).click();

    await expect(field("salesPitch.de")).toBeVisible();
    await lookAround();
    await field(`salesPitch.${locale}`).fill("Klar sehen. Clear sight.");
    await field(`aboutMe.${locale}`).fill("Ich höre zu. I listen.");
    await main
      .locator("details", { has: visitor.locator('[name="areasOfIntervention:burnout"]') })
      .first()
      .evaluate((group) => group.setAttribute("open", ""));
    await main.locator('[name="areasOfIntervention:burnout"]').check();
    await main.locator('[name="spokenLanguages:de"]').check();
    await main.locator('input[type="file"]').first().setInputFiles(png(600, 500));
    const dialog = visitor.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: words.keepPhoto })).toBeEnabled();
    await lookAround("dialog[open]");
    await dialog.getByRole("button", { name: words.keepPhoto }).click();
    await expect(main.getByText(words.photoSaved).first()).toBeVisible();
    await expect(field(`salesPitch.${locale}`)).toHaveValue("Klar sehen. Clear sight.");
    await button(words.next).click();

    await expect(main.getByText(words.stillMissing)).toBeVisible();
    await field(`discovery.description.${locale}`).fill("Hallo. Hello.");
    await field("standard.durationMinutes").fill("60");
    await field(`standard.description.${locale}`).fill("Eine Stunde. One hour.");
    await field("standard.netPriceCents").fill("59,99");
    await button(words.office).click();
    await lookAround();
    await button(words.save).click();
    await expect(field("standard.netPriceCents")).toHaveAttribute("aria-invalid", "true");
    await field("standard.netPriceCents").fill("95,50");
    await button(words.save).click();
    await expect(button(words.publish)).toBeVisible();
    await button(words.publish).click();
    await expect(main.getByText(words.isPublic).first()).toBeVisible();

    const profile = await main.getByRole("link", { name: words.see }).first().getAttribute("href");
    await visitor.context().clearCookies();
    await visitor.goto(profile ?? "");
    await expect(main.getByRole("heading", { level: 1 })).toContainText("Nora Lind");
    await expect(main.getByText("Klar sehen. Clear sight.")).toBeVisible();
    await expect(main.getByText(locale === "de" ? /95,50\s€/ : /€95\.50/).first()).toBeVisible();
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

  const phone = await browser.newContext({
    baseURL: new URL(visitor.url()).origin,
    viewport: { width: 390, height: 800 },
  });
  const page = await phone.newPage();
  await logIn(page, coach, "/de/coach/einrichtung/konto");
  await expect(page.locator('[name="city"]')).toHaveValue("Leipzig");
  await expect(page.locator('[name="vatStatus"][value="small"]')).toBeChecked();
  await phone.close();
});
