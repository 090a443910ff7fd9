import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const ingridSolberg: DemoCoach = {
  email: "ingrid.solberg@example.org",
  firstName: "Ingrid",
  lastName: "Solberg",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "health",
  tagLine: {
    de: "Bewegen, wie es heute geht. Morgen sehen wir weiter.",
    en: "Move the way you can today. Tomorrow we shall see.",
  },
  salesPitch: {
    de: "Ein Körper mit Rheuma, kaputtem Knie oder wenig Schlaf hört nicht auf Befehle. Auf Einladungen hört er oft. Ich bin Physiotherapeutin von Beruf, hier aber Ihr Coach: für Freude an Bewegung trotz allem, für ruhigere Nächte und für einen Alltag, in dem die Krankheit nicht immer vorne sitzt.",
    en: "A body with arthritis, a bad knee or too little sleep does not obey orders. It often accepts invitations. I am a physiotherapist by profession, but here I am your coach: for joy in moving in spite of it all, for quieter nights, and for days on which the illness does not always sit in the front seat.",
  },
  aboutMe: {
    de: "Bei uns in Tromsø ist es zwei Monate lang dunkel. Man lernt früh, dass man auf gutes Wetter nicht warten darf. Mit dieser Haltung bin ich 1995 nach Rostock gekommen, der Liebe wegen, und geblieben, des Windes wegen.\n\nDreißig Jahre habe ich in einer Rehaklinik an der Ostsee gearbeitet. Seit ich selbst Arthrose in beiden Händen habe, verstehe ich meine früheren Patientinnen besser als je zuvor. Was hier stattfindet, ist keine Behandlung, dafür gehen Sie bitte weiter in Ihre Praxis. Es ist das Gespräch, für das dort zwanzig Minuten nie gereicht haben.",
    en: "Where I come from, in Tromsø, it is dark for two months. You learn early not to wait for good weather. With that attitude I came to Rostock in 1995, for love, and stayed, for the wind.\n\nI worked in a rehabilitation clinic on the Baltic Sea for thirty years. Now that I have osteoarthritis in both hands, I understand my former patients better than ever. What happens here is not treatment; please keep seeing your practice for that. It is the conversation for which twenty minutes were never enough.",
  },
  description: {
    de: "Ich frage nach guten und schlechten Tagen und mache daraus drei Wochenpläne: Sonne, Wolken, Sturm. So müssen Sie an schwachen Tagen nichts absagen, sondern nur das Blatt wechseln. Wir stehen im Termin gern einmal auf. Ein Spaziergang am Telefon geht auch, wenn Sie lieber laufen als sitzen.",
    en: "I ask about good days and bad days and turn them into three weekly plans: sun, clouds, storm. On weak days you need not cancel anything; you only change the sheet. We like to stand up once during an appointment. If you would rather walk than sit, take me along on your phone.",
  },
  certifications: {
    de: "Staatlich anerkannte Physiotherapeutin\nKursleiterin für Schlaf und Entspannung\nRückenschullehrerin",
    en: "State-registered physiotherapist\nCourse leader for sleep and relaxation\nBack-care instructor",
  },
  areas: ["exercise", "chronic-illness", "sleep", "menopause"],
  languages: ["no", "de", "en", "sv"],
  business: {
    companyName: null,
    address1: "Am Strom 71",
    zipCode: "18119",
    city: "Rostock",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE771884849",
    iban: "DE31900007230535469602",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: { de: "Wie war die letzte Woche für Ihren Körper?", en: "How was last week for your body?" },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 7000,
      description: {
        de: "Einen Plan für Sonne, Wolken oder Sturm machen.",
        en: "Make a plan for sun, clouds or storm.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11500,
      description: {
        de: "Alle drei Pläne und ein gemeinsamer Spaziergang am Telefon.",
        en: "All three plans, and a walk together on the phone.",
      },
    },
  },
  hours: week({ 1: "08:00-11:00", 2: "08:00-11:00 15:00-18:00", 3: "08:00-11:00", 5: "08:00-11:00" }),
  resume: {
    title: "Physiotherapist from the far north",
    description: "Thirty years of rehabilitation by the sea.",
    educations: [{ degree: "bachelor", year: 1992, institution: "University of Tromsø", description: "Physiotherapy" }],
    workExperiences: [
      {
        title: "Physiotherapist",
        year: 1995,
        company: "Rehabilitation clinic, Warnemünde",
        description: "Joints, chronic pain, groups for women",
      },
    ],
    professionalTrainings: [
      {
        title: "Sleep and relaxation",
        year: 2017,
        trainingCenter: "Academy for prevention, Greifswald",
        description: "Course leader certificate",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  banner: "mist",
  face: { ground: "mist", hair: "43", body: "09", lips: "14", brows: "01", nose: "16" },
};
