import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const leonieFuchs: DemoCoach = {
  email: "leonie.fuchs@example.org",
  firstName: "Leonie",
  lastName: "Fuchs",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "creative",
  tagLine: {
    de: "Neue Stadt, keine Leute, null Matches? Da war ich auch.",
    en: "New city, no friends, zero matches? I have been there.",
  },
  salesPitch: {
    de: "Alle sagen: Geh doch mal raus. Niemand sagt, wohin und mit wem. Ich helfe Ihnen, aus Bekannten Freunde zu machen, aus Chats Treffen und aus Selbstzweifeln wenigstens eine gute Geschichte. Für Menschen um die zwanzig, dreißig und alle, die sich noch einmal so fühlen.",
    en: "Everybody says: just go out more. Nobody says where, or who with. I help you turn acquaintances into friends, chats into meetings, and self-doubt into at least a good story. For people in their twenties and thirties, and for all who feel that age once more.",
  },
  aboutMe: {
    de: "Mit 19 zog ich von einem Hof bei Wittstock nach Potsdam und sprach in den ersten drei Wochen nur mit der Kassiererin und mit meiner Pflanze. Die Pflanze ging ein. Später habe ich einen Podcast darüber gemacht, „Allein in der Küche“, und bekam so viele Zuschriften, dass ich beschloss, das Thema ordentlich zu lernen.\n\nIch bin 29, Kommunikationswissenschaftlerin und Coach. Was mir an Lebenserfahrung fehlt, mache ich mit Genauigkeit wett. Und mit Aufgaben, die ich alle selbst getestet habe, auch die im Chor, obwohl ich nicht singen kann.",
    en: "At 19 I moved from a farm in Brandenburg to Potsdam, and in the first three weeks I spoke only to the cashier and to my plant. The plant died. Later I made a podcast about it, “Alone in the Kitchen”, and got so many messages that I decided to learn the subject properly.\n\nI am 29, I studied communication, and I am a coach. What I lack in years I make up for in precision. And in tasks that I have all tested on myself, even the one with the choir, although I cannot sing.",
  },
  description: {
    de: "Jeder Termin endet mit einer Mini-Mutprobe, einstellbar von eins bis fünf. Eins ist: jemandem einen guten Tag wünschen. Fünf ist: ein Abendessen für sechs Fremde. Sie wählen die Stufe, ich frage nach. Profile für Dating-Apps schreiben wir gemeinsam, ehrlich und ohne Wanderfotos.",
    en: "Every appointment ends with a tiny dare, adjustable from one to five. One is wishing somebody a good day. Five is cooking dinner for six strangers. You choose the level, I ask how it went. We write dating profiles together, honest ones, without the hiking photo.",
  },
  certifications: {
    de: "M. A. Kommunikationswissenschaft\nCoach (ICF ACC)",
    en: "M. A. in communication\nCoach (ICF ACC)",
  },
  areas: ["dating", "loneliness", "self-worth", "starting-out"],
  languages: ["de", "en", "fr"],
  business: {
    companyName: null,
    address1: "Dortustraße 17",
    zipCode: "14467",
    city: "Potsdam",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE23900000580951361604",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wir reden kurz. Das zählt schon als Mutprobe, Stufe zwei.",
        en: "We talk briefly. That already counts as a dare, level two.",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6500,
      description: { de: "Auswerten, lachen, nächste Stufe.", en: "Look back, laugh, next level." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11500,
      description: {
        de: "Profil, Pläne und ein Abendessen für sechs, auf dem Papier.",
        en: "Profile, plans and a dinner for six, on paper.",
      },
    },
  },
  hours: week({ 1: "17:00-21:00", 2: "17:00-21:00", 3: "17:00-21:00", 6: "11:00-14:00" }),
  settings: { noticeMinutes: 240, horizonDays: 35, gridMinutes: 15 },
  resume: {
    title: "Podcasterin und Coach",
    description: "Allein angekommen, nicht allein geblieben.",
    educations: [
      {
        degree: "master",
        year: 2022,
        institution: "Freie Universität Berlin",
        description: "Kommunikationswissenschaft",
      },
    ],
    workExperiences: [
      {
        title: "Podcasterin",
        year: 2020,
        company: "Allein in der Küche",
        description: "140 Folgen über Freundschaft und Alleinsein",
      },
    ],
    professionalTrainings: [
      {
        title: "Coaching",
        year: 2024,
        trainingCenter: "Coaching-Schule Potsdam",
        description: "Ausbildung mit 130 Stunden",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Freunde finden für Fortgeschrittene",
        year: 2025,
        place: "Podcast-Festival, Leipzig",
        description: "Live-Folge mit Publikum",
      },
    ],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.allein.in.der.kueche" },
  isPublic: true,
  isListed: true,
  face: { ground: "apricot", hair: "59", body: "23", lips: "30", brows: "12", nose: "02" },
};
