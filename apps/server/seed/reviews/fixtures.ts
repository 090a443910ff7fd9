import type { AuthorStyle } from "@aufwind/rules/reviews";

/** A review of a demo appointment. Days are counted back from the day of the seed. */
export type ReviewFixture = {
  client: string;
  coach: string;
  /** Which of the pair's completed appointments, from 0. */
  place: number;
  writtenDaysAgo: number;
  stars: number;
  text: string;
  author: AuthorStyle;
  /** Whether the coach approved it two days later; otherwise it waits. */
  isApproved?: boolean;
  contested?: string;
  answer?: string;
};

/** One of each kind: answered, waiting with three days left, contested. The newest appointments are not rated yet. */
export const REVIEWS: ReviewFixture[] = [
  {
    client: "lena",
    coach: "jonas",
    place: 0,
    writtenDaysAgo: 38,
    stars: 5,
    text: "Schon im Kennenlerngespräch habe ich mich verstanden gefühlt. Danach wusste ich, was wir zusammen angehen.",
    author: "firstName",
    isApproved: true,
    answer: "Vielen Dank für Ihr Vertrauen. Ich freue mich auf unsere nächsten Termine.",
  },
  {
    client: "lena",
    coach: "jonas",
    place: 1,
    writtenDaysAgo: 11,
    stars: 4,
    text: "Gute Fragen und eine Übung, die ich jeden Abend mache. Am Ende war die Zeit etwas knapp.",
    author: "initial",
  },
  {
    client: "miriam.kessler",
    coach: "jonas",
    place: 4,
    writtenDaysAgo: 2,
    stars: 5,
    text: "Ruhig, klar und immer gut vorbereitet. Ich nehme mir meine Pausen jetzt, und das seit drei Wochen.",
    author: "none",
  },
  {
    client: "emre.aslan",
    coach: "jonas",
    place: 1,
    writtenDaysAgo: 20,
    stars: 3,
    text: "Inhaltlich hilfreich, aber die Verbindung war beim ersten Mal schlecht und wir haben Zeit verloren.",
    author: "initial",
    isApproved: true,
    answer:
      "Danke für die offenen Worte. Wir haben die verlorene Zeit nachgeholt, und meine Leitung ist inzwischen neu.",
  },
  {
    client: "petra.wagner",
    coach: "jonas",
    place: 0,
    writtenDaysAgo: 5,
    stars: 1,
    text: "Er hat mir Medikamente empfohlen und kam eine halbe Stunde zu spät.",
    author: "none",
    contested: "Ich empfehle nie Medikamente, und ich war pünktlich im Raum. Hier liegt wohl eine Verwechslung vor.",
  },
  {
    client: "rachel.adams",
    coach: "amelia",
    place: 3,
    writtenDaysAgo: 4,
    stars: 5,
    text: "Amelia asks the one question I have been avoiding all week. Exactly what I needed.",
    author: "firstName",
  },
  {
    client: "sofia.rossi",
    coach: "amelia",
    place: 0,
    writtenDaysAgo: 25,
    stars: 4,
    text: "Warm and very structured. I would have liked a short summary by mail afterwards.",
    author: "initial",
    isApproved: true,
    answer: "Thank you, that is a good idea. From now on there is a short summary after each appointment.",
  },
];
