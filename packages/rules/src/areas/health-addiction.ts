import { type Area, topic } from "./area.ts";

const health = { health: true };

export const healthAddiction: Area = {
  key: "health-addiction",
  name: { en: "Health & addiction", de: "Gesundheit & Sucht" },
  slug: { en: "health-and-addiction", de: "gesundheit-und-sucht" },
  topics: [
    topic("sleep", { en: "Sleep", de: "Schlaf" }, health),
    topic("eating", { en: "Eating and weight", de: "Ernährung und Gewicht" }, health),
    topic("exercise", { en: "Getting moving", de: "Bewegung" }, health),
    topic("habits", { en: "Changing habits", de: "Gewohnheiten ändern" }, health),
    topic("smoking", { en: "Giving up smoking", de: "Rauchfrei werden" }, health),
    topic("alcohol", { en: "Alcohol", de: "Alkohol" }, health),
    topic("substances", { en: "Drugs and medication", de: "Drogen und Medikamente" }, { health: true, acute: true }),
    topic("chronic-illness", { en: "Living with chronic illness", de: "Leben mit chronischer Krankheit" }, health),
    topic("menopause", { en: "Menopause", de: "Wechseljahre" }, health),
    topic("addiction-in-the-family", { en: "Addiction in the family", de: "Sucht in der Familie" }, health),
  ],
};
