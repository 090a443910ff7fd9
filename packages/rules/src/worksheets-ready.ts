import type { Locale } from "./locale.ts";
import type { Question } from "./questions.ts";

/** To start from: before the first appointment, and between two. */
export const READY_WORKSHEETS = ["intake", "followUp"] as const;
export type ReadyWorksheet = (typeof READY_WORKSHEETS)[number];

type Content = { title: string; intro: string; questions: Question[] };
type Written = Partial<Question> & Pick<Question, "kind" | "text">;

const TEXTS: Record<ReadyWorksheet, Record<Locale, { title: string; intro: string; questions: Written[] }>> = {
  intake: {
    de: {
      title: "Vor unserem ersten Termin",
      intro:
        "Mit Ihren Antworten bereite ich mich auf unser Gespräch vor. Was Sie nicht beantworten möchten, lassen Sie leer.",
      questions: [
        { kind: "longText", text: "Was führt Sie zu mir?", isRequired: true },
        { kind: "longText", text: "Was soll nach dem Coaching anders sein?" },
        { kind: "longText", text: "Was haben Sie schon versucht, und was hat geholfen?" },
        {
          kind: "scale",
          text: "Wie sehr belastet Sie das Thema zurzeit?",
          points: 10,
          low: "kaum",
          high: "sehr stark",
        },
        { kind: "choice", text: "Hatten Sie schon einmal Coaching?", options: ["Nein", "Ja, einmal", "Ja, mehrmals"] },
        {
          kind: "choices",
          text: "Was wünschen Sie sich von mir?",
          options: ["Zuhören", "Fragen stellen", "Übungen", "Klare Rückmeldung"],
        },
        { kind: "shortText", text: "Gibt es etwas, das ich noch wissen sollte?" },
      ],
    },
    en: {
      title: "Before our first appointment",
      intro: "Your answers help me prepare for our conversation. Leave out whatever you would rather not answer.",
      questions: [
        { kind: "longText", text: "What brings you to me?", isRequired: true },
        { kind: "longText", text: "What should be different after the coaching?" },
        { kind: "longText", text: "What have you tried so far, and what helped?" },
        {
          kind: "scale",
          text: "How much does this weigh on you at the moment?",
          points: 10,
          low: "hardly",
          high: "a lot",
        },
        { kind: "choice", text: "Have you had coaching before?", options: ["No", "Yes, once", "Yes, several times"] },
        {
          kind: "choices",
          text: "What would you like from me?",
          options: ["Listening", "Asking questions", "Exercises", "Clear feedback"],
        },
        { kind: "shortText", text: "Is there anything else I should know?" },
      ],
    },
  },
  followUp: {
    de: {
      title: "Nach unserem Termin",
      intro: "Ein kurzer Rückblick, damit wir beim nächsten Mal dort weitermachen, wo Sie stehen.",
      questions: [
        { kind: "scale", text: "Wie hilfreich war der Termin für Sie?", points: 10, low: "gar nicht", high: "sehr" },
        { kind: "longText", text: "Was nehmen Sie mit?", isRequired: true },
        { kind: "longText", text: "Was haben Sie seitdem ausprobiert?" },
        { kind: "choice", text: "Sind wir am richtigen Thema?", options: ["Ja", "Zum Teil", "Nein"] },
        { kind: "longText", text: "Worüber möchten Sie beim nächsten Mal sprechen?" },
      ],
    },
    en: {
      title: "After our appointment",
      intro: "A short look back, so that next time we carry on from where you are.",
      questions: [
        {
          kind: "scale",
          text: "How helpful was the appointment for you?",
          points: 10,
          low: "not at all",
          high: "very",
        },
        { kind: "longText", text: "What do you take with you?", isRequired: true },
        { kind: "longText", text: "What have you tried since then?" },
        { kind: "choice", text: "Are we working on the right topic?", options: ["Yes", "In part", "No"] },
        { kind: "longText", text: "What would you like to talk about next time?" },
      ],
    },
  },
};

const BLANK = { isRequired: false, options: [], points: 5, low: "", high: "" } as const;

export function readyWorksheet(name: ReadyWorksheet, locale: Locale): Content {
  const { title, intro, questions } = TEXTS[name][locale];
  const whole = questions.map((each, place): Question => ({ ...BLANK, options: [], id: `q${place + 1}`, ...each }));
  return { title, intro, questions: whole };
}
