import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const elisabethSommer: DemoCoach = {
  email: "elisabeth.sommer@example.org",
  firstName: "Elisabeth",
  lastName: "Sommer",
  locale: "de",
  title: "professor",
  pronoun: "she",
  genderIdentity: "female",
  sector: "education",
  tagLine: {
    de: "Für schnelle Köpfe, die sich selbst im Weg stehen.",
    en: "For quick minds that stand in their own way.",
  },
  salesPitch: {
    de: "Begabung schützt nicht vor Langeweile, Einsamkeit oder einer nie fertigen Doktorarbeit. Manchmal macht sie diese sogar wahrscheinlicher. Ich biete Ihnen ein Gespräch auf Augenhöhe: genau, neugierig und ohne Bewunderung. Wir klären, was Sie können, was Sie wollen und was Sie endlich weglassen.",
    en: "Talent does not protect you from boredom, loneliness or a thesis that never ends. At times it even makes them more likely. I offer a conversation between equals: precise, curious and without admiration. We clarify what you can do, what you want and what you may finally leave out.",
  },
  aboutMe: {
    de: "Meine Forschung galt dreißig Jahre lang dem Lernen besonders begabter Menschen, zuletzt auf einem Lehrstuhl für Pädagogische Psychologie in Heidelberg. Seit 2023 bin ich im Ruhestand, was bedeutet, dass ich nun endlich tun kann, wozu im Semester die Zeit fehlte: einzelnen Menschen lange zuhören.\n\nIch habe selbst mit 15 Abitur gemacht und brauchte weitere 15 Jahre, um zu verstehen, warum mich das nicht glücklich machte. Zu mir kommen Studierende, Promovierende und Berufstätige, die spät erfahren haben, dass sie hochbegabt sind, oder es nie wissen wollten. Tests führe ich nicht durch.",
    en: "For thirty years my research was about how highly gifted people learn, in the end as professor of educational psychology in Heidelberg. I have been retired since 2023, which means that I can finally do what term time never allowed: listen to single people for a long while.\n\nI left school with honours at 15 and needed another 15 years to understand why this did not make me happy. I see students, doctoral candidates and professionals who learned late that they are gifted, or never wanted to know. I do not carry out tests.",
  },
  description: {
    de: "Ich bitte Sie vor dem ersten Termin um eine einzige Seite: Was ist das Problem, und was haben Sie bereits versucht? Daran arbeiten wir weiter, oft mit Skizzen. Perfektionismus ist für mich keine Tugend, sondern eine Gewohnheit mit Vorgeschichte. Hausaufgaben stelle ich gern, aber kurze.",
    en: "Before the first appointment I ask for a single page: what is the problem, and what have you tried already? We continue from there, often with sketches. I look at perfectionism as a habit with a history, not as a virtue. I like to set homework, but it is short.",
  },
  certifications: {
    de: "Diplom-Psychologin, habilitiert\nECHA-Diplom „Specialist in Gifted Education“\nSupervisorin (DGSv)",
    en: "Degree in psychology, habilitation\nECHA diploma “Specialist in Gifted Education”\nSupervisor (DGSv)",
  },
  areas: ["giftedness", "exams", "procrastination", "perfectionism"],
  languages: ["de", "en", "fr"],
  business: {
    companyName: null,
    address1: "Bergstraße 78",
    zipCode: "69121",
    city: "Heidelberg",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE936453208",
    iban: "DE77900000200418179781",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: { de: "Sie stellen die Fragen, ausnahmsweise.", en: "You ask the questions, for a change." },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 12000,
      description: {
        de: "Gespräch über Begabung, Arbeit und das Fertigwerden.",
        en: "On talent, work and getting things finished.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 17000,
      description: {
        de: "Für Promotion oder Prüfung: Gliederung, Zeitplan, Mut zur Lücke.",
        en: "For a thesis or exam: outline, timetable, the courage to leave gaps.",
      },
    },
  },
  hours: week({ 1: "10:00-12:30 15:00-17:00", 3: "10:00-12:30 15:00-17:00", 5: "10:00-12:30" }),
  settings: { noticeMinutes: 4320, pauseAfterMinutes: 30 },
  resume: {
    title: "Professorin für Pädagogische Psychologie i. R.",
    description: "Forschung und Lehre zu Begabung und Lernen, heute Coaching für Erwachsene.",
    educations: [
      {
        degree: "doctorate",
        year: 1994,
        institution: "Universität Heidelberg",
        description: "Promotion über Lernstrategien",
      },
      { degree: "diploma", year: 1989, institution: "Universität Tübingen", description: "Diplom in Psychologie" },
    ],
    workExperiences: [
      {
        title: "Universitätsprofessorin",
        year: 2004,
        company: "Hochschule in Heidelberg",
        description: "Lehrstuhl für Pädagogische Psychologie",
      },
      {
        title: "Wissenschaftliche Assistentin",
        year: 1994,
        company: "Universität Tübingen",
        description: "Leitung eines Ferienprogramms für begabte Jugendliche",
      },
    ],
    professionalTrainings: [
      {
        title: "Supervision",
        year: 2010,
        trainingCenter: "Institut für Supervision, Mannheim",
        description: "Anerkannt durch die DGSv",
      },
    ],
    scientificPublications: [
      {
        title: "Zu schnell gedacht",
        year: 2018,
        place: "Neckar Verlag",
        description: "Sachbuch über Begabung im Erwachsenenalter",
      },
      {
        title: "Aufschieben bei hoher Begabung",
        year: 2012,
        place: "Zeitschrift für Lernforschung",
        description: "Studie mit 412 Studierenden",
      },
    ],
    conferences: [
      {
        title: "Begabung ist kein Lebensplan",
        year: 2022,
        place: "Tagung Begabtenförderung, Würzburg",
        description: "Hauptvortrag",
      },
    ],
  },
  isPublic: true,
  isListed: true,
  banner: "sand",
  face: { ground: "sand", hair: "48", body: "16", lips: "17", brows: "01", nose: "08", glasses: "08" },
};
