import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const linhNguyen: DemoCoach = {
  email: "linh.nguyen@example.org",
  firstName: "Linh",
  lastName: "Nguyen",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "creative",
  tagLine: {
    de: "Vom „Ich müsste mal“ zum ersten echten Entwurf.",
    en: "From “I really should” to a first real draft.",
  },
  salesPitch: {
    de: "Ihr Beruf passt wie ein Schuh vom letzten Jahr: geht noch, drückt aber? Wir behandeln Ihr Arbeitsleben wie ein Projekt im Design. Erst beobachten, dann Ideen sammeln, dann klein testen. Sie müssen nicht kündigen, um etwas Neues auszuprobieren.",
    en: "Does your job fit like last year’s shoe: it still goes on, but it pinches? We treat your working life like a design project. Observe first, collect ideas, then test on a small scale. You do not have to quit to try something new.",
  },
  aboutMe: {
    de: "Meine Eltern kamen als Vertragsarbeiter nach Leipzig und verkauften später Blumen am Hauptbahnhof. Ich sollte Ärztin werden, wurde Apothekerin, dann Grafikerin und am Ende Designerin für digitale Produkte. Jeder Wechsel hat zu Hause Tränen gekostet, auch meine.\n\nHeute gestalte ich drei Tage in der Woche für eine Agentur, den Rest der Zeit coache ich. Ich mag Listen, Klebezettel und den Moment, in dem jemand sagt: Das darf ich? Perfekt zu sein habe ich lange versucht. Inzwischen nenne ich es Version eins und zeige sie her.",
    en: "My parents came to Leipzig as contract workers and later sold flowers at the main station. I was meant to be a doctor, trained as a pharmacist, then became an illustrator and finally a designer of digital products. Each change cost tears at home, including mine.\n\nToday I design for an agency three days a week and coach the rest of the time. I like lists, sticky notes and the moment when somebody says: am I allowed to do that? For years I tried to be perfect. These days I call it version one and show it around.",
  },
  description: {
    de: "Wir nutzen ein gemeinsames Board im Browser, auf dem alles sichtbar bleibt: Stärken, Sackgassen, Ideen. Zwischen den Terminen machen Sie kleine Experimente, zum Beispiel ein Gespräch mit jemandem, der Ihren Traumberuf schon hat. Ich gebe ehrliches Feedback auf Lebensläufe und Mappen.",
    en: "We use a shared board in the browser on which everything stays visible: strengths, dead ends, ideas. Between appointments you run small experiments, for example a chat with someone who already does your dream job. I give honest feedback on CVs and portfolios.",
  },
  certifications: {
    de: "Zertifizierter Business Coach (dvct)\nDesign-Thinking-Moderatorin",
    en: "Certified business coach (dvct)\nDesign thinking facilitator",
  },
  areas: ["calling", "career-change", "job-application", "perfectionism"],
  languages: ["de", "vi", "en"],
  business: {
    companyName: null,
    address1: "Karl-Heine-Straße 47",
    zipCode: "04229",
    city: "Leipzig",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE76900008350103499315",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Ein Klebezettel, drei Fragen, ein Gefühl dafür, ob es passt.",
        en: "One sticky note, three questions, a feeling for whether we fit.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 7500,
      description: {
        de: "Ideen sortieren oder die nächste Bewerbung schärfen.",
        en: "Sort ideas, or sharpen your next application.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 12500,
      description: {
        de: "Werkstatt: Wir entwerfen drei mögliche Wege und prüfen sie.",
        en: "Workshop: we sketch three possible paths and test them.",
      },
    },
  },
  hours: week({ 4: "09:00-13:00 15:00-20:00", 5: "09:00-13:00 14:00-17:00" }),
  settings: { gridMinutes: 30, horizonDays: 45 },
  exceptions: [{ kind: "available", day: 4, on: 6, from: "10:00", to: "15:00", note: "Werkstatt-Samstag" }],
  resume: {
    title: "Designerin und Business Coach",
    description: "Drei Berufe, zwei Sprachen, eine Vorliebe für Anfänge.",
    educations: [
      { degree: "master", year: 2015, institution: "Hochschule Anhalt, Dessau", description: "Integriertes Design" },
      {
        degree: "diploma",
        year: 2010,
        institution: "Berufsfachschule Leipzig",
        description: "Pharmazeutisch-technische Assistentin",
      },
    ],
    workExperiences: [
      {
        title: "Designerin für digitale Produkte",
        year: 2016,
        company: "Agentur für Gestaltung, Leipzig",
        description: "Forschung mit Nutzenden und Gestaltung von Apps",
      },
    ],
    professionalTrainings: [
      {
        title: "Business Coach",
        year: 2022,
        trainingCenter: "Coaching-Akademie Leipzig",
        description: "Berufsbegleitende Ausbildung über 14 Monate",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: {
    instagram: "https://www.instagram.com/aufwind.demo.linh.entwirft",
    website: "https://linh-nguyen.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "moss",
  face: { ground: "moss", hair: "41", body: "15", lips: "30", brows: "12", nose: "02" },
};
