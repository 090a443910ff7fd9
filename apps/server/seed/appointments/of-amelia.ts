import { calledOff, LAPSED, MISSED, regular, type Scene, UNANSWERED, UNPAID } from "./scene.ts";

const AMELIA = { coach: "amelia" };

const EARLIER: Scene[] = [
  ...regular({ ...AMELIA, client: "oliver.grant", since: -169, every: 14, times: 5, at: "09:00" }),
  ...regular({
    ...AMELIA,
    client: "marta.pereira",
    since: -132,
    every: 10,
    times: 6,
    at: "15:00",
    lost: { 4: MISSED },
  }),
  ...regular({ ...AMELIA, client: "daniel.novak", since: -90, every: 7, times: 4, at: "17:00" }),
  {
    ...AMELIA,
    client: "tom.hughes",
    consultation: "discovery",
    bookedDaysAgo: 29,
    day: -22,
    at: "17:00",
    acts: LAPSED,
  },
  ...regular({
    ...AMELIA,
    client: "ben.walker",
    since: -19,
    every: 7,
    times: 1,
    at: "16:00",
    lost: { 0: UNPAID },
  }),
];

const NOW: Scene[] = [
  ...regular({ ...AMELIA, client: "chloe.bennett", since: -150, every: 28, times: 6, at: "10:00", isOwn: true }),
  ...regular({
    ...AMELIA,
    client: "yuki.sato",
    since: -104,
    every: 21,
    times: 6,
    at: "14:00",
    lost: { 2: calledOff("coach", 50, "I have to be in London that day. Sorry, please pick another time.") },
  }),
  ...regular({ ...AMELIA, client: "grace.okafor", since: -62, every: 14, times: 5, at: "18:00" }),
  ...regular({ ...AMELIA, client: "rachel.adams", since: -55, every: 7, times: 9, at: "09:00" }),
  ...regular({ ...AMELIA, client: "lukas.meier", since: -45, every: 7, times: 6, at: "12:00" }),
  ...regular({ ...AMELIA, client: "sofia.rossi", since: -33, every: 14, times: 4, at: "15:00" }),
  ...regular({ ...AMELIA, client: "hugo.lefevre", since: -20, every: 7, times: 3, at: "11:00" }),
  ...regular({ ...AMELIA, client: "deniz.arslan", since: -15, every: 7, times: 1, at: "10:00" }),
  {
    ...AMELIA,
    client: "deniz.arslan",
    consultation: "standard",
    bookedDaysAgo: 5,
    day: 3,
    at: "10:00",
    acts: calledOff("client", 80, "Ich bin in dieser Woche doch verreist."),
  },
  {
    ...AMELIA,
    client: "aisha.malik",
    consultation: "discovery",
    bookedDaysAgo: 0.6,
    day: 6,
    at: "09:00",
    acts: UNANSWERED,
  },
];

export const OF_AMELIA: Scene[] = [...EARLIER, ...NOW];
