import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const evaHorvath: DemoCoach = {
  email: "eva.horvath@example.org",
  firstName: "Éva",
  lastName: "Horváth",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "social",
  tagLine: {
    de: "Sie haben die Sucht nicht verursacht. Leben dürfen Sie trotzdem.",
    en: "You did not cause the addiction. You may still have a life.",
  },
  salesPitch: {
    de: "Wer mit einem süchtigen Menschen lebt, wird zur Detektivin, zur Krankenschwester und zur Lügnerin am Telefon. Bei mir legen Sie alle drei Rollen kurz ab. Wir finden heraus, was Sie aus Liebe tun und was aus Angst. Und was sich ändert, wenn Sie etwas davon lassen.",
    en: "Those who live with an addicted person become a detective, a nurse and a liar on the phone. With me you put down all three roles for a while. We find out what you do out of love and what out of fear. And what changes when you leave some of it.",
  },
  aboutMe: {
    de: "Mein Mann hat 19 Jahre lang getrunken, ich habe 17 davon aufgeräumt. In Pécs war ich Apothekerin, in Passau habe ich noch einmal studiert und dann fünfzehn Jahre in einer Suchtberatungsstelle gearbeitet, die meisten davon mit Angehörigen. Ich kenne also beide Seiten der Tablette.\n\nMein Ungarisch ist schneller als mein Deutsch, mein Humor ist in beiden Sprachen schwarz. Ich sage Ihnen nicht, ob Sie bleiben oder gehen sollen. Wer selbst Drogen, Alkohol oder Medikamente absetzen will, dem helfe ich, den richtigen ärztlichen Ort zu finden. Allein und abrupt sollte das niemand tun.",
    en: "My husband drank for 19 years, and I tidied up for 17 of them. I was a pharmacist in Pécs; in Passau I went back to university and then worked in an addiction advice centre for fifteen years, mostly with relatives. So I know both sides of the pill.\n\nMy Hungarian is faster than my German, and my humour is black in both. I do not tell you whether to stay or go. If you want to come off drugs, alcohol or medication yourself, I help you find the right medical place. Nobody should do that alone or abruptly.",
  },
  description: {
    de: "Wir schreiben zwei Listen: „meins“ und „seins“ oder „ihres“. Das ist schwerer, als es klingt. Dann geben Sie eine einzige Aufgabe zurück und wir beobachten, was geschieht, drei Wochen lang. Ich arbeite mit dem, was Angehörigengruppen seit Jahrzehnten wissen, und empfehle sie ausdrücklich.",
    en: "We write two lists: “mine” and “his” or “hers”. That is harder than it sounds. Then you hand back one single task and we watch what happens for three weeks. I use what groups for relatives have known for decades, and I warmly recommend such groups.",
  },
  certifications: {
    de: "Sozialpädagogin (M. A.)\nZertifizierte CRAFT-Trainerin für Angehörige\nApothekerin (Ungarn)",
    en: "Social pedagogue (M. A.)\nCertified CRAFT trainer for relatives\nPharmacist (Hungary)",
  },
  areas: ["addiction-in-the-family", "alcohol", "substances", "boundaries"],
  languages: ["de", "hu", "en"],
  business: {
    companyName: null,
    address1: "Innstraße 33",
    zipCode: "94032",
    city: "Passau",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE84900005590522300204",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Endlich einmal laut sagen, wie es zu Hause ist.",
        en: "Saying aloud, for once, what it is like at home.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 7000,
      description: { de: "Zwei Listen, eine Aufgabe zurückgeben.", en: "Two lists; hand back one task." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11000,
      description: {
        de: "Vor einem schwierigen Gespräch oder einer Entscheidung.",
        en: "Before a difficult talk or a decision.",
      },
    },
  },
  hours: week({ 1: "09:00-12:00", 2: "15:00-19:00", 3: "09:00-12:00", 4: "15:00-19:00" }),
  resume: {
    title: "Suchtberaterin für Angehörige",
    description: "Fünfzehn Jahre Beratung, davor Apotheke, dazwischen ein eigenes Leben.",
    educations: [
      {
        degree: "master",
        year: 2008,
        institution: "Katholische Stiftungshochschule München",
        description: "Soziale Arbeit, Schwerpunkt Sucht",
      },
      { degree: "diploma", year: 1997, institution: "Universität Szeged", description: "Pharmazie" },
    ],
    workExperiences: [
      {
        title: "Suchtberaterin",
        year: 2008,
        company: "Beratungsstelle, Passau",
        description: "Angehörige, Gruppen, Einzelgespräche",
      },
    ],
    professionalTrainings: [
      {
        title: "CRAFT für Angehörige",
        year: 2014,
        trainingCenter: "Akademie für Suchthilfe, Nürnberg",
        description: "Trainerinnenausbildung",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Wer räumt auf?",
        year: 2022,
        place: "Fachtag Sucht, Regensburg",
        description: "Vortrag über die Last der Angehörigen",
      },
    ],
  },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "sage", hair: "04", body: "12", lips: "23", brows: "01", nose: "08" },
};
