import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const charlotteVonHagen: DemoCoach = {
  email: "charlotte.von.hagen@example.org",
  firstName: "Charlotte",
  lastName: "von Hagen",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "corporate",
  tagLine: {
    de: "Zweite Lebenshälfte, erste Reihe: Was möchten Sie jetzt wirklich?",
    en: "Second half of life, front row: what do you really want now?",
  },
  salesPitch: {
    de: "Sie haben viel erreicht und fragen sich nachts um drei, für wen eigentlich. Mit dieser Frage sind Sie bei mir richtig. Ich begleite Frauen um die fünfzig, deren Körper, Kinder und Karriere sich gerade gleichzeitig verändern. Diskret, direkt und mit Freude am Neuordnen.",
    en: "You have achieved a great deal and at three in the morning you wonder who it was all for. Bring me that question. I work with women around fifty whose body, children and career are all changing at the same time. Discreetly, directly and with pleasure in rearranging things.",
  },
  aboutMe: {
    de: "Bis 2022 leitete ich den Bereich Privatkunden einer Zürcher Bank. Ich trug Verantwortung für dreihundert Menschen und für Hitzewallungen im Sitzungszimmer, über die niemand sprach. Als meine jüngste Tochter auszog, fiel mir auf, dass ich seit Jahren keinen Nachmittag für mich gehabt hatte.\n\nIch habe aufgehört, ein Jahr gemalt, schlecht und glücklich, und dann eine Coaching-Ausbildung gemacht. Heute arbeite ich auf Empfehlung und nehme wenige Klientinnen an. Medizinische Fragen zu den Wechseljahren gehören in die gynäkologische Praxis; über alles, was sie im Leben anrichten und ermöglichen, rede ich gern.",
    en: "Until 2022 I was head of private clients at a bank in Zurich. I was responsible for three hundred people, and for hot flushes in the boardroom that nobody mentioned. When my youngest daughter moved out, it struck me that I had not had an afternoon to myself for years.\n\nI stopped, spent a year painting, badly and happily, and then trained as a coach. Today I work by recommendation and take on few clients. Medical questions about the menopause belong with your gynaecologist; everything it upsets and makes possible in life I am glad to discuss.",
  },
  description: {
    de: "Wir treffen uns alle drei Wochen. Dazwischen schreiben Sie mir, wenn Sie mögen, eine halbe Seite von Hand und lesen sie im Termin vor. Ich spiegle, was ich höre, und stelle die Frage, die Sie umgehen. Ratschläge gebe ich ungern, Mut umso lieber.",
    en: "We meet every three weeks. In between you write half a page by hand, if you like, and read it to me. I reflect what I hear and ask the question you are walking around. I do not much like giving advice; I do like giving courage.",
  },
  certifications: {
    de: "Dipl. Coach SCA (Schweiz)\nLic. oec. HSG",
    en: "Certified coach SCA (Switzerland)\nDegree in economics, University of St. Gallen",
  },
  areas: ["work-life-balance", "self-worth", "leadership", "menopause"],
  languages: ["de", "en", "fr"],
  business: {
    companyName: "von Hagen Coaching",
    address1: "Seefeldstrasse 102",
    zipCode: "8008",
    city: "Zürich",
    country: "CH",
    vatStatus: "regular",
    vatNumber: "CHE592051806",
    iban: "CH8799878000070109178",
  },
  timeZone: "Europe/Zurich",
  consultations: {
    discovery: {
      description: {
        de: "Ein kurzes Kennenlernen, damit wir beide frei entscheiden.",
        en: "A brief meeting, so that both of us choose freely.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 17500,
      description: {
        de: "Ein konzentriertes Gespräch zu Ihrer nächsten Lebensphase.",
        en: "A focused conversation about your next phase of life.",
      },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 34000,
      description: {
        de: "Ein langer Nachmittag zum Neuordnen.",
        en: "A long afternoon for putting things in a new order.",
      },
    },
  },
  hours: week({ 2: "13:00-18:00", 4: "13:00-18:00" }),
  settings: { noticeMinutes: 10080, horizonDays: 120, gridMinutes: 60, mostPerDay: 2 },
  resume: {
    title: "Bankleiterin a. D., Coach",
    description: "Fünfundzwanzig Jahre Finanzplatz Zürich, heute wenige, dafür tiefe Begleitungen.",
    educations: [
      { degree: "master", year: 1998, institution: "Universität St. Gallen", description: "Volkswirtschaftslehre" },
    ],
    workExperiences: [
      {
        title: "Leiterin Privatkunden",
        year: 2013,
        company: "Privatbank, Zürich",
        description: "Führung von rund 300 Mitarbeitenden",
      },
      {
        title: "Kundenberaterin",
        year: 1998,
        company: "Privatbank, Zürich und Genf",
        description: "Vermögensberatung",
      },
    ],
    professionalTrainings: [
      {
        title: "Dipl. Coach",
        year: 2024,
        trainingCenter: "Coaching-Schule Zürich",
        description: "Diplomlehrgang über zwei Jahre",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-charlotte-von-hagen" },
  isPublic: true,
  isListed: false,
  banner: "mist",
  face: { ground: "mist", hair: "02", body: "17", lips: "03", brows: "12", nose: "16" },
};
