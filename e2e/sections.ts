import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Said = { saved: string; failed: string; wrong?: string };
type Enter = (form: Locator) => Promise<unknown>;

/** A part of a practice that is saved by itself. */
export type Section = {
  /** The name of one of its fields. */
  field: string;
  /** Enters what is not taken; where there are only good choices, nothing. */
  spoil?: Enter;
  mend: Enter;
  /** Where the API has it afterwards, and how. */
  stored: { path: string; as: Record<string, unknown> };
  de: Said;
  en: Said;
};
export type SectionPage = { de: string; en: string; sections: Section[] };

const PROFILE = "/api/coaches/profile";
const SCHEDULE = "/api/coaches/schedule";

const named = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

/** One text field; what is wrong in it is marked, and stays. */
const typing = (field: string, { good, bad }: { good: string; bad: string }) => ({
  field,
  spoil: (form: Locator) => named(form, field).fill(bad),
  mend: async (form: Locator) => {
    await expect(named(form, field)).toHaveAttribute("aria-invalid", "true");
    await expect(named(form, field)).toHaveValue(bad);
    await named(form, field).fill(good);
  },
});

const long = (most: number) => ({
  de: { wrong: `Bitte verwenden Sie höchstens ${most} Zeichen.` },
  en: { wrong: `Please use at most ${most} characters.` },
});

const PROFILE_PAGE: SectionPage = {
  de: "profil",
  en: "profile",
  sections: [
    {
      field: "allowInSearchingAndListing",
      mend: (form) => named(form, "allowInSearchingAndListing").uncheck(),
      stored: { path: PROFILE, as: { allowInSearchingAndListing: false } },
      de: { saved: "Einstellung gespeichert", failed: "Die Einstellung konnte nicht gespeichert werden" },
      en: { saved: "Listing saved", failed: "Could not save the listing" },
    },
    {
      ...typing("tagLine.de", { good: "Klar im Kopf", bad: "x".repeat(121) }),
      stored: { path: PROFILE, as: { tagLine: { de: "Klar im Kopf" } } },
      de: { ...long(120).de, saved: "Profil gespeichert", failed: "Das Profil konnte nicht gespeichert werden" },
      en: { ...long(120).en, saved: "Profile saved", failed: "Could not save profile" },
    },
    {
      ...typing("salesPitch.de", { good: "Ein neuer Satz.", bad: "x".repeat(500) }),
      stored: { path: PROFILE, as: { salesPitch: { de: "Ein neuer Satz." } } },
      de: {
        ...long(499).de,
        saved: "Kurzvorstellung gespeichert",
        failed: "Die Kurzvorstellung konnte nicht gespeichert werden",
      },
      en: { ...long(499).en, saved: "Sales pitch saved", failed: "Could not save sales pitch" },
    },
    {
      field: "areasOfIntervention:burnout",
      spoil: (form) => named(form, "ownArea").fill("x".repeat(61)),
      mend: async (form) => {
        await named(form, "ownArea").fill("Singen vor Publikum");
        await named(form, "ownArea").press("Enter");
        await expect(named(form, "areasOfIntervention:Singen vor Publikum")).toBeChecked();
      },
      stored: { path: PROFILE, as: { areasOfIntervention: ["burnout", "Singen vor Publikum"] } },
      de: {
        wrong: "Bitte verwenden Sie für ein eigenes Thema 2 bis 60 Zeichen.",
        saved: "Themen gespeichert",
        failed: "Die Themen konnten nicht gespeichert werden",
      },
      en: {
        wrong: "Please use 2 to 60 characters for an area of your own.",
        saved: "Areas of intervention saved",
        failed: "Could not save areas of intervention",
      },
    },
    {
      ...typing("aboutMe.de", { good: "Neu über mich.", bad: "x".repeat(2000) }),
      stored: { path: PROFILE, as: { aboutMe: { de: "Neu über mich." } } },
      de: {
        ...long(1999).de,
        saved: "„Über mich“ gespeichert",
        failed: "„Über mich“ konnte nicht gespeichert werden",
      },
      en: { ...long(1999).en, saved: "Bio details saved", failed: "Could not save bio details" },
    },
    {
      field: "spokenLanguages:de",
      spoil: (form) => named(form, "spokenLanguages:de").uncheck(),
      mend: async (form) => {
        await expect(named(form, "spokenLanguages:de")).toHaveAttribute("aria-invalid", "true");
        await named(form, "spokenLanguages:tr").check();
      },
      stored: { path: PROFILE, as: { spokenLanguages: ["tr"] } },
      de: {
        wrong: "Bitte wählen Sie mindestens eine Sprache.",
        saved: "Sprachen gespeichert",
        failed: "Die Sprachen konnten nicht gespeichert werden",
      },
      en: {
        wrong: "Please choose at least one language.",
        saved: "Language details saved",
        failed: "Could not save language details",
      },
    },
  ],
};

