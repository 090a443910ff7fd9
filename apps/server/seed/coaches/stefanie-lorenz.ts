import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const stefanieLorenz: DemoCoach = {
  email: "stefanie.lorenz@example.org",
  firstName: "Stefanie",
  lastName: "Lorenz",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "public",
  tagLine: {
    de: "Zurück in den Job, aber nicht zurück ins alte Tempo.",
    en: "Back to work, but not back to the old pace.",
  },
  salesPitch: {
    de: "Nach Monaten der Krankheit ist der erste Arbeitstag oft schwerer als der letzte. Was sage ich den Kollegen? Wie viel schaffe ich? Und was, wenn es wiederkommt? Ich habe zehn Jahre lang Wiedereingliederungen geplant und meine eigene gleich mit. Wir gehen Ihren Weg in Stufen.",
    en: "After months of sick leave, the first day back is often harder than the last day before. What do I tell my colleagues? How much can I manage? And what if it comes back? I planned returns to work for ten years, and my own along the way. We take your path in stages.",
  },
  aboutMe: {
    de: "Verwaltungswirtin, Personalrätin, seit 2016 MS. Am Anfang habe ich das niemandem gesagt und bin mittags heimlich im Archiv eingeschlafen. Dann hat mich die Hausmeisterin gefunden, Frau Zeidler, und mir eine Decke hingelegt. Danach war vieles leichter.\n\nIch lebe in Erfurt, arbeite dreißig Stunden im betrieblichen Eingliederungsmanagement einer Behörde und coache freitags und früh am Morgen. An guten Tagen fahre ich Rad, an schlechten lese ich Krimis. Ich verspreche niemandem, dass alles wird wie früher. Es kann trotzdem gut werden, nur eben anders sortiert. Ärztliche Fragen bleiben in der Praxis.",
    en: "Public administrator, staff representative, MS since 2016. At first I told nobody and secretly fell asleep in the archive at lunchtime. Then the caretaker, Frau Zeidler, found me and put a blanket over me. Many things were easier after that.\n\nI live in Erfurt, work thirty hours a week helping colleagues at a public authority return after illness, and coach on Fridays and early in the morning. On good days I cycle, on bad ones I read crime novels. I promise nobody that everything will be as before. It can still turn out well, just sorted differently. Medical questions stay with your doctor.",
  },
  description: {
    de: "Wir bauen einen Stufenplan mit Ampel: Was geht bei Grün, was bei Gelb, was lassen Sie bei Rot sofort liegen? Dazu kommen drei vorbereitete Sätze für neugierige Fragen. Formulare kenne ich, und ich habe Geduld mit ihnen. Wird die Stimmung über Wochen dunkel, sprechen wir über ärztliche Hilfe.",
    en: "We build a plan in stages with traffic lights: what is possible on green, what on amber, what do you drop at once on red? Add three prepared sentences for curious questions. I know the forms, and I have patience with them. If your mood stays dark for weeks, we talk about seeing a doctor.",
  },
  certifications: {
    de: "Disability-Managerin (CDMP)\nDiplom-Verwaltungswirtin (FH)\nBeraterin für chronisch Erkrankte (DMSG-Schulung)",
    en: "Certified disability manager (CDMP)\nDegree in public administration\nAdviser for people with chronic illness (DMSG training)",
  },
  areas: ["return-to-work", "chronic-illness", "burnout", "low-mood"],
  languages: ["de"],
  business: {
    companyName: null,
    address1: "Magdeburger Allee 59",
    zipCode: "99086",
    city: "Erfurt",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE29900005280587397279",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wo stehen Sie: noch zu Hause, schon zurück, irgendwo dazwischen?",
        en: "Where are you: still at home, already back, somewhere in between?",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: { de: "Eine Stufe planen oder nachbesprechen.", en: "Plan a stage, or look back at one." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 10500,
      description: {
        de: "Der ganze Stufenplan, samt Sätzen für die Kantine.",
        en: "The whole plan, including lines for the canteen.",
      },
    },
  },
  hours: week({ 2: "06:30-08:00", 4: "06:30-08:00", 5: "08:00-13:00" }),
  settings: { mostPerDay: 3, pauseAfterMinutes: 30, gridMinutes: 15 },
  resume: {
    title: "Disability-Managerin mit eigener Erfahrung",
    description: "Zehn Jahre Wiedereingliederung, auf beiden Seiten des Schreibtischs.",
    educations: [
      {
        degree: "diploma",
        year: 2003,
        institution: "Thüringer Fachhochschule für öffentliche Verwaltung, Gotha",
        description: "Diplom-Verwaltungswirtin",
      },
    ],
    workExperiences: [
      {
        title: "Betriebliches Eingliederungsmanagement",
        year: 2014,
        company: "Landesbehörde, Erfurt",
        description: "Begleitung nach langer Krankheit",
      },
    ],
    professionalTrainings: [
      {
        title: "Disability Management",
        year: 2015,
        trainingCenter: "Deutsche Gesetzliche Unfallversicherung",
        description: "Zertifizierung CDMP",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Die Decke im Archiv",
        year: 2024,
        place: "Personalrätetag Thüringen",
        description: "Erfahrungsbericht",
      },
    ],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "mist", hair: "02", body: "07", lips: "03", brows: "01", nose: "05", glasses: "08" },
};
