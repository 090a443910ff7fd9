import { type Area, topic } from "./area.ts";

export const relationships: Area = {
  key: "relationships",
  name: { en: "Relationships & family", de: "Beziehungen & Familie" },
  slug: { en: "relationships-and-family", de: "beziehungen-und-familie" },
  topics: [
    topic("partnership", { en: "Partnership", de: "Partnerschaft" }),
    topic("separation", { en: "Separation and divorce", de: "Trennung und Scheidung" }),
    topic("parenting", { en: "Being a parent", de: "Eltern sein" }),
    topic("blended-family", { en: "Blended families", de: "Patchworkfamilie" }),
    topic("family-conflict", { en: "Conflict in the family", de: "Konflikte in der Familie" }),
    topic("intimacy", { en: "Closeness and sexuality", de: "Nähe und Sexualität" }, { health: true }),
    topic("dating", { en: "Dating and meeting people", de: "Kennenlernen und Dating" }),
    topic("loneliness", { en: "Loneliness", de: "Einsamkeit" }),
    topic("boundaries", { en: "Setting boundaries", de: "Grenzen setzen" }),
    topic("caring-for-relatives", { en: "Caring for relatives", de: "Angehörige pflegen" }),
  ],
};
