import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const sabineKrueger: DemoCoach = {
  email: "sabine.krueger@example.org",
  firstName: "Sabine",
  lastName: "Krüger",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "education",
  tagLine: {
    de: "Vierzig Jahre Schule, und noch immer auf der Seite der Lernenden.",
    en: "Forty years of school, and still on the side of those who learn.",
  },
  salesPitch: {
    de: "Prüfungen fragen ab, was Sie wissen. Sie fragen nicht, wer Sie sind. Wenn Ihr Kopf das verwechselt, üben wir den Unterschied: mit einem Lernplan, der auch Pausen kennt, mit Atem, mit Humor. Auch Eltern, die abends neben dem Mathebuch verzweifeln, sind mir willkommen.",
    en: "Exams test what you know. They do not ask who you are. If your mind mixes up the two, we practise the difference: with a study plan that has room for breaks, with breathing, with humour. Parents who despair beside the maths book at night are welcome, too.",
  },
  aboutMe: {
    de: "Mathematik und Russisch habe ich unterrichtet, erst in Pirna, dann in Dresden, zuletzt als Schulleiterin einer Oberschule. In vier Jahrzehnten sind mir ungefähr fünftausend junge Menschen begegnet. Kein einziger war faul. Manche hatten Angst, manche konnten Buchstaben oder Zahlen schwer ordnen, manche hatten zu Hause andere Sorgen.\n\nSeit meiner Pensionierung arbeite ich mit Erwachsenen, die noch einmal lernen: für das Abitur am Abend, die Meisterprüfung, das Staatsexamen. Ich habe drei Enkel, einen Garten voller Stachelbeeren und eine Schwäche für gut erklärte Brüche.",
    en: "I taught mathematics and Russian, first in Pirna, then in Dresden, where I ended up as head of a secondary school. In four decades I met about five thousand young people. Not one of them was lazy. Some were afraid, some found it hard to put letters or numbers in order, some had other worries at home.\n\nSince I retired I have worked with adults who are learning once more: for evening school, for a trade exam, for the bar. I have three grandchildren, a garden full of gooseberries and a soft spot for a well-explained fraction.",
  },
  description: {
    de: "Zuerst sehen wir uns an, wie Sie lernen, nicht was. Dann bauen wir einen Wochenplan auf Papier. Papier hält still. Bei Lese-, Schreib- oder Rechenschwäche zeige ich Wege, die für Erwachsene gemacht sind. Eine Diagnose kann und darf ich nicht stellen, aber ich kenne die Stellen, die das tun.",
    en: "First we look at how you learn, not what. Then we build a weekly plan on paper. Paper keeps still. If reading, writing or arithmetic is hard for you, I show you ways that are made for adults. I cannot and may not make a diagnosis, but I know who does.",
  },
  certifications: {
    de: "Zweites Staatsexamen für das Lehramt\nIntegrative Lerntherapeutin (Fortbildung)\nBeratungslehrerin",
    en: "Second state examination for teachers\nFurther training in learning support\nCounselling teacher",
  },
  areas: ["exams", "procrastination", "starting-out", "parenting", "dyslexia-dyscalculia"],
  languages: ["de", "ru", "en"],
  business: {
    companyName: null,
    address1: "Schillerstraße 9",
    zipCode: "01326",
    city: "Dresden",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE17900009050072554917",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Was steht an, bis wann, und was macht Ihnen Bauchweh?",
        en: "What is coming up, by when, and what makes your stomach turn?",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: {
        de: "Lernplan, Prüfungsangst oder der Knoten im Stoff.",
        en: "Study plan, exam nerves or the knot in the material.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11000,
      description: {
        de: "Eine ganze mündliche Prüfung zum Üben, mit freundlicher Prüferin.",
        en: "A whole oral exam for practice, with a friendly examiner.",
      },
    },
  },
  hours: week({ 1: "09:00-11:30", 2: "09:00-11:30 16:00-18:30", 3: "09:00-11:30", 4: "09:00-11:30 16:00-18:30" }),
  exceptions: [{ kind: "allDay", day: 15, days: 5, note: "Enkelwoche" }],
  resume: {
    title: "Lehrerin, Schulleiterin, Lernbegleiterin",
    description: "Vierzig Jahre im sächsischen Schuldienst, seit 2024 Coaching für erwachsene Lernende.",
    educations: [
      {
        degree: "diploma",
        year: 1986,
        institution: "Pädagogische Hochschule Dresden",
        description: "Diplomlehrerin für Mathematik und Russisch",
      },
    ],
    workExperiences: [
      {
        title: "Schulleiterin",
        year: 2008,
        company: "Oberschule in Dresden",
        description: "Leitung einer Schule mit 480 Jugendlichen",
      },
      {
        title: "Lehrerin",
        year: 1986,
        company: "Schulen in Pirna und Dresden",
        description: "Mathematik und Russisch, Klassen 5 bis 10",
      },
    ],
    professionalTrainings: [
      {
        title: "Lernförderung bei Lese- und Rechenschwäche",
        year: 2014,
        trainingCenter: "Landesinstitut für Lehrerbildung",
        description: "Einjährige Fortbildung",
      },
    ],
    scientificPublications: [
      {
        title: "Brüche ohne Tränen",
        year: 2019,
        place: "Zeitschrift für den Mathematikunterricht",
        description: "Unterrichtsidee für die sechste Klasse",
      },
    ],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "mist", hair: "11", body: "21", lips: "23", brows: "12", nose: "08", glasses: "03" },
};
