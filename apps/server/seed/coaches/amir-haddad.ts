import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const amirHaddad: DemoCoach = {
  email: "amir.haddad@example.org",
  firstName: "Amir",
  lastName: "Haddad",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "education",
  tagLine: { de: "Level für Level raus aus dem Zimmer.", en: "Level by level, out of the bedroom." },
  salesPitch: {
    de: "Drei Uhr nachts, noch eine Runde, morgen wieder verschlafen. Oder: Im Netz macht Sie jemand fertig, und offline tut niemand etwas. Ich kenne beides aus meiner Arbeit mit jungen Erwachsenen. Kein Technikverbot, keine Moral. Wir bauen ein Leben, das spannender ist als der Ladebildschirm.",
    en: "Three in the morning, one more round, late again tomorrow. Or: somebody is tearing you down online and nobody offline does a thing. I know both from my work with young adults. No bans, no moralising. We build a life that is more exciting than the loading screen.",
  },
  aboutMe: {
    de: "Ich komme aus Homs, bin mit 15 nach Essen gezogen und habe Deutsch im Voice-Chat gelernt, zusammen mit Wörtern, die meine Lehrerin nicht mochte. Zocken war meine Brücke. Später war es mein Versteck. Beides kann wahr sein.\n\nSeit zehn Jahren arbeite ich in einem Jugendzentrum in Altenessen, leite ein E-Sport-Team und war an drei Schulen der Ansprechpartner für Cybermobbing. Im Coaching treffe ich Leute ab 18: solche, die ausziehen wollen, eine Ausbildung suchen oder ihr Spiel in den Griff bekommen möchten. Ich bin schnell, ehrlich und lache viel. Und ja, ich spiele noch, sonntags zwei Stunden.",
    en: "I come from Homs, moved to Essen at 15 and learned German in voice chat, along with words my teacher did not like. Gaming was my bridge. Later it was my hiding place. Both can be true.\n\nFor ten years I have worked in a youth centre in the north of Essen, where I run an e-sports team, and I was the contact person for cyberbullying at three schools. In coaching I meet people from 18: those who want to move out, look for an apprenticeship or get a grip on their game. I am quick, honest and laugh a lot. And yes, I still play, two hours on Sundays.",
  },
  description: {
    de: "Wir nehmen Ihr Spiel ernst: Was bekommen Sie dort, das draußen fehlt? Team, Ruhe, Anerkennung? Dann suchen wir eine Quest im echten Leben, klein genug zum Gewinnen. Bei Mobbing sichern wir zuerst Beweise und holen Hilfe dazu. Wenn aus dem Spielen eine Sucht geworden ist, gehe ich den Weg zur Suchtberatung mit Ihnen durch.",
    en: "We take your game seriously: what do you get there that is missing outside? A team, peace, respect? Then we look for a quest in real life, small enough to win. With bullying we first secure proof and bring in help. If gaming has become an addiction, I talk you through the way to an addiction service.",
  },
  certifications: {
    de: "Staatlich anerkannter Erzieher\nFachkraft für Medienpädagogik\nAnti-Mobbing-Trainer",
    en: "State-recognised youth educator\nSpecialist in media education\nAnti-bullying trainer",
  },
  areas: ["gaming", "screen-time", "cyberbullying", "starting-out"],
  languages: ["de", "ar", "en"],
  business: {
    companyName: null,
    address1: "Altenessener Straße 210",
    zipCode: "45326",
    city: "Essen",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE27900000900815122979",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Tutorial: Sie, ich, fünfzehn Minuten, kein Boss.",
        en: "Tutorial: you, me, fifteen minutes, no boss fight.",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: { de: "Eine Quest planen oder auswerten.", en: "Plan a quest, or look back at the last one." },
    },
  },
  hours: week({ 2: "10:00-13:00", 3: "10:00-13:00", 5: "10:00-13:00 21:00-23:00", 7: "16:00-20:00" }),
  settings: { noticeMinutes: 60, horizonDays: 21, gridMinutes: 15 },
  resume: {
    title: "Jugendarbeiter, Medienpädagoge, E-Sport-Trainer",
    description: "Zehn Jahre Jugendzentrum, drei Sprachen, ein Controller.",
    educations: [
      {
        degree: "professional",
        year: 2014,
        institution: "Berufskolleg Essen",
        description: "Staatlich anerkannter Erzieher",
      },
    ],
    workExperiences: [
      {
        title: "Jugendarbeiter",
        year: 2015,
        company: "Jugendzentrum in Altenessen",
        description: "Offene Arbeit, Medienprojekte, E-Sport",
      },
    ],
    professionalTrainings: [
      {
        title: "Medienpädagogik",
        year: 2018,
        trainingCenter: "Landesanstalt für Medien",
        description: "Zertifikatskurs",
      },
      {
        title: "Anti-Mobbing-Training",
        year: 2020,
        trainingCenter: "Verein gegen Gewalt, Dortmund",
        description: "Fünf Wochenenden mit Praxis",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Was Eltern nicht sehen",
        year: 2024,
        place: "Ruhr-Forum Jugend, Bochum",
        description: "Workshop über Mobbing in Spielen",
      },
    ],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.amir.afk" },
  isPublic: true,
  isListed: true,
  face: { ground: "mist", hair: "22", body: "23", lips: "23", brows: "12", nose: "13", beard: "12" },
};
