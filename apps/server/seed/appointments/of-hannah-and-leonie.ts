import { calledOff, regular, type Scene, UNANSWERED } from "./scene.ts";

const HANNAH = { coach: "hannah.lindqvist" };
const LEONIE = { coach: "leonie.fuchs" };

export const OF_HANNAH: Scene[] = [
  ...regular({ ...HANNAH, client: "anke.lorenzen", since: -112, every: 14, times: 4, at: "10:00" }),
  ...regular({ ...HANNAH, client: "paul.sievers", since: -58, every: 14, times: 4, at: "09:00" }),
  ...regular({ ...HANNAH, client: "aisha.malik", since: -36, every: 10, times: 3, at: "14:00" }),
];

/** A new coach who brought two clients of her own. */
export const OF_LEONIE: Scene[] = [
  ...regular({ ...LEONIE, client: "maren.thiel", since: -33, every: 7, times: 5, at: "17:00", isOwn: true }),
  ...regular({ ...LEONIE, client: "sven.ritter", since: -31, every: 14, times: 2, at: "19:00", isOwn: true }),
  ...regular({
    ...LEONIE,
    client: "nina.hoppe",
    since: -22,
    every: 7,
    times: 3,
    at: "18:00",
    lost: { 1: calledOff("client", 26, "Ich habe Spätdienst und schaffe es nicht.") },
  }),
  {
    ...LEONIE,
    client: "markus.dietz",
    consultation: "discovery",
    bookedDaysAgo: 0.5,
    day: 4,
    at: "18:00",
    acts: UNANSWERED,
  },
];
