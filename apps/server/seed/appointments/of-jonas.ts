import { calledOff, MISSED, regular, rejected, type Scene, UNANSWERED } from "./scene.ts";

const JONAS = { coach: "jonas" };

/** Those who came for a while, or only once. */
const EARLIER: Scene[] = [
  ...regular({ ...JONAS, client: "katrin.schuster", since: -172, every: 14, times: 4, at: "10:00" }),
  ...regular({ ...JONAS, client: "dirk.hartmann", since: -152, every: 7, times: 0, at: "15:00" }),
  ...regular({
    ...JONAS,
    client: "felix.arndt",
    since: -140,
    every: 7,
    times: 5,
    at: "17:00",
    lost: { 3: calledOff("client", 30, "Ich muss an dem Tag auf Dienstreise.") },
  }),
  ...regular({ ...JONAS, client: "svenja.claussen", since: -97, every: 7, times: 8, at: "09:00" }),
  {
    ...JONAS,
    client: "markus.dietz",
    consultation: "discovery",
    bookedDaysAgo: 18,
    day: -13,
    at: "12:00",
    acts: rejected("Zu diesem Thema arbeite ich nicht. Frau Krüger kann Ihnen sicher gut helfen."),
  },
];

/** Clients he had before he joined. */
const OWN: Scene[] = [
  ...regular({ ...JONAS, client: "uwe.brinkmann", since: -158, every: 28, times: 6, at: "11:00", isOwn: true }),
  ...regular({ ...JONAS, client: "birgit.jansen", since: -120, every: 28, times: 5, at: "14:00", isOwn: true }),
];

const NOW: Scene[] = [
  ...regular({
    ...JONAS,
    client: "olga.petrenko",
    since: -118,
    every: 14,
    times: 8,
    at: "13:00",
    lost: { 4: calledOff("client", 28, "Mein Kind ist krank, ich melde mich wegen einer neuen Zeit.") },
  }),
  ...regular({ ...JONAS, client: "yasmin.celik", since: -74, every: 14, times: 6, at: "16:00" }),
  ...regular({ ...JONAS, client: "hanna.vollmer", since: -66, every: 14, times: 5, at: "15:00" }),
  ...regular({ ...JONAS, client: "miriam.kessler", since: -61, every: 7, times: 10, at: "09:00" }),
  ...regular({ ...JONAS, client: "emre.aslan", since: -48, every: 14, times: 5, at: "11:00" }),
  ...regular({ ...JONAS, client: "clara.nowak", since: -38, every: 7, times: 5, at: "17:00" }),
  ...regular({ ...JONAS, client: "jan.ohlsen", since: -30, every: 14, times: 1, at: "10:00" }),
  {
    ...JONAS,
    client: "jan.ohlsen",
    consultation: "standard",
    bookedDaysAgo: 14,
    day: -9,
    at: "10:00",
    acts: calledOff("client", 5, "Mir ist eine Besprechung dazwischengekommen."),
  },
  ...regular({ ...JONAS, client: "henning.voss", since: -27, every: 7, times: 4, at: "18:00" }),
  ...regular({
    ...JONAS,
    client: "nadja.sommerfeld",
    since: -26,
    every: 7,
    times: 1,
    at: "13:00",
    lost: { 0: MISSED },
  }),
  ...regular({ ...JONAS, client: "petra.wagner", since: -20, every: 7, times: 4, at: "14:00" }),
  ...regular({ ...JONAS, client: "jule.martens", since: -13, every: 7, times: 2, at: "12:00" }),
  ...regular({ ...JONAS, client: "timo.reinders", since: -12, every: 8, times: 2, at: "10:00" }),
];

const REQUESTS: Scene[] = [
  {
    ...JONAS,
    client: "carolin.busch",
    consultation: "discovery",
    bookedDaysAgo: 0.3,
    day: 3,
    at: "10:00",
    acts: UNANSWERED,
  },
  {
    ...JONAS,
    client: "nadja.sommerfeld",
    consultation: "standard",
    bookedDaysAgo: 0.9,
    day: 5,
    at: "15:00",
    acts: UNANSWERED,
  },
  {
    ...JONAS,
    client: "tom.hughes",
    consultation: "discovery",
    bookedDaysAgo: 1.2,
    day: 6,
    at: "17:00",
    acts: UNANSWERED,
  },
];

export const OF_JONAS: Scene[] = [...EARLIER, ...OWN, ...NOW, ...REQUESTS];
