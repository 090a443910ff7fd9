import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const priyaRaghavan: DemoCoach = {
  email: "priya.raghavan@example.org",
  firstName: "Priya",
  lastName: "Raghavan",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "corporate",
  tagLine: {
    de: "ADHS im Kopf, Termine im Kalender: Das lässt sich verbinden.",
    en: "ADHD in the head, deadlines in the calendar: the two can live together.",
  },
  salesPitch: {
    de: "17 offene Tabs, drei angefangene Projekte und ein Geburtstag, den Sie vergessen haben? Willkommen. Ich habe selbst ADHS und baue als Ingenieurin Systeme, die Fehler verzeihen. So eins bauen wir für Ihren Alltag, ohne Planer, der nach zwei Wochen in der Schublade liegt.",
    en: "Seventeen open tabs, three half-started projects and a birthday you forgot? Welcome. I have ADHD myself, and as an engineer I build systems that forgive mistakes. We build one for your daily life, without yet another planner that ends up in a drawer after a fortnight.",
  },
  aboutMe: {
    de: "Aufgewachsen in Chennai, Elektrotechnik in Aachen, heute Software für Züge in München. Als ich 31 war, bekam mein Sohn die Diagnose ADHS, und beim Ausfüllen des Fragebogens merkte ich, dass ich von mir schrieb. Das erklärte rückblickend ungefähr alles, von der Schulzeit bis zum Steuerbescheid.\n\nSeitdem lerne ich, mit meinem Gehirn zu arbeiten statt dagegen. Ich coache Erwachsene, die spät davon erfahren haben, und Eltern, die ihr Kind verstehen wollen. Meine Termine sind lebhaft. Wir springen, und wir kommen wieder zurück, denn ich schreibe mit.",
    en: "Raised in Chennai, electrical engineering in Aachen, now software for trains in Munich. When I was 31, my son was diagnosed with ADHD, and while filling in the questionnaire I noticed that I was writing about myself. Looking back, it explained roughly everything, from school to my tax returns.\n\nSince then I have been learning to work with my brain instead of against it. I coach adults who found out late and parents who want to understand their child. My appointments are lively. We jump, and we come back, because I keep notes on where we were.",
  },
  description: {
    de: "Kurz, bunt, konkret. Wir suchen zuerst die eine Stelle, an der Ihr Tag regelmäßig kippt, und stellen dort etwas hin: einen Wecker, eine Person, eine kleinere Aufgabe. Fragen zu Diagnose und Medikamenten gehören in die ärztliche Praxis. Alles dazwischen, also der ganze Alltag, gehört zu uns.",
    en: "Short, colourful, concrete. First we find the one spot where your day regularly tips over, and put something there: an alarm, a person, a smaller task. Questions about diagnosis and medication belong with a doctor. Everything in between, which is all of daily life, belongs to us.",
  },
  certifications: {
    de: "ADHS-Coach (zweijährige Ausbildung)\nM. Sc. Elektrotechnik (RWTH Aachen)",
    en: "ADHD coach (two-year training)\nM. Sc. in electrical engineering (RWTH Aachen)",
  },
  areas: ["adhd", "neurodivergent-children", "procrastination", "perfectionism"],
  languages: ["en", "de", "hi"],
  business: {
    companyName: null,
    address1: "Implerstraße 55",
    zipCode: "81371",
    city: "München",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE39900005680345671430",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Zeigen Sie mir Ihr Chaos, ich zeige Ihnen meins.",
        en: "Show me your chaos, I’ll show you mine.",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 8000,
      description: {
        de: "Eine kippende Stelle im Tag finden und abstützen.",
        en: "Find the wobbly part of your day and prop it up.",
      },
    },
  },
  hours: week({ 2: "19:00-21:30", 4: "19:00-21:30", 6: "09:00-12:00 14:00-16:00" }),
  settings: { pauseAfterMinutes: 5, gridMinutes: 15, horizonDays: 30 },
  resume: {
    title: "Engineer and ADHD coach",
    description: "I build systems that forgive mistakes, for trains and for people.",
    educations: [
      {
        degree: "master",
        year: 2013,
        institution: "RWTH Aachen",
        description: "Electrical engineering and information technology",
      },
    ],
    workExperiences: [
      {
        title: "Software engineer",
        year: 2014,
        company: "Railway supplier, Munich",
        description: "Safety software, later lead of a small team",
      },
    ],
    professionalTrainings: [
      {
        title: "ADHD coaching",
        year: 2023,
        trainingCenter: "Online academy for ADHD coaching",
        description: "Two years with supervised practice",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Designing for a forgetful user: me",
        year: 2025,
        place: "Neurodiversity at Work, Munich",
        description: "Lightning talk",
      },
    ],
  },
  social: {
    linkedin: "https://www.linkedin.com/in/aufwind-demo-priya-raghavan",
    instagram: "https://www.instagram.com/aufwind.demo.seventeen.tabs",
  },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "28", body: "12", lips: "17", brows: "12", nose: "02" },
};
