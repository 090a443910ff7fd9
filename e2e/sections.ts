import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Enter = (form: Locator) => Promise<unknown>;

/** A section of a practice that is saved by itself. */
export type Section = {
  /** The name of one of its fields. */
  field: string;
  /** Enters invalid input; nothing if there are only valid choices. */
  spoil?: Enter;
  mend: Enter;
  /** Where the API has it afterwards. */
  stored: { path: string; as: Record<string, unknown> };
  said: { saved: string; failed: string; wrong?: string };
};
export type SectionPage = { page: string; sections: Section[] };

const PROFILE = "/api/coaches/profile";
const SCHEDULE = "/api/coaches/schedule";

const named = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

/** One text field; an error is marked, and the input stays. */
const typing = (field: string, { good, bad }: { good: string; bad: string }) => ({
  field,
  spoil: (form: Locator) => named(form, field).fill(bad),
  mend: async (form: Locator) => {
    await expect(named(form, field)).toHaveAttribute("aria-invalid", "true");
    await expect(named(form, field)).toHaveValue(bad);
    await named(form, field).fill(good);
  },
});

const long = (most: number) => `Please use at most ${most} characters.`;

const PROFILE_PAGE: SectionPage = {
  page: "profile",
  sections: [
    {
      field: "listing",
      mend: (form) => form.locator("[name=listing][value=unlisted]").check(),
      stored: { path: PROFILE, as: { allowInSearchingAndListing: false } },
      said: { saved: "Listing saved", failed: "Could not save the listing" },
    },
    {
      ...typing("tagLine.de", { good: "Klar im Kopf", bad: "x".repeat(121) }),
      stored: { path: PROFILE, as: { tagLine: { de: "Klar im Kopf" } } },
      said: { wrong: long(120), saved: "Profile saved", failed: "Could not save profile" },
    },
    {
      ...typing("salesPitch.de", { good: "Ein neuer Satz.", bad: "x".repeat(500) }),
      stored: { path: PROFILE, as: { salesPitch: { de: "Ein neuer Satz." } } },
      said: { wrong: long(499), saved: "Sales pitch saved", failed: "Could not save sales pitch" },
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
      said: {
        wrong: "Please use 2 to 60 characters for an area of your own.",
        saved: "Areas of intervention saved",
        failed: "Could not save areas of intervention",
      },
    },
    {
      ...typing("aboutMe.de", { good: "Neu über mich.", bad: "x".repeat(2000) }),
      stored: { path: PROFILE, as: { aboutMe: { de: "Neu über mich." } } },
      said: { wrong: long(1999), saved: "Bio details saved", failed: "Could not save bio details" },
    },
    {
      field: "spokenLanguages:de",
      spoil: (form) => named(form, "spokenLanguages:de").uncheck(),
      mend: async (form) => {
        await expect(named(form, "spokenLanguages:de")).toHaveAttribute("aria-invalid", "true");
        await named(form, "spokenLanguages:tr").check();
      },
      stored: { path: PROFILE, as: { spokenLanguages: ["tr"] } },
      said: {
        wrong: "Please choose at least one language.",
        saved: "Language details saved",
        failed: "Could not save language details",
      },
    },
  ],
};

export const TEXT_SECTIONS: SectionPage[] = [
  PROFILE_PAGE,
  {
    page: "social-networks",
    sections: [
      {
        ...typing("linkedin", { good: "https://www.linkedin.com/in/mira", bad: "https://evil.example/linkedin" }),
        stored: { path: PROFILE, as: { socialNetworks: { linkedin: "https://www.linkedin.com/in/mira" } } },
        said: {
          wrong: "Please enter the https address of your profile on this network.",
          saved: "Social networks saved",
          failed: "Could not save social networks",
        },
      },
    ],
  },
  {
    page: "resume",
    sections: [
      {
        ...typing("title", { good: "Coachin und Mediatorin", bad: "x".repeat(201) }),
        stored: { path: "/api/coaches/cv", as: { title: "Coachin und Mediatorin" } },
        said: { wrong: long(200), saved: "Resume saved", failed: "Could not save resume" },
      },
    ],
  },
];

export const RULE_SECTIONS: SectionPage[] = [
  {
    page: "business",
    sections: [
      {
        ...typing("iban", { good: "AT61 1904 3002 3457 3201", bad: "AT61 1904 3002 3457 3202" }),
        stored: { path: "/api/coaches/business", as: { address: { iban: "AT611904300234573201" } } },
        said: {
          wrong: "Please check this IBAN",
          saved: "Business details saved",
          failed: "Could not save business details",
        },
      },
    ],
  },
  {
    page: "consultations",
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
        said: {
          wrong: "The price is below the minimum of €60 net per 60 minutes.",
          saved: "Consultations details saved",
          failed: "Could not save consultations details",
        },
      },
    ],
  },
  {
    page: "schedule",
    sections: [
      {
        field: "timeZone",
        mend: (form) => named(form, "timeZone").selectOption("Europe/Vienna"),
        stored: { path: SCHEDULE, as: { timeZone: "Europe/Vienna" } },
        said: { saved: "Time zone saved", failed: "Could not save time zone" },
      },
      {
        ...typing("workingSlots.0.to", { good: "16:00", bad: "08:00" }),
        stored: {
          path: SCHEDULE,
          as: { workingSlots: expect.arrayContaining([{ weekday: 1, from: "09:00", to: "16:00" }]) },
        },
        said: {
          wrong: "The end must be after the start.",
          saved: "Working schedule saved",
          failed: "Could not save working schedule",
        },
      },
    ],
  },
  {
    page: "agenda-settings",
    sections: [
      {
        ...typing("horizonDays", { good: "45", bad: "400" }),
        stored: { path: SCHEDULE, as: { settings: { horizonDays: 45 } } },
        said: {
          wrong: "Please enter at most 365.",
          saved: "Appointment settings saved",
          failed: "Could not save appointment settings",
        },
      },
    ],
  },
];
