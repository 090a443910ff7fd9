import type { Locator } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { logIn } from "../people.ts";
import { newCoach, publish } from "../practice.ts";

type Sentences = { page: string; saved: string; failed: string };
type Section = { field: string; good: string; bad: string; de: Sentences; en: Sentences };

/** Every part of a profile that is saved by itself: an entry that is good, one that is not, and what is said. */
const SECTIONS: Section[] = [
  {
    field: "tagLine.de",
    good: "Klar im Kopf",
    bad: "x".repeat(121),
    de: {
      page: "profil",
      saved: "Profil gespeichert",
      failed: "Das Profil konnte nicht gespeichert werden",
    },
    en: { page: "profile", saved: "Profile saved", failed: "Could not save profile" },
  },
  {
    field: "salesPitch.de",
    good: "Ein neuer Satz.",
    bad: "x".repeat(500),
    de: {
      page: "profil",
      saved: "Kurzvorstellung gespeichert",
      failed: "Die Kurzvorstellung konnte nicht gespeichert werden",
    },
    en: { page: "profile", saved: "Sales pitch saved", failed: "Could not save sales pitch" },
  },
  {
    field: "aboutMe.de",
    good: "Neu über mich.",
    bad: "x".repeat(2000),
    de: {
      page: "profil",
      saved: "„Über mich“ gespeichert",
      failed: "„Über mich“ konnte nicht gespeichert werden",
    },
    en: { page: "profile", saved: "Bio details saved", failed: "Could not save bio details" },
  },
  {
    field: "linkedin",
    good: "https://www.linkedin.com/in/mira",
    bad: "https://evil.example/linkedin",
    de: {
      page: "soziale-netzwerke",
      saved: "Soziale Netzwerke gespeichert",
      failed: "Die sozialen Netzwerke konnten nicht gespeichert werden",
    },
    en: { page: "social-networks", saved: "Social networks saved", failed: "Could not save social networks" },
  },
  {
    field: "iban",
    good: "AT61 1904 3002 3457 3201",
    bad: "AT61 1904 3002 3457 3202",
    de: {
      page: "geschaeftsdaten",
      saved: "Geschäftsdaten gespeichert",
      failed: "Die Geschäftsdaten konnten nicht gespeichert werden",
    },
    en: { page: "business", saved: "Business details saved", failed: "Could not save business details" },
  },
  {
    field: "standard.netPriceCents",
    good: "120",
    bad: "59,99",
    de: {
      page: "terminarten",
      saved: "Terminarten gespeichert",
      failed: "Die Terminarten konnten nicht gespeichert werden",
    },
    en: {
      page: "consultations",
      saved: "Consultations details saved",
      failed: "Could not save consultations details",
    },
  },
];

const formOf = (main: Locator, field: string) =>
  main.locator("form").filter({ has: main.page().locator(`[name="${field}"]`) });

for (const locale of ["de", "en"] as const)
  test(`${locale}: each part of a profile is saved by itself, and says so when it cannot be`, async ({
    visitor,
    request,
  }) => {
    test.setTimeout(90_000);
    const coach = await newCoach(request);
    await logIn(visitor, coach, `/${locale}/coach`);
    const main = visitor.getByRole("main");
    let page = "";
    for (const section of SECTIONS) {
      const words = section[locale];
      if (page !== words.page) {
        await visitor.goto(`/${locale}/coach/${words.page}`);
        if (locale === "de") await expectAccessible(visitor);
      }
      page = words.page;
      const form = formOf(main, section.field);
      const send = form.locator("button[type=submit]");
      const field = form.locator(`[name="${section.field}"]`);

      await field.fill(section.bad);
      await send.click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(section.bad);

      await field.fill(section.good);
      await visitor.route("**/*.data*", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await send.click();
      await expect(main.getByText(words.failed).first()).toBeVisible();
      await visitor.unroute("**/*.data*");
      await send.click();
      await expect(main.getByText(words.saved).first()).toBeVisible();
      await visitor.goto(`/${locale}/coach/${words.page}`);
      await expect(field).toHaveValue(new RegExp(`^${RegExp.escape(section.good)}`));
    }
  });

test("areas: at most five, own ones added by typing; languages found by typing", async ({ visitor, request }) => {
  const coach = await newCoach(request);
  await logIn(visitor, coach, "/de/coach/profil");
  const main = visitor.getByRole("main");
  const areas = formOf(main, "areasOfIntervention:burnout");
  await areas.getByLabel("Ein eigenes Thema").fill("Singen vor Publikum");
  await areas.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(areas.getByText("2 von 5 gewählt")).toBeVisible();
  await areas.getByRole("button", { name: "Themen speichern" }).click();
  await expect(main.getByText("Themen gespeichert").first()).toBeVisible();

  const languages = formOf(main, "spokenLanguages:de");
  await languages.getByLabel("Sprache suchen").fill("türk");
  await languages.getByLabel("Türkisch").check();
  await languages.getByRole("button", { name: "Sprachen speichern" }).click();
  await expect(main.getByText("Sprachen gespeichert").first()).toBeVisible();

  const profile = await (await request.get("/api/coaches/profile")).json();
  expect(profile.areasOfIntervention).toEqual(["burnout", "Singen vor Publikum"]);
  expect(profile.spokenLanguages.toSorted()).toEqual(["de", "tr"]);
});

test("a public profile is there for everybody, a private one for nobody", async ({ visitor, request }) => {
  const coach = await newCoach(request);
  const slug = await publish(request);
  const main = visitor.getByRole("main");
  await visitor.goto(`/en/coaches/${slug}`);
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Mira Vogel");
  await expect(main.getByText("Find calm, decide clearly.")).toBeVisible();

  await logIn(visitor, coach, "/de/coach");
  await expectAccessible(visitor);
  await visitor.goto("/de/coach/profil");
  await main.getByRole("button", { name: "Mein Profil auf privat stellen" }).click();
  await expect(main.getByText("Ihr Profil ist jetzt privat.").first()).toBeVisible();
  expect((await visitor.goto(`/de/coaches/${slug}`))?.status()).toBe(404);
});
