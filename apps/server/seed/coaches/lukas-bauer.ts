import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const lukasBauer: DemoCoach = {
  email: "lukas.bauer@example.org",
  firstName: "Lukas",
  lastName: "Bauer",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "corporate",
  tagLine: {
    de: "Autistisch im Büro. Klare Sprache, kein Smalltalk nötig.",
    en: "Autistic at work. Clear language, no small talk needed.",
  },
  salesPitch: {
    de: "Ich bin Autist und arbeite in der IT. In meinen Terminen ist jederzeit klar, was als Nächstes passiert. Sie müssen nicht in die Kamera sehen. Wir lösen konkrete Probleme: Großraumbüro, Telefonate, Bewerbungen, Erschöpfung durch Anpassung. Am Ende gibt es eine Liste.",
    en: "I am autistic and work in IT. In my appointments it is always clear what happens next. You do not have to look into the camera. We solve concrete problems: open-plan offices, phone calls, applications, exhaustion from fitting in. At the end there is a list.",
  },
  aboutMe: {
    de: "Fakten: 32 Jahre, Nürnberg, Diagnose mit 24, seit neun Jahren Softwaretester, zwei Katzen. Interessen: Fahrpläne, Pilze, Testprotokolle.\n\nVor der Diagnose hatte ich sieben Arbeitgeber in drei Jahren. Danach einen. Der Unterschied war nicht ich. Der Unterschied war, dass ich wusste, was ich brauche, und es sagen konnte: einen festen Platz, schriftliche Aufgaben, Pausen ohne Menschen. Dieses Sagen kann man lernen. Ich coache autistische Erwachsene, Menschen mit ADHS und alle, die vermuten, dass sie dazugehören. Eine Diagnose stelle ich nicht. Man braucht auch keine, um zu mir zu kommen.",
    en: "Facts: 32 years old, Nuremberg, diagnosed at 24, software tester for nine years, two cats. Interests: timetables, mushrooms, test logs.\n\nBefore the diagnosis I had seven employers in three years. After it, one. The difference was not me. The difference was that I knew what I need and could say it: a fixed desk, written tasks, breaks without people. Saying it can be learned. I coach autistic adults, people with ADHD and anyone who suspects that they belong. I do not diagnose. You do not need a diagnosis to come to me, either.",
  },
  description: {
    de: "Ablauf: 1. Sie nennen das Problem, auch schriftlich vor dem Termin. 2. Ich stelle Fragen. 3. Wir sammeln Lösungen. 4. Sie wählen eine. 5. Ich schicke die Liste. Kamera aus ist möglich, Chat statt Sprechen auch. Änderungen am Ablauf kündige ich vorher an.",
    en: "Procedure: 1. You name the problem, in writing before the appointment if you like. 2. I ask questions. 3. We collect solutions. 4. You choose one. 5. I send the list. Camera off is fine, so is chat instead of speech. If the procedure changes, I say so beforehand.",
  },
  certifications: {
    de: "Fachinformatiker (IHK)\nPeer-Berater für Menschen mit Behinderung (EUTB)\nISTQB-zertifizierter Tester",
    en: "IT specialist (IHK)\nPeer counsellor for people with disabilities\nISTQB-certified tester",
  },
  areas: ["autism", "adhd", "job-application", "burnout"],
  languages: ["de", "en"],
  business: {
    companyName: null,
    address1: "Fürther Straße 174",
    zipCode: "90429",
    city: "Nürnberg",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE18900003210305114049",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "15 Minuten, drei Fragen. Sie bekommen sie vorher.",
        en: "15 minutes, three questions. You get them in advance.",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6500,
      description: { de: "Ein Problem, fünf Schritte, eine Liste.", en: "One problem, five steps, one list." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 12000,
      description: {
        de: "Zwei Probleme oder ein großes, mit zehn Minuten Pause.",
        en: "Two problems or one large one, with a ten-minute break.",
      },
    },
  },
  hours: week({ 1: "18:00-20:00", 2: "18:00-20:00", 3: "18:00-20:00", 4: "18:00-20:00", 6: "10:00-12:00" }),
  settings: { noticeMinutes: 2880, pauseBeforeMinutes: 15, pauseAfterMinutes: 15, gridMinutes: 60, mostPerDay: 2 },
  resume: {
    title: "Softwaretester und Peer-Berater",
    description: "Ich teste Programme und Arbeitsplätze auf Verträglichkeit.",
    educations: [
      {
        degree: "professional",
        year: 2015,
        institution: "IHK Nürnberg",
        description: "Fachinformatiker für Anwendungsentwicklung",
      },
    ],
    workExperiences: [
      {
        title: "Softwaretester",
        year: 2017,
        company: "Medizintechnik, Erlangen",
        description: "Testplanung und Protokolle",
      },
    ],
    professionalTrainings: [
      {
        title: "Peer-Beratung",
        year: 2022,
        trainingCenter: "Zentrum für selbstbestimmtes Leben, Erlangen",
        description: "Ein Jahr mit Praxisfällen",
      },
    ],
    scientificPublications: [
      {
        title: "Bitte schriftlich",
        year: 2024,
        place: "Magazin für Testerinnen und Tester",
        description: "Zwölf Hinweise für die Zusammenarbeit mit autistischen Menschen",
      },
    ],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "sage", hair: "25", body: "07", lips: "23", brows: "12", nose: "02", glasses: "08" },
};
