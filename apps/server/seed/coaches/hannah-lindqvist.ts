import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const hannahLindqvist: DemoCoach = {
  email: "hannah.lindqvist@example.org",
  firstName: "Hannah",
  lastName: "Lindqvist",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "selfEmployed",
  tagLine: {
    de: "Früher baute ich Apps, die Sie wach halten. Jetzt helfe ich beim Ausschalten.",
    en: "I used to build apps that keep you awake. Now I help you switch them off.",
  },
  salesPitch: {
    de: "Ihr Telefon ist kein Charakterfehler. Es wurde so gebaut, unter anderem von mir. Ich zeige Ihnen, an welchen Stellen es zieht, und wir drehen diese Stellen zu, eine nach der anderen. Sie behalten, was Ihnen guttut. Der Rest darf leise werden.",
    en: "Your phone is not a flaw in your character. It was built that way, by people like me. I show you where it pulls, and we close those spots one after the other. You keep what does you good. The rest may go quiet.",
  },
  aboutMe: {
    de: "In Malmö habe ich Informatik studiert und danach sechs Jahre an einer bekannten App gearbeitet. Mein Team maß jede Woche, ob die Menschen länger blieben. Sie blieben. Ich auch: bis nachts um zwei, mit brennenden Augen und einem Puls, der nicht mehr herunterging.\n\n2021 bin ich an die Kieler Förde gezogen, mit einem Tastentelefon und viel Zeit. Ich habe gelernt, mit Stille nicht sofort etwas anzufangen. Das gebe ich weiter, an Menschen, die immer erreichbar sind, schlecht schlafen oder abends nicht wissen, wo der Tag geblieben ist. Ich bin gegen gar nichts. Ich mag Technik sehr, wenn sie wartet, bis man sie ruft.",
    en: "I studied computer science in Malmö and then worked on a well-known app for six years. Every week my team measured whether people stayed longer. They did. So did I: until two in the morning, with burning eyes and a pulse that would not come down.\n\nIn 2021 I moved to the Baltic coast near Kiel with a push-button phone and a lot of time. I learned not to fill silence at once. That is what I pass on to people who are always reachable, sleep badly or wonder in the evening where the day has gone. I am against nothing. I like technology very much, as long as it waits to be called.",
  },
  description: {
    de: "Wir beginnen mit einer Woche Beobachtung, ohne etwas zu ändern. Dann räumen wir Ihr Gerät gemeinsam um, am geteilten Bildschirm, so weit Sie mögen. Später kommen kleine Übungen dazu: der erste Griff am Morgen, die letzte Stunde am Abend, eine Regel für die Arbeit.",
    en: "We start with a week of watching, without changing anything. Then we rearrange your device together on a shared screen, as far as you like. Later come small exercises: the first reach in the morning, the last hour at night, one rule for work.",
  },
  certifications: {
    de: "Achtsamkeitslehrerin (MBSR)\nB. Sc. Informatik",
    en: "Mindfulness teacher (MBSR)\nB. Sc. in computer science",
  },
  areas: ["screen-time", "always-on", "mindfulness", "sleep"],
  languages: ["sv", "en", "de"],
  business: {
    companyName: null,
    address1: "Strandweg 5",
    zipCode: "24159",
    city: "Kiel",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE322575482",
    iban: "DE38900006670134761825",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Eine Viertelstunde ohne Benachrichtigungen.",
        en: "A quarter of an hour without notifications.",
      },
      instantBooking: "all",
    },
    standard: {
      durationMinutes: 50,
      instantBooking: "known",
      priceCents: 9000,
      description: {
        de: "Gerät, Gewohnheit oder Abend: eines davon wird leiser.",
        en: "Device, habit or evening: one of them gets quieter.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 15000,
      description: { de: "Großes Aufräumen am geteilten Bildschirm.", en: "The big clear-out on a shared screen." },
    },
  },
  hours: week({ 1: "09:00-15:00", 2: "09:00-15:00", 3: "09:00-12:00", 4: "09:00-15:00" }),
  settings: { horizonDays: 30, mostPerDay: 4 },
  exceptions: [{ kind: "allDay", day: 25, days: 3, note: "Offline" }],
  resume: {
    title: "Developer gone quiet",
    description: "Six years of making people stay, five years of helping them leave.",
    educations: [{ degree: "bachelor", year: 2015, institution: "Malmö University", description: "Computer science" }],
    workExperiences: [
      {
        title: "Coach for digital calm",
        year: 2021,
        company: "Self-employed, Kiel",
        description: "Individuals and small teams",
      },
      { title: "App developer", year: 2015, company: "Media company, Malmö", description: "Notifications and feeds" },
    ],
    professionalTrainings: [
      {
        title: "MBSR teacher training",
        year: 2022,
        trainingCenter: "Mindfulness institute, Copenhagen",
        description: "Two-year programme",
      },
    ],
    scientificPublications: [
      { title: "The red dot", year: 2023, place: "Calm Technology Review", description: "What a notification costs" },
    ],
    conferences: [
      { title: "I built your bad habit", year: 2024, place: "Digital Week Kiel", description: "Evening talk" },
    ],
  },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "moss", hair: "29", body: "24", lips: "23", brows: "12", nose: "02" },
};
