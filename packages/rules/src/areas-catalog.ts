import type { AreaKey } from "./areas-keys.ts";

/** A topic of coaching. The key is stable and stored; the names are shown. */
export type Topic = {
  key: string;
  en: string;
  de: string;
  /** Concerns health, sexual life or addiction: storing it needs explicit consent. */
  health: boolean;
  /** May be an emergency: crisis numbers are shown beside it. */
  acute: boolean;
};

type Name = { en: string; de: string };
export type Area = { key: AreaKey; name: Name; slug: Name; topics: readonly Topic[] };

type Kind = { health?: boolean; acute?: boolean };

/** One topic, without flags by default. */
const topic = (key: string, { en, de }: Name, { health = false, acute = false }: Kind = {}): Topic => ({
  key,
  en,
  de,
  health,
  acute,
});

const health = { health: true };

export const relationships: Area = {
  key: "relationships",
  name: { en: "Relationships & family", de: "Beziehungen & Familie" },
  slug: { en: "relationships-and-family", de: "beziehungen-und-familie" },
  topics: [
    topic("partnership", { en: "Life as a couple", de: "Partnerschaft" }),
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
