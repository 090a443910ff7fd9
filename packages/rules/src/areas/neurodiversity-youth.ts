import { type Area, topic } from "./area.ts";

const health = { health: true };

export const neurodiversityYouth: Area = {
  key: "neurodiversity-youth",
  name: { en: "Neurodiversity & youth", de: "Neurodiversität & Jugend" },
  slug: { en: "neurodiversity-and-youth", de: "neurodiversitaet-und-jugend" },
  topics: [
    topic("adhd", { en: "ADHD", de: "ADHS" }, health),
    topic("autism", { en: "Autism", de: "Autismus" }, health),
    topic("high-sensitivity", { en: "High sensitivity", de: "Hochsensibilität" }, health),
    topic("giftedness", { en: "Giftedness", de: "Hochbegabung" }),
    topic("dyslexia-dyscalculia", { en: "Dyslexia and dyscalculia", de: "Legasthenie und Dyskalkulie" }, health),
    topic("neurodivergent-children", { en: "Raising neurodivergent children", de: "Neurodivergente Kinder begleiten" }),
    topic("exams", { en: "Exams and exam nerves", de: "Prüfungen und Prüfungsangst" }),
    topic("procrastination", { en: "Studying and putting things off", de: "Studium und Aufschieben" }),
    topic("starting-out", { en: "Leaving home, starting out", de: "Auszug und Berufsstart" }),
  ],
};
