import type { Actor, Event } from "@aufwind/rules/appointments/lifecycle";
import type { Consultation } from "@aufwind/rules/consultations/consultations";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How an appointment lies when something is to happen to it; times in epoch milliseconds. */
type Times = { bookedAt: number; startsAt: number; endsAt: number; now: number };
/** Something that happens to an appointment, where its time has come. */
export type Act = {
  event: Event;
  by: Actor;
  when: (times: Times) => number;
  reason?: string;
  /** Moved by so many days. */
  days?: number;
};

/** Days are counted from today; on a day without a free time, the next that has one is taken. */
export type Scene = {
  client: string;
  coach: string;
  consultation: Consultation;
  bookedDaysAgo: number;
  day: number;
  /** About when, by the coach's clock. */
  at: string;
  acts: Act[];
};

const confirmed: Act = { event: "confirm", by: "coach", when: ({ bookedAt }) => bookedAt + 3 * HOUR };
const KEPT: Act[] = [confirmed, { event: "complete", by: "clock", when: ({ endsAt }) => endsAt }];
const UNANSWERED: Act[] = [];
const MISSED: Act[] = [confirmed, { event: "noShow", by: "coach", when: ({ startsAt }) => startsAt + 20 * MINUTE }];
const called = (by: "client" | "coach", hours: number, reason: string): Act => ({
  event: "cancel",
  by,
  when: ({ startsAt }) => startsAt - hours * HOUR,
  reason,
});
const moved = (by: "client" | "coach", { hoursAgo, days }: { hoursAgo: number; days: number }): Act => ({
  event: "reschedule",
  by,
  when: ({ now }) => now - hoursAgo * HOUR,
  days,
});

type Regular = { client: string; coach: string; since: number; every: number; times: number; at: string };

/** Somebody who comes again and again: first a discovery, then one appointment after the other. */
const regular = ({ client, coach, since, every, times, at }: Regular): Scene[] => [
  { client, coach, consultation: "discovery", bookedDaysAgo: 4 - since, day: since, at, acts: KEPT },
  ...Array.from({ length: times }, (_, place): Scene => {
    const day = since + 7 + place * every;
    return { client, coach, consultation: "standard", bookedDaysAgo: Math.max(4 - day, 1), day, at, acts: KEPT };
  }),
];

const LENA = { client: "lena", at: "16:00" };
const SAM = { client: "sam", at: "14:30" };

const OF_LENA: Scene[] = [
  ...regular({ ...LENA, coach: "jonas", since: -40, every: 14, times: 3 }),
  { ...LENA, coach: "jonas", consultation: "standard", bookedDaysAgo: 6, day: 0, acts: KEPT },
  {
    ...LENA,
    coach: "jonas",
    consultation: "extended",
    bookedDaysAgo: 5,
    day: 8,
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
  { ...LENA, coach: "amelia", consultation: "discovery", bookedDaysAgo: 0.4, day: 5, acts: UNANSWERED },
];

const OF_SAM: Scene[] = [
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

const OF_OTHERS: Scene[] = [
  ...regular({ client: "miriam.kessler", coach: "jonas", since: -61, every: 7, times: 10, at: "09:00" }),
  ...regular({ client: "emre.aslan", coach: "jonas", since: -48, every: 14, times: 5, at: "11:00" }),
  ...regular({ client: "petra.wagner", coach: "jonas", since: -20, every: 7, times: 4, at: "14:00" }),
  ...regular({ client: "rachel.adams", coach: "amelia", since: -55, every: 7, times: 9, at: "09:00" }),
  ...regular({ client: "sofia.rossi", coach: "amelia", since: -33, every: 14, times: 4, at: "15:00" }),
  ...regular({ client: "deniz.arslan", coach: "amelia", since: -15, every: 7, times: 1, at: "10:00" }),
  ...regular({ client: "jan.ohlsen", coach: "jonas", since: -30, every: 14, times: 1, at: "10:00" }),
  {
    client: "jan.ohlsen",
    coach: "jonas",
    consultation: "standard",
    bookedDaysAgo: 14,
    day: -9,
    at: "10:00",
    acts: [confirmed, called("client", 5, "Mir ist eine Besprechung dazwischengekommen.")],
  },
  ...regular({ client: "nadja.sommerfeld", coach: "jonas", since: -26, every: 7, times: 0, at: "13:00" }),
  {
    client: "nadja.sommerfeld",
    coach: "jonas",
    consultation: "standard",
    bookedDaysAgo: 22,
    day: -17,
    at: "13:00",
    acts: MISSED,
  },
  {
    client: "markus.dietz",
    coach: "jonas",
    consultation: "discovery",
    bookedDaysAgo: 18,
    day: -13,
    at: "12:00",
    acts: [
      {
        event: "reject",
        by: "coach",
        when: ({ bookedAt }) => bookedAt + 20 * HOUR,
        reason: "Zu diesem Thema arbeite ich nicht. Frau Krüger kann Ihnen sicher gut helfen.",
      },
    ],
  },
  {
    client: "tom.hughes",
    coach: "amelia",
    consultation: "discovery",
    bookedDaysAgo: 29,
    day: -22,
    at: "17:00",
    acts: [{ event: "lapse", by: "clock", when: ({ bookedAt }) => bookedAt + 48 * HOUR }],
  },
  ...regular({ client: "ben.walker", coach: "amelia", since: -19, every: 7, times: 0, at: "16:00" }),
  {
    client: "ben.walker",
    coach: "amelia",
    consultation: "standard",
    bookedDaysAgo: 13,
    day: -6,
    at: "16:00",
    acts: [{ event: "expire", by: "clock", when: ({ bookedAt }) => bookedAt + 15 * MINUTE }],
  },
  {
    client: "deniz.arslan",
    coach: "amelia",
    consultation: "standard",
    bookedDaysAgo: 5,
    day: 3,
    at: "10:00",
    acts: [confirmed, called("client", 80, "Ich bin in dieser Woche doch verreist.")],
  },
  {
    client: "carolin.busch",
    coach: "jonas",
    consultation: "discovery",
    bookedDaysAgo: 0.3,
    day: 3,
    at: "10:00",
    acts: UNANSWERED,
  },
  {
    client: "nadja.sommerfeld",
    coach: "jonas",
    consultation: "standard",
    bookedDaysAgo: 0.9,
    day: 5,
    at: "15:00",
    acts: UNANSWERED,
  },
  {
    client: "tom.hughes",
    coach: "jonas",
    consultation: "discovery",
    bookedDaysAgo: 1.2,
    day: 6,
    at: "17:00",
    acts: UNANSWERED,
  },
  {
    client: "aisha.malik",
    coach: "amelia",
    consultation: "discovery",
    bookedDaysAgo: 0.6,
    day: 6,
    at: "09:00",
    acts: UNANSWERED,
  },
];

/** What happened between clients and coaches of the demo, and what is to come. */
export const STORY: Scene[] = [...OF_LENA, ...OF_SAM, ...OF_OTHERS];
