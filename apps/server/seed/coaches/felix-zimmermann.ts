import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const felixZimmermann: DemoCoach = {
  email: "felix.zimmermann@example.org",
  firstName: "Felix",
  lastName: "Zimmermann",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "education",
  tagLine: {
    de: "Hausarbeit morgen fällig? Kenne ich. Fangen wir mit einem Satz an.",
    en: "Essay due tomorrow? Been there. Let’s begin with one sentence.",
  },
  salesPitch: {
    de: "Sie wollten um neun anfangen. Jetzt ist es 15:40 Uhr und die Küche war noch nie so sauber. Ich bin 28, habe mein Studium fast verspielt (wörtlich) und berate heute Studierende, denen es ähnlich geht. Wir starten den Timer gleich im Termin.",
    en: "You meant to start at nine. It is now 3:40 p.m. and the kitchen has never been this clean. I am 28, almost gambled away my degree (on a game console), and today I advise students in the same boat. We start the timer right there in the appointment.",
  },
  aboutMe: {
    de: "Vier Semester lang war ich offiziell Student der Geschichte und inoffiziell Magier auf Stufe 60. Dann kam ein Brief vom BAföG-Amt, und meine Mutter fuhr nach Jena und setzte sich neben mich, bis ich eine Seite geschrieben hatte. Das war die ganze Methode. Sie funktioniert immer noch.\n\nIch habe den Bachelor geschafft, den Master in Psychologie des Lernens auch, und arbeite halbtags in der Studienberatung. Perfekte Lernpläne sind für mich verdächtig. Ich mag hässliche erste Fassungen, Spaziergänge nach dem Mittagessen und Menschen, die zugeben, dass sie gerade gar nichts tun.",
    en: "For four semesters I was officially a history student and unofficially a level-60 wizard. Then a letter came from the student loan office, and my mother drove to Jena and sat beside me until I had written one page. That was the whole method. It still works.\n\nI finished my bachelor’s, then a master’s in the psychology of learning, and now work part-time in student advice. Perfect study plans make me suspicious. I like ugly first drafts, walks after lunch and people who admit that they are doing nothing at all right now.",
  },
  description: {
    de: "Zehn Minuten reden, 25 Minuten arbeiten, zehn Minuten auswerten. Ja, Sie arbeiten wirklich, ich sitze still dabei. So merken wir, an welcher Stelle Sie aussteigen: beim Öffnen der Datei, beim ersten Satz, beim Handy. Genau dort setzen wir an. Prüfungsangst üben wir mit absichtlich schlechten Antworten.",
    en: "Ten minutes of talk, 25 minutes of work, ten minutes of looking back. Yes, you really work, and I sit there quietly. That way we notice where you drop out: opening the file, the first sentence, the phone. That is where we begin. We fight exam nerves with deliberately bad answers.",
  },
  certifications: {
    de: "M. Sc. Psychologie des Lernens\nZertifikat Studienberatung (GIBeT)",
    en: "M. Sc. in the psychology of learning\nCertificate in student advice (GIBeT)",
  },
  areas: ["procrastination", "exams", "perfectionism", "gaming", "screen-time"],
  languages: ["de", "en", "es"],
  business: {
    companyName: null,
    address1: "Wagnergasse 21",
    zipCode: "07743",
    city: "Jena",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE53900007850566002253",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Was schieben Sie gerade auf, während Sie das lesen?",
        en: "What are you putting off while you read this?",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: {
        de: "Reden, arbeiten, auswerten. Am Ende steht etwas da.",
        en: "Talk, work, review. At the end there is something on the page.",
      },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 12500,
      description: {
        de: "Schreibnachmittag mit Begleitung, vier Runden und Keksen.",
        en: "An accompanied writing afternoon: four rounds and biscuits.",
      },
    },
  },
  hours: week({ 1: "13:00-18:00", 2: "13:00-18:00", 3: "13:00-18:00", 7: "17:00-21:00" }),
  settings: { noticeMinutes: 60, horizonDays: 28, pauseAfterMinutes: 10 },
  exceptions: [{ kind: "available", day: 12, on: 6, from: "12:00", to: "20:00", note: "Langer Schreibsamstag" }],
  resume: {
    title: "Studienberater mit Verspätungserfahrung",
    description: "Fast exmatrikuliert, dann Master, heute Beratung.",
    educations: [
      { degree: "master", year: 2024, institution: "Universität Erfurt", description: "Psychologie des Lernens" },
      {
        degree: "bachelor",
        year: 2022,
        institution: "Universität Jena",
        description: "Geschichte und Erziehungswissenschaft",
      },
    ],
    workExperiences: [
      {
        title: "Studienberater",
        year: 2024,
        company: "Hochschule in Thüringen",
        description: "Schreibgruppen, Prüfungsangst, Studienzweifel",
      },
    ],
    professionalTrainings: [],
    scientificPublications: [],
    conferences: [
      {
        title: "Die lange Nacht der aufgeschobenen Hausarbeiten",
        year: 2025,
        place: "Universität Jena",
        description: "Workshop für 60 Studierende",
      },
    ],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.felix.faengt.an" },
  isPublic: true,
  isListed: true,
  banner: "mist",
  face: { ground: "mist", hair: "33", body: "24", lips: "30", brows: "12", nose: "02" },
};
