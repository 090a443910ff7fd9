import { type Area, topic } from "./area.ts";

const health = { health: true };

export const mentalHealth: Area = {
  key: "mental-health",
  name: { en: "Mental health & resilience", de: "Psyche & Resilienz" },
  slug: { en: "mental-health-and-resilience", de: "psyche-und-resilienz" },
  topics: [
    topic("stress", { en: "Stress", de: "Stress" }, health),
    topic("burnout", { en: "Burnout and exhaustion", de: "Burnout und Erschöpfung" }, health),
    topic("self-worth", { en: "Self-worth", de: "Selbstwert" }, health),
    topic("worries", { en: "Worries and fears", de: "Sorgen und Ängste" }, health),
    topic("low-mood", { en: "Low mood", de: "Niedergeschlagenheit" }, { health: true, acute: true }),
    topic("anger", { en: "Dealing with anger", de: "Umgang mit Wut" }, health),
    topic("perfectionism", { en: "Perfectionism", de: "Perfektionismus" }, health),
    topic("mindfulness", { en: "Mindfulness and rest", de: "Achtsamkeit und Ruhe" }, health),
    topic("resilience", { en: "Resilience", de: "Innere Stärke" }, health),
  ],
};
