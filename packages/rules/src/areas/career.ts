import { type Area, topic } from "./area.ts";

export const career: Area = {
  key: "career",
  name: { en: "Career & work", de: "Karriere & Beruf" },
  slug: { en: "career-and-work", de: "karriere-und-beruf" },
  topics: [
    topic("calling", { en: "Finding your calling", de: "Berufung finden" }),
    topic("career-change", { en: "Changing direction", de: "Berufliche Neuorientierung" }),
    topic("job-application", { en: "Applying for a job", de: "Bewerbung" }),
    topic("salary", { en: "Negotiating your salary", de: "Gehaltsverhandlung" }),
    topic("leadership", { en: "Leading people", de: "Führung" }),
    topic("conflict-at-work", { en: "Conflict at work", de: "Konflikte am Arbeitsplatz" }),
    topic("presenting", { en: "Speaking and presenting", de: "Auftreten und Präsentieren" }),
    topic("self-employment", { en: "Working for yourself", de: "Selbstständigkeit" }),
    topic("return-to-work", { en: "Returning to work", de: "Beruflicher Wiedereinstieg" }),
    topic("work-life-balance", { en: "Work and private life", de: "Beruf und Privatleben" }),
  ],
};
