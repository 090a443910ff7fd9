import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const fatmaYildiz: DemoCoach = {
  email: "fatma.yildiz@example.org",
  firstName: "Fatma",
  lastName: "Yıldız",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "social",
  tagLine: { de: "Familie darf laut sein. Verletzen muss sie nicht.", en: "Families may be loud. They need not hurt." },
  salesPitch: {
    de: "Zwischen Elternabend, Schwiegermutter und dem Streit von gestern: Wo bleiben Sie? Bei mir dürfen Sie schimpfen, weinen und lachen, oft in dieser Reihenfolge. Dann suchen wir den einen Satz, den Sie zu Hause wirklich sagen können. Auf Deutsch oder auf Türkisch, gern auch gemischt.",
    en: "Between the school meeting, the mother-in-law and last night’s argument, where are you? With me you may rant, cry and laugh, often in that order. Then we look for the one sentence you can really say at home. In German or Turkish, or a mix of both.",
  },
  aboutMe: {
    de: "Ich bin das dritte von fünf Kindern und war schon mit zehn Jahren die Dolmetscherin der Familie: beim Arzt, auf dem Amt, beim Vermieter. Später habe ich daraus einen Beruf gemacht. 24 Jahre lang war ich Sozialarbeiterin in Köln-Mülheim, davon zwölf in der Familienhilfe.\n\nIch habe in vielen Küchen gesessen und weiß: Es gibt keine Familie ohne Streit und keine Mutter ohne schlechtes Gewissen. Selbst bin ich geschieden, habe zwei erwachsene Söhne und eine Mutter, die ich mit meinen Geschwistern pflege. Wenn ich sage, dass ich Sie verstehe, dann meine ich das ziemlich wörtlich.",
    en: "I am the third of five children, and at ten I was already the family’s interpreter: at the doctor’s, at the office, with the landlord. Later I made a profession of it. For 24 years I was a social worker in Cologne, twelve of them supporting families at home.\n\nI have sat in many kitchens, and I know that there is no family without arguments and no mother without a bad conscience. I am divorced, have two grown sons, and my brothers, sisters and I look after our mother. When I say I understand you, I mean it rather literally.",
  },
  description: {
    de: "Ich frage viel und lasse mir nichts Schönes erzählen. Oft zeichnen wir zuerst auf, wer in Ihrer Familie wofür zuständig ist, auch heimlich. Danach üben wir Grenzen: freundlich, kurz und ohne Rechtfertigung. Bei Gewalt oder Gefahr für Kinder nenne ich Ihnen sofort die richtigen Stellen.",
    en: "I ask a lot and do not need the pretty version. Often we first draw who is responsible for what in your family, including the secret jobs. Then we practise boundaries: friendly, short, without excuses. If there is violence or a child is in danger, I name the right services at once.",
  },
  certifications: {
    de: "Staatlich anerkannte Sozialarbeiterin (B. A.)\nSystemische Familienberaterin (DGSF)\nMediatorin in Familiensachen",
    en: "State-recognised social worker (B. A.)\nSystemic family counsellor (DGSF)\nFamily mediator",
  },
  areas: ["family-conflict", "parenting", "boundaries", "caring-for-relatives", "separation"],
  languages: ["de", "tr", "en"],
  business: {
    companyName: null,
    address1: "Buchheimer Straße 31",
    zipCode: "51063",
    city: "Köln",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE77900001840049483669",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wir lernen uns kennen, am besten mit einem Tee auf beiden Seiten.",
        en: "We get to know each other, ideally with a cup of tea on both sides.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 7000,
      description: {
        de: "Ein Konflikt, eine Grenze, ein Gespräch, das ansteht.",
        en: "A conflict, a boundary, a conversation that lies ahead.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 10000,
      description: {
        de: "Für Familien, in denen gerade vieles gleichzeitig passiert.",
        en: "For families in which a lot is happening at once.",
      },
    },
  },
  hours: week({ 1: "16:00-20:30", 2: "09:30-12:30", 3: "16:00-20:30", 4: "09:30-12:30", 6: "10:00-13:00" }),
  settings: { mostPerDay: 4 },
  resume: {
    title: "Sozialarbeiterin und Familienberaterin",
    description: "24 Jahre Arbeit mit Familien in Köln, heute Coaching auf Deutsch und Türkisch.",
    educations: [{ degree: "bachelor", year: 1999, institution: "Fachhochschule Köln", description: "Soziale Arbeit" }],
    workExperiences: [
      {
        title: "Coach für Familien",
        year: 2023,
        company: "selbstständig, Köln",
        description: "Einzelgespräche per Video",
      },
      {
        title: "Sozialpädagogische Familienhilfe",
        year: 2011,
        company: "Freier Träger, Köln-Mülheim",
        description: "Begleitung von Familien zu Hause",
      },
    ],
    professionalTrainings: [
      {
        title: "Systemische Beratung",
        year: 2009,
        trainingCenter: "Familieninstitut Rheinland",
        description: "Zweijährige Weiterbildung",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "10", body: "11", lips: "23", brows: "01", nose: "02", glasses: "08" },
};
