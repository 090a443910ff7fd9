import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const jonasPetersen: DemoCoach = {
  email: "jonas@example.org",
  firstName: "Jonas",
  lastName: "Petersen",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "corporate",
  tagLine: {
    de: "Ruhig bleiben, klar entscheiden – auch wenn es im Job stürmt.",
    en: "Staying calm and deciding clearly, even when work gets stormy.",
  },
  salesPitch: {
    de: "Sie funktionieren noch, aber es kostet immer mehr Kraft? Mit mir sortieren Sie, was wirklich drückt: die Menge, die Rolle oder die Richtung. Danach planen wir kleine Schritte, die in Ihre Woche passen. Ich rede Klartext, höre vorher aber lange zu.",
    en: "You still function, but it takes more and more out of you? Together we sort out what really weighs on you: the amount, the role or the direction. Then we plan small steps that fit into your week. I speak plainly, but I listen first, and for a long time.",
  },
  aboutMe: {
    de: "Ich komme aus Husum und habe zwanzig Jahre im Hamburger Hafen gearbeitet, zuletzt als Leiter einer Schicht mit 60 Leuten. Dort habe ich gelernt, wie man unter Druck ruhig spricht, und auch, wie es sich anfühlt, wenn man es nicht mehr kann. Mit 38 stand ich an einem Dienstagmorgen vor dem Werkstor und konnte nicht hineingehen.\n\nHeute begleite ich Menschen, die an so einem Tor stehen oder schon ahnen, dass es bald so weit ist. Ich lebe mit meiner Frau und zwei Töchtern in Altona, segele schlecht und koche gut. Beides hilft mir, nicht alles so ernst zu nehmen.",
    en: "I come from Husum on the North Sea and worked in the port of Hamburg for twenty years, in the end as head of a shift of 60 people. There I learned how to speak calmly under pressure, and also what it feels like when you no longer can. At 38 I stood in front of the gate one Tuesday morning and could not walk in.\n\nToday I work with people who stand at such a gate, or who sense that they soon will. I live in Altona with my wife and two daughters. I sail badly and cook well, and both keep me from taking everything too seriously.",
  },
  description: {
    de: "Am Anfang steht immer eine Bestandsaufnahme: Schlaf, Arbeit, Menschen, Freude. Danach wählen wir ein einziges Thema. Sie gehen aus jedem Termin mit höchstens zwei Vorhaben, und beim nächsten Mal schauen wir ehrlich, was daraus wurde. Meist reichen sechs bis acht Gespräche.",
    en: "We always begin by taking stock: sleep, work, people, joy. Then we pick one single topic. You leave each appointment with two plans at most, and next time we look honestly at what became of them. Six to eight conversations are usually enough.",
  },
  certifications: {
    de: "Systemischer Coach (DBVC-anerkannte Ausbildung)\nTrainer für Stressbewältigung\nMeister für Lagerwirtschaft (IHK)",
    en: "Systemic coach (training recognised by the DBVC)\nTrainer for coping with stress\nCertified warehouse supervisor (IHK)",
  },
  areas: ["resilience", "burnout", "career-change", "leadership", "work-life-balance"],
  languages: ["de", "en", "da"],
  business: {
    companyName: null,
    address1: "Große Bergstraße 214",
    zipCode: "22767",
    city: "Hamburg",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE138854218",
    iban: "DE85900003410672110684",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Sie erzählen, was los ist. Ich sage Ihnen offen, ob ich der Richtige dafür bin.",
        en: "You tell me what is going on. I tell you openly whether I am the right person for it.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 9500,
      description: {
        de: "Ein Gespräch zu einem Thema, mit ein oder zwei konkreten Schritten am Ende.",
        en: "One conversation about one topic, with one or two concrete steps at the end.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 13500,
      description: {
        de: "Mehr Zeit für große Entscheidungen, zum Beispiel einen Wechsel oder eine Auszeit.",
        en: "More time for big decisions, for example a change of job or a break.",
      },
    },
  },
  hours: week({
    1: "09:00-12:00 13:00-17:00",
    2: "09:00-12:00 13:00-19:00",
    3: "09:00-12:00",
    4: "09:00-12:00 13:00-19:00",
    5: "09:00-13:00",
  }),
  exceptions: [{ kind: "allDay", day: 33, days: 12, note: "Winterpause mit der Familie" }],
  resume: {
    title: "Vom Hafen ins Coaching",
    description:
      "Zwanzig Jahre Führung im Schichtbetrieb, seit 2019 selbstständiger Coach für Beruf und innere Stärke.",
    educations: [
      {
        degree: "professional",
        year: 2006,
        institution: "Handelskammer Hamburg",
        description: "Meisterprüfung in der Lagerwirtschaft",
      },
    ],
    workExperiences: [
      {
        title: "Selbstständiger Coach",
        year: 2019,
        company: "Praxis Petersen, Hamburg",
        description: "Einzelcoaching für Fach- und Führungskräfte",
      },
      {
        title: "Schichtleiter",
        year: 2008,
        company: "Containerterminal, Hamburg",
        description: "Verantwortung für 60 Mitarbeitende im Drei-Schicht-Betrieb",
      },
    ],
    professionalTrainings: [
      {
        title: "Systemisches Coaching",
        year: 2018,
        trainingCenter: "Institut für Beratung, Hamburg",
        description: "Zweijährige Ausbildung mit 220 Stunden",
      },
      {
        title: "Stressbewältigung für Gruppen",
        year: 2021,
        trainingCenter: "Akademie am Deich, Bremen",
        description: "Kursleitung nach dem Leitfaden Prävention",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Führung im Schichtdienst",
        year: 2023,
        place: "Hamburger Coaching-Tag",
        description: "Vortrag über Gespräche zwischen Tür und Angel",
      },
    ],
  },
  social: {
    linkedin: "https://www.linkedin.com/in/aufwind-demo-jonas-petersen-coaching",
    website: "https://jonas-petersen.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "mist",
  face: { ground: "mist", hair: "27", body: "25", lips: "23", brows: "01", nose: "07", beard: "02" },
};