export const WORDS_FOR_CLIENTS: SectionPage[] = [
  PROFILE_PAGE,
  {
    de: "soziale-netzwerke",
    en: "social-networks",
    sections: [
      {
        ...typing("linkedin", { good: "https://www.linkedin.com/in/mira", bad: "https://evil.example/linkedin" }),
        stored: { path: PROFILE, as: { socialNetworks: { linkedin: "https://www.linkedin.com/in/mira" } } },
        de: {
          wrong: "Bitte geben Sie die https-Adresse Ihres Profils in diesem Netzwerk ein.",
          saved: "Soziale Netzwerke gespeichert",
          failed: "Die sozialen Netzwerke konnten nicht gespeichert werden",
        },
        en: {
          wrong: "Please enter the https address of your profile at this network.",
          saved: "Social networks saved",
          failed: "Could not save social networks",
        },
      },
    ],
  },
  {
    de: "lebenslauf",
    en: "resume",
    sections: [
      {
        ...typing("title", { good: "Coachin und Mediatorin", bad: "x".repeat(201) }),
        stored: { path: "/api/coaches/cv", as: { title: "Coachin und Mediatorin" } },
        de: {
          ...long(200).de,
          saved: "Lebenslauf gespeichert",
          failed: "Der Lebenslauf konnte nicht gespeichert werden",
        },
        en: { ...long(200).en, saved: "Resume saved", failed: "Could not save resume" },
      },
    ],
  },
];

export const RULES_OF_THE_PRACTICE: SectionPage[] = [
  {
    de: "geschaeftsdaten",
    en: "business",
    sections: [
      {
        ...typing("iban", { good: "AT61 1904 3002 3457 3201", bad: "AT61 1904 3002 3457 3202" }),
        stored: { path: "/api/coaches/business", as: { address: { iban: "AT611904300234573201" } } },
        de: {
          wrong: "Bitte prüfen Sie die IBAN",
          saved: "Geschäftsdaten gespeichert",
          failed: "Die Geschäftsdaten konnten nicht gespeichert werden",
        },
        en: {
          wrong: "Please check this IBAN",
          saved: "Business details saved",
          failed: "Could not save business details",
        },
      },
    ],
  },
  {
    de: "terminarten",
    en: "consultations",
    sections: [
      {
        ...typing("standard.netPriceCents", { good: "120", bad: "59,99" }),
        stored: {
          path: "/api/coaches/consultations",
          as: {
            appointmentSettings: [
              { type: "discovery", netPriceCents: 0 },
              { type: "standard", netPriceCents: 12_000 },
            ],
          },
        },
        de: {
          wrong: "Der Preis liegt unter dem Minimum von 60 € netto je 60 Minuten.",
          saved: "Terminarten gespeichert",
          failed: "Die Terminarten konnten nicht gespeichert werden",
        },
        en: {
          wrong: "The price is below the minimum of €60 net per 60 minutes.",
          saved: "Consultations details saved",
          failed: "Could not save consultations details",
        },
      },
    ],
  },
  {
    de: "arbeitszeiten",
    en: "schedule",
    sections: [
      {
        field: "timeZone",
        mend: (form) => named(form, "timeZone").selectOption("Europe/Vienna"),
        stored: { path: SCHEDULE, as: { timeZone: "Europe/Vienna" } },
        de: { saved: "Zeitzone gespeichert", failed: "Die Zeitzone konnte nicht gespeichert werden" },
        en: { saved: "Time zone saved", failed: "Could not save time zone" },
      },
      {
        ...typing("workingSlots.0.to", { good: "16:00", bad: "08:00" }),
        stored: {
          path: SCHEDULE,
          as: { workingSlots: expect.arrayContaining([{ weekday: 1, from: "09:00", to: "16:00" }]) },
        },
        de: {
          wrong: "Das Ende muss nach dem Beginn liegen.",
          saved: "Arbeitszeiten gespeichert",
          failed: "Die Arbeitszeiten konnten nicht gespeichert werden",
        },
        en: {
          wrong: "The end must be after the start.",
          saved: "Working schedule saved",
          failed: "Could not save working schedule",
        },
      },
    ],
  },
  {
    de: "kalender-einstellungen",
    en: "agenda-settings",
    sections: [
      {
        ...typing("horizonDays", { good: "45", bad: "400" }),
        stored: { path: SCHEDULE, as: { settings: { horizonDays: 45 } } },
        de: {
          wrong: "Bitte geben Sie höchstens 365 ein.",
          saved: "Termineinstellungen gespeichert",
          failed: "Die Termineinstellungen konnten nicht gespeichert werden",
        },
        en: {
          wrong: "Please enter at most 365.",
          saved: "Appointment settings saved",
          failed: "Could not save appointment settings",
        },
      },
    ],
  },
];
