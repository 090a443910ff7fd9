import { type Area, topic } from "./area.ts";

export const acuteDigital: Area = {
  key: "acute-digital",
  name: { en: "Acute situations & digital life", de: "Akute Lagen & Digitales" },
  slug: { en: "acute-situations-and-digital-life", de: "akute-lagen-und-digitales" },
  topics: [
    topic("crisis", { en: "Acute crisis", de: "Akute Krise" }, { health: true, acute: true }),
    topic("loss", { en: "Loss and grief", de: "Verlust und Trauer" }, { acute: true }),
    topic(
      "shock",
      { en: "After an accident or a shock", de: "Nach Unfall oder Schock" },
      { health: true, acute: true },
    ),
    topic("violence", { en: "Violence and threats", de: "Gewalt und Bedrohung" }, { acute: true }),
    topic("job-loss", { en: "Sudden job loss", de: "Plötzlicher Jobverlust" }),
    topic("debt", { en: "Money worries", de: "Geldsorgen" }),
    topic("cyberbullying", { en: "Cyberbullying", de: "Cybermobbing" }, { acute: true }),
    topic("screen-time", { en: "Screen time", de: "Bildschirmzeit" }),
    topic("gaming", { en: "Gaming", de: "Computerspiele" }, { health: true }),
    topic("always-on", { en: "Always reachable", de: "Ständig erreichbar" }),
  ],
};
