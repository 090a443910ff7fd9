export const GOAL_STATES = ["open", "reached", "dropped"] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** From very low to very good. */
export const MOODS = [1, 2, 3, 4, 5] as const;

export const GOAL_LIMITS = {
  /** Of one client, open or not. */
  goals: 50,
  /** Of one goal. */
  steps: 50,
  title: 120,
  why: 1000,
  step: 200,
  /** What somebody adds to a mood: a word, or a sentence. */
  word: 200,
  /** Check-ins of one day. */
  checkInsADay: 10,
} as const;

/** How many weeks the picture of progress shows. */
export const PROGRESS_WEEKS = 12;

const DAYS_OF_WEEK = 7;
const ZONE = "Europe/Berlin";
/** Nobody is reminded at night. */
const REMINDED_FROM = 9;
const REMINDED_UNTIL = 20;

export type StepReminder = "stepDue" | "stepOverdue";
type StepReminderParams = { dueOn: string; today: string };

/** Of what an unfinished step reminds on a day: a day before it is due, and once when it is over. */
export function stepReminder({ dueOn, today }: StepReminderParams): StepReminder | null {
  if (dueOn < today) return "stepOverdue";
  return dueOn <= nextDay(today) ? "stepDue" : null;
}

export const nextDay = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** Whether it is a time of day at which people are reminded. */
export function isReminding(now: number): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE);
  return hour >= REMINDED_FROM && hour < REMINDED_UNTIL;
}

/** The day of the next invitation to check in. */
export const nextInvitation = (today: string): string =>
  Temporal.PlainDate.from(today).add({ days: DAYS_OF_WEEK }).toString();

export type ProgressWeek = {
  /** Its Monday. */
  from: string;
  /** The mean of its check-ins to one decimal; null without any. */
  mood: number | null;
  /** Steps that were finished in it. */
  done: number;
};

type ProgressParams = {
  checkIns: readonly { on: string; mood: number }[];
  /** The days on which steps were finished. */
  doneOn: readonly string[];
  today: string;
};

/** The last weeks up to this one, oldest first. */
export function progressOf({ checkIns, doneOn, today }: ProgressParams): ProgressWeek[] {
  const moods = Map.groupBy(checkIns, ({ on }) => mondayOf(on));
  const done = Map.groupBy(doneOn, mondayOf);
  const first = Temporal.PlainDate.from(mondayOf(today)).subtract({ weeks: PROGRESS_WEEKS - 1 });
  return Array.from({ length: PROGRESS_WEEKS }, (_, weeks) => {
    const from = first.add({ weeks }).toString();
    return { from, mood: meanOf((moods.get(from) ?? []).map(({ mood }) => mood)), done: done.get(from)?.length ?? 0 };
  });
}

function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

const meanOf = (moods: readonly number[]): number | null =>
  moods.length === 0 ? null : Math.round((moods.reduce((sum, each) => sum + each, 0) / moods.length) * 10) / 10;

type ByDue = { dueOn: string | null; doneAt: string | null };

/** Steps as they are shown: open ones by their date, undated after them, finished ones last. */
export const inOrder = <T extends ByDue>(steps: readonly T[]): T[] =>
  steps.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));

const rankOf = ({ dueOn, doneAt }: ByDue) => (doneAt ? `2${doneAt}` : dueOn ? `0${dueOn}` : "1");
