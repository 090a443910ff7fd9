import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const ruiCarvalho: DemoCoach = {
  email: "rui.carvalho@example.org",
  firstName: "Rui",
  lastName: "Carvalho",
  locale: "en",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "selfEmployed",
  tagLine: { de: "Zehn Jahre trocken, kein bisschen fromm.", en: "Ten years sober and not at all holy." },
  salesPitch: {
    de: "Sie trinken mehr, als Sie wollten, oder Sie leben mit jemandem, der es tut. Ich halte Ihnen keinen Vortrag. Ich habe lange genug selbst in der Küche gestanden, das Glas neben dem Herd. Wir schauen auf die Stunden zwischen sechs und zehn am Abend. Dort ändert sich etwas, oder eben nicht.",
    en: "You drink more than you meant to, or you live with somebody who does. You will get no lecture from me. I stood in kitchens long enough with a glass next to the stove. We look at the hours between six and ten in the evening. That is where things change, or don’t.",
  },
  aboutMe: {
    de: "Ich war Koch in Porto, London und Hamburg, gute Häuser, lange Nächte. 2016 habe ich aufgehört zu trinken, mit Entzug im Krankenhaus, mit Rückfall und mit einer Gruppe, zu der ich bis heute gehe. Danach habe ich in Lissabon eine Ausbildung zum Coach gemacht.\n\nWichtig: Wer jeden Tag trinkt, soll nicht allein und nicht plötzlich aufhören. Das kann gefährlich sein und gehört in ärztliche Hand. Ich komme davor, daneben und danach: wenn es um Abende geht, um Ausreden, um Freundschaften, die nur aus Flaschen bestanden. Und um gutes Essen. Das blieb mir.",
    en: "I was a chef in Porto, London and Hamburg: good restaurants, long nights. In 2016 I stopped drinking, with detox in hospital, with a relapse, and with a group I still go to. Afterwards I trained as a coach in Lisbon.\n\nOne thing matters: if you drink every day, do not stop alone or all at once. That can be dangerous and belongs in medical hands. I come before, beside and after: when it is about evenings, about excuses, about friendships that were made of bottles. And about good food. I got to keep that.",
  },
  description: {
    de: "Kurze Termine, dafür öfter. Wir führen ein Abendprotokoll mit drei Spalten: Lust, Anlass, was ich stattdessen tat. Kein Urteil, nur Daten. Angehörige lernen bei mir, Hilfe von Kontrolle zu unterscheiden. Ich spreche Deutsch mit Küchenakzent und vier Sprachen, in denen man sich herausreden kann.",
    en: "Short appointments, but more of them. We keep an evening log with three columns: craving, occasion, what I did instead. No verdict, just data. Relatives learn to tell help from control. I speak four languages in which people can make excuses, so I recognise most of them.",
  },
  certifications: { de: "Recovery Coach (120 Stunden)\nKüchenmeister", en: "Recovery coach (120 hours)\nMaster chef" },
  areas: ["alcohol", "addiction-in-the-family", "habits", "smoking"],
  languages: ["pt", "en", "es", "de"],
  business: {
    companyName: null,
    address1: "Rua da Esperança 41",
    zipCode: "1200-656",
    city: "Lisboa",
    country: "PT",
    vatStatus: "regular",
    vatNumber: "PT261119583",
    iban: "PT50999900014511876346359",
  },
  timeZone: "Europe/Lisbon",
  consultations: {
    discovery: {
      description: {
        de: "Ein Kaffee auf Abstand. Sie sagen nur, was Sie wollen.",
        en: "A coffee at a distance. You say only what you want to say.",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6500,
      description: {
        de: "Eine Woche durchgehen: was half, was nicht.",
        en: "Go through one week: what helped and what did not.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11500,
      description: {
        de: "Für den ersten Plan ohne Glas, in aller Ruhe.",
        en: "For making your first plan without a glass, in peace.",
      },
    },
  },
  hours: week({
    1: "10:00-13:00 16:00-20:00",
    2: "10:00-13:00 16:00-20:00",
    3: "10:00-13:00",
    4: "10:00-13:00 16:00-20:00",
    7: "17:00-20:00",
  }),
  settings: { noticeMinutes: 180, gridMinutes: 15, pauseAfterMinutes: 15 },
  resume: {
    title: "Chef turned recovery coach",
    description: "Twenty years in kitchens, ten years sober, six years of coaching.",
    educations: [
      {
        degree: "professional",
        year: 2001,
        institution: "Escola de Hotelaria do Porto",
        description: "Professional cookery",
      },
    ],
    workExperiences: [
      {
        title: "Recovery coach",
        year: 2020,
        company: "Self-employed, Lisbon",
        description: "Alcohol, smoking, evenings",
      },
      {
        title: "Head chef",
        year: 2009,
        company: "Restaurants in London and Hamburg",
        description: "Brigades of up to 14 people",
      },
    ],
    professionalTrainings: [
      {
        title: "Recovery coaching",
        year: 2019,
        trainingCenter: "Coaching academy, Lisbon",
        description: "120 hours with supervised practice",
      },
    ],
    scientificPublications: [
      {
        title: "Dry January, wet February",
        year: 2025,
        place: "Kitchen Notes",
        description: "Essay on short breaks and long habits",
      },
    ],
    conferences: [],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.rui.sem.alcool" },
  isPublic: true,
  isListed: true,
  face: { ground: "sage", hair: "31", body: "11", lips: "03", brows: "01", nose: "07" },
};
