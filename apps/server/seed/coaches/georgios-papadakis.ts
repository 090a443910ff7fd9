import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const georgiosPapadakis: DemoCoach = {
  email: "georgios.papadakis@example.org",
  firstName: "Georgios",
  lastName: "Papadakis",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "sport",
  tagLine: {
    de: "Kein Sixpack. Aber die Treppe, ohne zu schnaufen.",
    en: "No six-pack. But the stairs, without puffing.",
  },
  salesPitch: {
    de: "Mein Studio in Bochum hat keinen Spiegel. Wer zu mir kommt, ist zwischen 40 und 75, hat Knie, Rücken oder keine Lust. Alles okay. Wir machen weniger, als Sie denken, dafür jede Woche. Essen, rauchen, Couch: ein Thema nach dem anderen, und gelacht wird auch.",
    en: "My gym in Bochum has no mirrors. The people who come are between 40 and 75, with knees, with backs, or without motivation. All fine. We do less than you expect, but we do it every week. Food, smoking, the sofa: one thing after another, and we laugh as well.",
  },
  aboutMe: {
    de: "Mein Vater kam aus Kreta auf die Zeche, ich bin im Schrebergarten groß geworden, zwischen Olivenbaum im Kübel und Kohlenhaufen. Ich war Ringer, Bezirksliga, dann Türsteher, dann 138 Kilo schwer und mit 41 das erste Mal beim Kardiologen. Der hat nicht geschimpft. Er hat gefragt, ob ich meine Enkel kennenlernen will.\n\nHeute sind es 96 Kilo, null Zigaretten und zwei Enkel. Ich habe Trainerscheine gemacht und das kleine Studio eröffnet. Ich rede so, wie man bei uns redet: direkt und lieb. Wer Herz, Zucker oder starkes Übergewicht hat, bringt bitte erst das Okay aus der Arztpraxis mit.",
    en: "My father came from Crete to work in the mine, and I grew up in an allotment between a potted olive tree and a heap of coal. I was a wrestler, district league, then a bouncer, then I weighed 138 kilos and saw a cardiologist for the first time at 41. He did not scold. He asked whether I wanted to meet my grandchildren.\n\nToday it is 96 kilos, no cigarettes and two grandchildren. I got my trainer’s licences and opened a small gym. I talk the way people talk here: straight and kind. If you have a heart condition, diabetes or a lot of extra weight, please bring your doctor’s okay first.",
  },
  description: {
    de: "Drei Fragen pro Woche: Was war leicht, was war Mist, was machen wir anders? Dazu eine Übung, die im Wohnzimmer geht, und eine Änderung auf dem Teller. Mehr nicht. Wer mir montags ein Foto von seinen Turnschuhen vor der Tür schickt, hat schon halb gewonnen.",
    en: "Three questions a week: what was easy, what was rubbish, what do we change? Plus one exercise that works in the living room and one change on the plate. That is all. Send me a picture of your trainers outside the door on a Monday, and you have half won already.",
  },
  certifications: {
    de: "Fitnesstrainer A-Lizenz\nRehasport-Übungsleiter\nErnährungstrainer B-Lizenz",
    en: "Fitness trainer, A licence\nInstructor for rehabilitation sport\nNutrition trainer, B licence",
  },
  areas: ["exercise", "eating", "habits", "smoking"],
  languages: ["de", "el", "en"],
  business: {
    companyName: "Papa Fit",
    address1: "Herner Straße 133",
    zipCode: "44809",
    city: "Bochum",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE894452513",
    iban: "DE03900009970524254538",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: { description: { de: "Wat is los? Einfach erzählen.", en: "What’s up? Just tell me." } },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: { de: "Drei Fragen, eine Übung, ein Teller.", en: "Three questions, one exercise, one plate." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 10000,
      description: { de: "Großer Start: Ziele, Küche, Wohnzimmer.", en: "The big start: goals, kitchen, living room." },
    },
  },
  hours: week({ 1: "06:00-08:00 20:00-22:00", 3: "06:00-08:00 20:00-22:00", 5: "06:00-08:00", 7: "10:00-14:00" }),
  settings: { noticeMinutes: 360, pauseAfterMinutes: 10 },
  exceptions: [{ kind: "allDay", day: 42, days: 8, note: "Kreta" }],
  resume: {
    title: "Trainer für Leute, die keine Trainer mögen",
    description: "Kleines Studio, große Geduld.",
    educations: [
      { degree: "highSchool", year: 1992, institution: "Gesamtschule Bochum", description: "Fachoberschulreife" },
    ],
    workExperiences: [
      { title: "Inhaber", year: 2018, company: "Papa Fit, Bochum", description: "Studio für Menschen ab 40" },
      {
        title: "Sicherheitsdienst",
        year: 1996,
        company: "Verschiedene Häuser im Ruhrgebiet",
        description: "Einlass und Schichtleitung",
      },
    ],
    professionalTrainings: [
      {
        title: "Fitnesstrainer A-Lizenz",
        year: 2017,
        trainingCenter: "Sportakademie Ruhr",
        description: "Mit Prüfung",
      },
      {
        title: "Übungsleiter Rehasport",
        year: 2019,
        trainingCenter: "Behindertensportverband NRW",
        description: "Innere Medizin und Orthopädie",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: { instagram: "https://www.instagram.com/aufwind.demo.papafit.bochum" },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "55", body: "02", lips: "14", brows: "01", nose: "19", beard: "02" },
};
