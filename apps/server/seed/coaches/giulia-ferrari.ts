import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const giuliaFerrari: DemoCoach = {
  email: "giulia.ferrari@example.org",
  firstName: "Giulia",
  lastName: "Ferrari",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "social",
  tagLine: {
    de: "Paare, Patchwork, Neuanfang: Es darf auch wieder gelacht werden.",
    en: "Couples, patchwork, new starts: laughing is allowed again.",
  },
  salesPitch: {
    de: "Seine Kinder, Ihre Kinder, ein Hund und drei Weihnachtsfeste: Patchwork ist kein Idyll, sondern Logistik mit Gefühlen. Ich helfe Ihnen, Regeln zu finden, die alle verstehen, und Zeit zu zweit, die diesen Namen verdient. Auch wenn Sie gerade nicht wissen, ob Sie zusammenbleiben.",
    en: "His children, your children, one dog and three Christmases: a blended family is no idyll, it is logistics with feelings. I help you find rules that everybody understands, and time as a couple that deserves the name. Even if you do not know right now whether you will stay together.",
  },
  aboutMe: {
    de: "In meiner Wohnung in Freiburg leben, je nach Wochentag, zwei bis sieben Menschen. Zwei davon habe ich geboren, drei sind mit meinem Mann gekommen, einer ist mein Ex, der sonntags kocht, weil er es besser kann. Das hat acht Jahre gedauert und mindestens einen kaputten Teller pro Jahr gekostet.\n\nVon Beruf bin ich Erziehungswissenschaftlerin aus Bologna. Lange habe ich in einer Beratungsstelle für getrennte Eltern gearbeitet. Was ich dort gelernt habe: Niemand muss sich mögen. Aber wer sich auf den Dienstag einigt, hat schon viel gewonnen.",
    en: "Depending on the day of the week, two to seven people live in my flat in Freiburg. Two of them I gave birth to, three came with my husband, one is my ex, who cooks on Sundays because he does it better. It took eight years and at least one broken plate per year.\n\nI trained in educational science in Bologna and worked for a long time in an advice centre for separated parents. What I learned there: nobody has to like anybody. But those who can agree on Tuesdays have won a lot already.",
  },
  description: {
    de: "Sie kommen allein, denn mein Angebot richtet sich an eine Person. Der andere Teil des Paares sitzt trotzdem immer unsichtbar dabei, und ich nehme ihn in Schutz, wenn es nötig ist. Wir arbeiten mit einem Wochenkalender, mit Figuren auf dem Tisch und mit der Frage, was am Freitag anders sein soll.",
    en: "You come alone, because my offer is for one person. The other half of the couple still sits with us, invisibly, and I stand up for them when needed. We work with a weekly calendar, with little figures on the table and with one question: what should be different by Friday?",
  },
  certifications: {
    de: "Laurea in Erziehungswissenschaften (Bologna)\nPaar- und Familienberaterin (BAG)",
    en: "Degree in educational science (Bologna)\nCouples and family counsellor (BAG)",
  },
  areas: ["blended-family", "partnership", "separation", "parenting"],
  languages: ["it", "de", "en"],
  business: {
    companyName: null,
    address1: "Basler Straße 36",
    zipCode: "79100",
    city: "Freiburg im Breisgau",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE262555240",
    iban: "DE71900001920924539591",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wer gehört alles dazu? Wir zeichnen kurz Ihre Familie.",
        en: "Who belongs to it? We quickly draw your family.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 8500,
      description: { de: "Ein Wochentag, ein Streit, eine Regel.", en: "One weekday, one quarrel, one rule." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 14500,
      description: {
        de: "Vor Trennung, Umzug oder Feiertagen: der ganze Plan.",
        en: "Before a separation, a move or the holidays: the whole plan.",
      },
    },
  },
  hours: week({ 1: "08:30-12:00", 2: "08:30-12:00 20:00-21:30", 3: "08:30-12:00", 4: "08:30-12:00 20:00-21:30" }),
  settings: { gridMinutes: 30, pauseAfterMinutes: 10 },
  exceptions: [{ kind: "allDay", day: 36, days: 10, note: "Weihnachten in drei Familien" }],
  resume: {
    title: "Familienberaterin mit Praxis im eigenen Wohnzimmer",
    description: "Fünfzehn Jahre Arbeit mit getrennten und neu gemischten Familien.",
    educations: [
      { degree: "master", year: 2009, institution: "Università di Bologna", description: "Erziehungswissenschaften" },
    ],
    workExperiences: [
      {
        title: "Beraterin",
        year: 2011,
        company: "Beratungsstelle für Eltern, Freiburg",
        description: "Begleitung bei Trennung und Umgang",
      },
    ],
    professionalTrainings: [
      {
        title: "Ehe-, Familien- und Lebensberatung",
        year: 2016,
        trainingCenter: "Katholische Akademie, Freiburg",
        description: "Vierjährige Weiterbildung",
      },
    ],
    scientificPublications: [
      {
        title: "Der Dienstag gehört Papa",
        year: 2021,
        place: "Elternzeitung Südbaden",
        description: "Kolumne über den Alltag nach der Trennung",
      },
    ],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "sage", hair: "08", body: "14", lips: "14", brows: "01", nose: "02" },
};
