import { expect, type Page } from "@playwright/test";
import { png } from "./files.ts";
import { linkIn, mailTo } from "./mails.ts";
import { fillLogin, type Language, type Member, PASSWORD } from "./people.ts";

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

const WORDS = {
  de: { confirm: "e-mail-bestaetigen", logIn: "Jetzt anmelden" },
  en: { confirm: "confirm-email", logIn: "Log in now" },
} as const;

/** Somebody registers, confirms by mail and logs in, all in the browser. */
export async function register(page: Page, path: string, { email, firstName, lastName }: Member): Promise<void> {
  const locale = path.slice(1, 3) as Language;
  const main = page.getByRole("main");
  await open(page, path);
  const typed = { firstName, lastName, email, password: PASSWORD, passwordConfirmation: PASSWORD };
  for (const [name, value] of Object.entries(typed)) await main.locator(`[name="${name}"]`).fill(value);
  for (const name of ["isAdult", "acceptTerms"]) await main.locator(`[name="${name}"]`).check();
  await main.locator("form button[type=submit]").click();
  await open(page, linkIn(await mailTo(page.request, email), WORDS[locale].confirm));
  await main.getByRole("link", { name: WORDS[locale].logIn }).click();
  await fillLogin(page, { email }, { locale });
  await expect(page).not.toHaveURL(/login|anmelden/);
}

/** A new coach goes through the five steps in German and publishes the profile. */
export async function setUp(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const field = (name: string) => main.locator(`[name="${name}"]`);
  const press = (name: string | RegExp) => main.getByRole("button", { name, exact: true }).click();
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
  };
  await open(page, "/de/coach");
  await main.getByRole("link", { name: "Einrichtung beginnen" }).click();
  for (const agreement of ["acceptTerms", "acceptConduct"]) {
    await field(agreement).check();
    await press("Annehmen und weiter");
  }
  await fill({ address1: "Torstraße 1", zipCode: "10119", city: "Berlin", companyEmail: "praxis@example.org" });
  await field("taxNumber").fill("151/815/08156");
  await field("iban").fill("DE89 3704 0044 0532 0130 00");
  await field("country").selectOption("DE");
  await main.locator('[name="vatStatus"][value="small"]').check();
  await press("Speichern und weiter");

  await fill({ "salesPitch.de": "Klar sehen.", "aboutMe.de": "Ich höre zu." });
  const topic = page.locator('[name="areasOfIntervention:burnout"]');
  await main
    .locator("details", { has: topic })
    .first()
    .evaluate((group) => group.setAttribute("open", ""));
  await topic.check();
  await field("spokenLanguages:de").check();
  await main.locator('input[type="file"]').first().setInputFiles(png(600, 500));
  await page.getByRole("dialog").getByRole("button", { name: "Dieses Bild verwenden" }).click();
  await expect(main.getByText("Profilfoto gespeichert").first()).toBeVisible();
  await press("Speichern und weiter");

  await fill({ "discovery.description.de": "Hallo.", "standard.description.de": "Eine Stunde." });
  await fill({ "standard.durationMinutes": "60", "standard.netPriceCents": "95" });
  await press(/Montag bis Freitag/);
  await press("Speichern");
  await press("Mein Profil veröffentlichen");
  await expect(main.getByText("Ihr Profil ist jetzt öffentlich!").first()).toBeVisible();
}
