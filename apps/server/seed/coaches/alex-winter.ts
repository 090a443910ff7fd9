import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const alexWinter: DemoCoach = {
  email: "alex.winter@example.org",
  firstName: "Alex",
  lastName: "Winter",
  locale: "de",
  title: "none",
  pronoun: "they",
  genderIdentity: null,
  sector: "creative",
  tagLine: { de: "Lieben, wen man will. Sagen, was man braucht.", en: "Love who you love. Say what you need." },
  salesPitch: {
    de: "Erstes Date nach langer Zeit, ein Coming-out mit 43 oder die Frage, was Sie im Bett eigentlich mögen? Mir können Sie das ganz normal erzählen. Ich werde nicht rot, ich werte nicht, und ich frage so, dass Sie sich selbst zuhören können.",
    en: "A first date after years, coming out at 43, or the question of what you actually like in bed? You can tell me in a perfectly ordinary voice. I do not blush, I do not judge, and I ask in a way that lets you hear yourself.",
  },
  aboutMe: {
    de: "Ich bin in einem Dorf in der Uckermark groß geworden, in dem es genau ein Wort für Menschen wie mich gab, und das war kein nettes. Theater hat mich gerettet: Da durfte man alles sein, jeden Abend neu. Zehn Jahre lang habe ich Regie geführt, meistens in Kellern mit vierzig Stühlen.\n\nVon der Probe kenne ich das wichtigste Werkzeug: etwas ausprobieren, ohne dass es gleich gilt. Genau so arbeite ich heute mit Menschen zu Liebe, Körper und Selbstbild. Queer oder nicht, mit oder ohne Label. Ich selbst komme mit meinem Vornamen gut aus.",
    en: "I grew up in a village north of Berlin that had exactly one word for people like me, and it was not a kind one. Theatre saved me: there you could be everything, anew each night. For ten years I directed plays, mostly in cellars with forty chairs.\n\nRehearsal taught me the most useful tool I know: trying something without it counting yet. That is how I now work with people on love, body and self-image. Queer or not, with a label or without. My first name is all the pronoun most people need.",
  },
  description: {
    de: "Wir proben. Den Satz fürs Profil, das Nein nach dem dritten Glas, das Gespräch mit der Mutter. Dazwischen reden wir darüber, woher die alten Regeln kommen und welche davon noch gelten sollen. Sexuelle Störungen und Gewalterfahrungen gehören in fachliche Behandlung; ich kenne gute Adressen in Berlin.",
    en: "We rehearse. The line for your profile, the no after the third drink, the talk with your mother. In between we ask where the old rules come from and which of them should still apply. Sexual disorders and experiences of violence belong in professional treatment; I know good addresses in Berlin.",
  },
  certifications: {
    de: "Sexualpädagogik (Weiterbildung, ISP)\nSystemischer Coach\nRegiediplom",
    en: "Further training in sex education (ISP)\nSystemic coach\nDiploma in stage directing",
  },
  areas: ["dating", "intimacy", "self-worth", "boundaries", "Queeres Leben"],
  languages: ["de", "en"],
  business: {
    companyName: null,
    address1: "Reuterstraße 19",
    zipCode: "12047",
    city: "Berlin",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE14900000950879487997",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: { de: "Durchatmen, ankommen, eine Frage stellen.", en: "Breathe, arrive, ask one question." },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 8000,
      description: {
        de: "Eine Szene aus Ihrem Leben, geprobt und besprochen.",
        en: "One scene from your life, rehearsed and discussed.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11500,
      description: {
        de: "Für größere Stücke: Coming-out, Trennung vom alten Bild, Neuanfang.",
        en: "For bigger plays: coming out, leaving an old image behind, a fresh start.",
      },
    },
  },
  hours: week({ 1: "15:00-21:00", 2: "15:00-21:00", 4: "15:00-22:00", 7: "14:00-18:00" }),
  exceptions: [{ kind: "notAvailable", day: 6, from: "18:00", to: "22:00", note: "Premiere" }],
  resume: {
    title: "Regie, Sexualpädagogik, Coaching",
    description: "Zehn Jahre Theater, heute Proben fürs echte Leben.",
    educations: [
      {
        degree: "diploma",
        year: 2016,
        institution: "Hochschule für Schauspielkunst, Berlin",
        description: "Diplom in Regie",
      },
    ],
    workExperiences: [
      { title: "Coach", year: 2022, company: "selbstständig, Berlin", description: "Beziehung, Körper, Selbstbild" },
      {
        title: "Regie",
        year: 2014,
        company: "Freie Szene, Berlin und Leipzig",
        description: "Elf eigene Inszenierungen",
      },
    ],
    professionalTrainings: [
      {
        title: "Sexualpädagogik",
        year: 2021,
        trainingCenter: "Institut für Sexualpädagogik",
        description: "Berufsbegleitende Weiterbildung",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.alexwinterprobt" },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "26", body: "18", lips: "30", brows: "12", nose: "05" },
};
