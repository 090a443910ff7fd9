import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const henrikThomsen: DemoCoach = {
  email: "henrik.thomsen@example.org",
  firstName: "Henrik",
  lastName: "Thomsen",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "social",
  tagLine: {
    de: "Zuhören ohne Uhr im Blick und ohne Bibel in der Hand.",
    en: "Listening without an eye on the clock or a Bible in my hand.",
  },
  salesPitch: {
    de: "Manche Fragen stellt man nur einmal im Leben, dafür richtig: Wozu das alles? Wer bin ich ohne sie? Was mache ich mit den Jahren, die bleiben? Ich war lange Pastor und bin es nicht mehr. Geblieben ist die Freude an solchen Gesprächen, für Gläubige, Zweifler und alle dazwischen.",
    en: "Some questions come only once in a lifetime, but then properly: what is it all for? Who am I without her? What do I do with the years that remain? I was a pastor for a long time and no longer am. What stayed is my joy in such conversations, for believers, doubters and everyone in between.",
  },
  aboutMe: {
    de: "Geboren bin ich in Apenrade, auf der dänischen Seite, gepredigt habe ich in Flensburg, auf der deutschen. 23 Jahre lang habe ich Menschen getauft, getraut und begraben. An Gräbern habe ich gelernt, wie wenig Worte es braucht. In der Verwaltung habe ich gelernt, wie viele es gibt.\n\nMit 50 habe ich das Amt niedergelegt, weil ich nicht mehr alles glauben konnte, was ich sagte. Das war meine eigene dunkle Zeit. Heute spreche ich mit Menschen, die trauern, sich leer fühlen oder eine Aufgabe suchen. Dauert die Schwere an, rate ich zur ärztlichen Praxis, und ich tue das ohne Umschweife. Ich habe einen Kutter, der selten fährt.",
    en: "I was born in Aabenraa, on the Danish side, and preached in Flensburg, on the German one. For 23 years I christened, married and buried people. At gravesides I learned how few words are needed. In church administration I learned how many there are.\n\nAt 50 I gave up my office because I could no longer believe everything I said. That was a dark time of my own. Today I talk with people who grieve, feel empty or look for a purpose. If the heaviness lasts, I advise you to see a doctor, and I say so plainly. I own a fishing boat that rarely leaves the harbour.",
  },
  description: {
    de: "Es gibt bei mir keine Methode mit Abkürzung. Wir reden, wir schweigen, und ich fasse ab und zu zusammen. Häufig lade ich Sie ein, einen Brief zu schreiben, der nie abgeschickt wird. Ein guter Abstand sind zwei Wochen. Nach vier Gesprächen frage ich, ob Sie mich noch brauchen.",
    en: "I have no method with an acronym. We talk, we keep silent, and now and then I sum up. Often I invite you to write a letter that will never be sent. Two weeks are a good interval. After four conversations I ask whether you still need me.",
  },
  certifications: {
    de: "Theologisches Staatsexamen\nKlinische Seelsorgeausbildung (KSA)\nExistenzanalytische Beratung",
    en: "State examination in theology\nClinical pastoral training\nCounselling based on existential analysis",
  },
  areas: ["loss", "low-mood", "loneliness", "calling", "caring-for-relatives"],
  languages: ["da", "de", "no"],
  business: {
    companyName: null,
    address1: "Norderstraße 66",
    zipCode: "24939",
    city: "Flensburg",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE43900004280789566902",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: { description: { de: "Ein Anfang ohne Formular.", en: "A beginning without a form." } },
    standard: {
      durationMinutes: 60,
      priceCents: 7000,
      description: {
        de: "Ein Gespräch über das, was schwer ist oder fehlt.",
        en: "A conversation about what is heavy, or missing.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 10500,
      description: {
        de: "Für lange Geschichten, die einmal am Stück erzählt werden wollen.",
        en: "For long stories that want to be told in one go.",
      },
    },
  },
  hours: week({ 1: "10:00-12:00 14:00-17:00", 2: "10:00-12:00 14:00-17:00", 4: "10:00-12:00 19:00-21:00" }),
  resume: {
    title: "Pastor a. D., Gesprächspartner",
    description: "Theologe mit langer Erfahrung in Seelsorge, heute weltanschaulich offen.",
    educations: [
      { degree: "master", year: 1997, institution: "Universität Kiel", description: "Evangelische Theologie" },
    ],
    workExperiences: [
      { title: "Coach", year: 2022, company: "selbstständig, Flensburg", description: "Trauer, Sinn, Übergänge" },
      {
        title: "Gemeindepastor",
        year: 1999,
        company: "Kirchengemeinde in Flensburg",
        description: "Seelsorge, Trauerfeiern, Gemeindeleitung",
      },
    ],
    professionalTrainings: [
      {
        title: "Existenzanalyse",
        year: 2020,
        trainingCenter: "Gesellschaft für Existenzanalyse, Hamburg",
        description: "Beratungslehrgang über drei Jahre",
      },
    ],
    scientificPublications: [
      {
        title: "Nach der letzten Predigt",
        year: 2023,
        place: "Förde Verlag",
        description: "Essays über Glauben und Aufhören",
      },
    ],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "moss", hair: "54", body: "14", lips: "03", brows: "01", nose: "07", glasses: "11" },
};
