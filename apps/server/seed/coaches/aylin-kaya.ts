import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const aylinKaya: DemoCoach = {
  email: "aylin.kaya@example.org",
  firstName: "Aylin",
  lastName: "Kaya",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "education",
  tagLine: {
    de: "Wer anders liest, ist nicht dümmer. Nur anders schnell.",
    en: "Reading differently is not being slower. It is taking another road.",
  },
  salesPitch: {
    de: "Ich schreibe „vielleicht“ bis heute manchmal falsch und habe trotzdem einen Master. Wie das geht, zeige ich Ihnen gern: Vorlese-Apps, Nachteilsausgleich, Lernkarten mit Farben und die Kunst, um Hilfe zu bitten, bevor es brennt. Für Ausbildung, Studium und den zweiten Anlauf.",
    en: "I still misspell “maybe” in two languages, and I hold a master’s degree all the same. I will gladly show you how: read-aloud apps, extra time in exams, colour-coded cards and the art of asking for help before things are on fire. For apprentices, students and second attempts.",
  },
  aboutMe: {
    de: "In der vierten Klasse hieß es: Hauptschule, mehr wird das nicht. Meine Mutter, die selbst kaum schreiben kann, hat dem Lehrer einen Teller Baklava gebracht und gesagt, er solle noch einmal hinsehen. Er sah hin. Es war eine Lese-Rechtschreib-Störung, sonst nichts.\n\nHeute bin ich Sonderpädagogin in Mannheim, tanze Lindy Hop und lese Bücher am liebsten mit den Ohren. In meinen Gesprächen geht es selten um Kommas und oft um Scham. Sobald die weg ist, geht Lernen erstaunlich leicht. Meistens jedenfalls.",
    en: "In year four they said: the lowest school track, nothing more. My mother, who can hardly write herself, took the teacher a plate of baklava and asked him to look again. He did. It was dyslexia and nothing else.\n\nToday I am a special-needs teacher in Mannheim, I dance Lindy Hop, and I prefer to read books with my ears. My conversations are rarely about commas and often about shame. Once that is gone, learning gets surprisingly easy. Most of the time, anyway.",
  },
  description: {
    de: "Sie bekommen von mir nichts Langes zu lesen, versprochen. Wir arbeiten mit Bildern, Sprachnachrichten und einem Plan, der an die Kühlschranktür passt. Prüfungsanträge füllen wir zusammen aus. Vor mündlichen Prüfungen üben wir laut, im Stehen und so oft, bis es langweilig wird. Langweilig ist gut.",
    en: "I will not give you anything long to read, promise. We work with pictures, voice messages and a plan that fits on the fridge door. We fill in the forms for extra time together. Before oral exams we practise aloud, standing up, until it gets boring. Boring is good.",
  },
  certifications: {
    de: "Erstes und zweites Staatsexamen Sonderpädagogik\nLRS-Fachkraft\nZertifizierter Lerncoach",
    en: "Both state examinations in special education\nSpecialist in reading and spelling difficulties\nCertified learning coach",
  },
  areas: ["dyslexia-dyscalculia", "exams", "adhd", "starting-out", "procrastination"],
  languages: ["de", "tr", "en"],
  business: {
    companyName: null,
    address1: "Seckenheimer Straße 58",
    zipCode: "68165",
    city: "Mannheim",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE16900008280623478162",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Erzählen statt schreiben: Was möchten Sie schaffen?",
        en: "Talking instead of writing: what do you want to achieve?",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: {
        de: "Lernweg finden, Antrag ausfüllen oder laut üben.",
        en: "Find your way of learning, fill in a form, or practise aloud.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11000,
      description: {
        de: "Eine Prüfung von vorn bis hinten durchspielen.",
        en: "Play through an exam from start to finish.",
      },
    },
  },
  hours: week({ 1: "15:30-19:00", 3: "15:30-19:00", 4: "15:30-19:00", 6: "09:00-11:00" }),
  settings: { gridMinutes: 30 },
  exceptions: [{ kind: "allDay", day: 38, days: 14, note: "Schulferien" }],
  resume: {
    title: "Sonderpädagogin und Lerncoach",
    description: "Eigene Erfahrung mit Legasthenie, sechs Jahre Schule, viel Geduld.",
    educations: [
      {
        degree: "master",
        year: 2019,
        institution: "Pädagogische Hochschule Heidelberg",
        description: "Sonderpädagogik, Förderschwerpunkt Lernen",
      },
    ],
    workExperiences: [
      {
        title: "Sonderpädagogin",
        year: 2020,
        company: "Gemeinschaftsschule, Mannheim",
        description: "Förderung beim Lesen, Schreiben und Rechnen",
      },
    ],
    professionalTrainings: [
      {
        title: "Lerncoaching",
        year: 2022,
        trainingCenter: "Akademie für Lernpädagogik, Köln",
        description: "Sechs Module",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Scham ist der größte Fehler",
        year: 2025,
        place: "Legasthenie-Kongress, Würzburg",
        description: "Kurzvortrag",
      },
    ],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.fieleicht.so" },
  isPublic: true,
  isListed: true,
  banner: "mist",
  face: { ground: "mist", hair: "23", body: "22", lips: "14", brows: "01", nose: "08" },
};
