import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const samiraElAmrani: DemoCoach = {
  email: "samira.el-amrani@example.org",
  firstName: "Samira",
  lastName: "El Amrani",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "social",
  tagLine: {
    de: "Fünf ruhige Minuten am Tag. Damit fangen wir an.",
    en: "Five quiet minutes a day. That is where we start.",
  },
  salesPitch: {
    de: "Frühstück, Kita, Schicht, Wäsche, und irgendwo dazwischen Sie. Ich habe drei Kinder und weiß, dass niemand „einfach mal eine Stunde meditiert“. Deshalb zeige ich Ihnen Pausen, die in einen vollen Tag passen: an der Ampel, beim Kochen, vor dem Gebet oder vor dem Klingeln an der Wohnungstür.",
    en: "Breakfast, nursery, shift, laundry, and somewhere in between there is you. I have three children and know that nobody “just meditates for an hour”. So I show you pauses that fit into a full day: at the traffic lights, at the stove, before prayer or before you ring your own doorbell.",
  },
  aboutMe: {
    de: "In Offenbach bin ich geboren, in Fès habe ich die Sommer verbracht, bei einer Großmutter, die beim Teegießen nie sprach. Erst viel später habe ich verstanden, dass das ihre Meditation war.\n\nIch bin Erzieherin, habe eine Kita mit 80 Kindern geleitet und bin mit 33 an einem Donnerstag im Büro eingeschlafen, mitten am Tag, mit dem Hörer in der Hand. Danach habe ich gelernt, früher aufzuhören. Heute gebe ich Kurse in Achtsamkeit und coache berufstätige Eltern. Manche meiner Klientinnen glauben, manche nicht; bei mir dürfen beide so bleiben, wie sie sind.",
    en: "I was born in Offenbach and spent my summers in Fez with a grandmother who never spoke while pouring tea. Only much later did I understand that this was her meditation.\n\nI am a nursery teacher. I ran a nursery with 80 children, and at 33 I fell asleep in my office one Thursday, in the middle of the day, with the receiver in my hand. After that I learned to stop earlier. Today I teach mindfulness and coach working parents. Some of my clients are religious, some are not; with me both may stay as they are.",
  },
  description: {
    de: "Wir gehen Ihren Tag Stunde für Stunde durch und suchen die Ritzen, in denen schon jetzt Luft ist. Dort legen wir eine kleine Übung hinein. Ich schicke sie Ihnen als Text mit drei Zeilen. Nach einer Woche behalten Sie, was gepasst hat. Mehr als zwei Übungen zugleich gebe ich niemandem.",
    en: "We go through your day hour by hour and look for the gaps where there is already some air. Into one of them we put a small exercise. I send it to you as a text of three lines. After a week you keep what fitted. I never give anyone more than two exercises at a time.",
  },
  certifications: {
    de: "Staatlich anerkannte Erzieherin, Fachwirtin\nMBSR-Lehrerin\nElternkursleiterin (Starke Eltern)",
    en: "State-recognised nursery teacher and manager\nMBSR teacher\nLeader of parenting courses",
  },
  areas: ["mindfulness", "stress", "parenting", "work-life-balance"],
  languages: ["de", "ar", "fr"],
  business: {
    companyName: null,
    address1: "Bieberer Straße 82",
    zipCode: "63065",
    city: "Offenbach am Main",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE12900003030159241880",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Einmal tief atmen und erzählen, wie Ihr Tag aussieht.",
        en: "Take one deep breath and tell me what your day looks like.",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: { de: "Ein Tag, eine Ritze, eine Übung.", en: "One day, one gap, one exercise." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 10500,
      description: {
        de: "Die ganze Woche neu verteilen: Arbeit, Kinder, Sie.",
        en: "Share out the whole week anew: work, children, you.",
      },
    },
  },
  hours: week({ 1: "09:00-12:00", 2: "09:00-12:00", 3: "09:00-12:00 20:30-22:00", 4: "09:00-12:00", 7: "20:30-22:00" }),
  settings: { mostPerDay: 3 },
  exceptions: [{ kind: "timeOff", day: 28, days: 7, note: "Familienzeit" }],
  resume: {
    title: "Erzieherin und Achtsamkeitslehrerin",
    description: "Kita-Leitung, drei Kinder, viele kurze Pausen.",
    educations: [
      {
        degree: "professional",
        year: 2012,
        institution: "Fachschule für Sozialpädagogik, Offenbach",
        description: "Staatlich anerkannte Erzieherin",
      },
    ],
    workExperiences: [
      {
        title: "Leiterin einer Kita",
        year: 2018,
        company: "Kommunaler Träger, Offenbach",
        description: "80 Kinder, 16 Mitarbeitende",
      },
    ],
    professionalTrainings: [
      {
        title: "Achtsamkeit (MBSR)",
        year: 2024,
        trainingCenter: "Institut für Achtsamkeit, Frankfurt",
        description: "Lehrerausbildung, 18 Monate",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.samira.atmet" },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "sage", hair: "62", body: "10", lips: "23", brows: "12", nose: "02" },
};
