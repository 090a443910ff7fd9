import { called, confirmed, KEPT, moved, regular, type Scene, UNANSWERED } from "./scene.ts";

const LENA = { client: "lena", at: "16:00" };
const SAM = { client: "sam", at: "14:30" };

/** In spring with another coach, after a pause with Jonas. */
export const OF_LENA: Scene[] = [
  ...regular({ ...LENA, at: "13:00", coach: "hannah.lindqvist", since: -148, every: 14, times: 4 }),
  ...regular({ ...LENA, coach: "jonas", since: -40, every: 14, times: 3 }),
  { ...LENA, coach: "jonas", consultation: "standard", bookedDaysAgo: 6, day: 0, acts: KEPT },
  // In the evening, too, there is an agreed appointment still ahead.
  { ...LENA, coach: "jonas", consultation: "standard", bookedDaysAgo: 3, day: 16, acts: KEPT },
  {
    ...LENA,
    coach: "jonas",
    consultation: "extended",
    bookedDaysAgo: 5,
    day: 8,
    note: "Ich bringe diesmal die Stellenanzeige mit, über die wir gesprochen haben.",
    acts: [confirmed, moved("coach", { hoursAgo: 5, days: 2 })],
  },
  {
    ...LENA,
    coach: "amelia",
    consultation: "discovery",
    bookedDaysAgo: 16,
    day: -11,
    acts: [confirmed, called("coach", 26, "Ich liege leider mit Fieber im Bett. Bitte wählen Sie eine neue Zeit.")],
  },
  {
    ...LENA,
    coach: "amelia",
    consultation: "discovery",
    bookedDaysAgo: 0.4,
    day: 5,
    note: "Seit dem Frühjahr leite ich ein Team und schlafe schlecht. Ich möchte herausfinden, ob Coaching dafür das Richtige ist.",
    acts: UNANSWERED,
  },
];

export const OF_SAM: Scene[] = [
  { ...SAM, coach: "jonas", consultation: "discovery", bookedDaysAgo: 34, day: -29, acts: KEPT },
  ...regular({ ...SAM, coach: "amelia", since: -24, every: 7, times: 2 }),
  { ...SAM, coach: "amelia", consultation: "standard", bookedDaysAgo: 6, day: 2, acts: KEPT },
  {
    ...SAM,
    coach: "amelia",
    consultation: "standard",
    bookedDaysAgo: 4,
    day: 9,
    acts: [confirmed, moved("client", { hoursAgo: 9, days: 5 })],
  },
  { ...SAM, coach: "amelia", consultation: "extended", bookedDaysAgo: 0.7, day: 20, acts: UNANSWERED },
];
