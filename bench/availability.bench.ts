import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import { type Agenda, freeSlots } from "@aufwind/rules/schedules/slots";
import { DAY, HOUR } from "@aufwind/rules/time/durations";
import { isoTexts } from "@aufwind/rules/time/iso-texts";
import { spread } from "@aufwind/server/features/slots/queries";
import { CHANGE_DAYS, type ChangeDay, startsAsShown } from "./change-days.ts";
import { type Figure, median } from "./figure.ts";
import { timeslottrSlots } from "./timeslottr-slots.ts";

type Asked = Agenda & { from: number; to: number };

/** The minimum factor over timeslottr. */
const LEAST = 25;
/** For a month as the API answers it. */
const SHAPE_LIMIT_MS = 0.25;
/** Midnight in Berlin. */
const NOW = Date.parse("2026-11-15T23:00:00Z");
const FREE = { ...AGENDA_DEFAULTS, noticeMinutes: 0, horizonDays: 365, pauseAfterMinutes: 0 };

/** The cost of a coach's free slots, compared with npm `timeslottr`, and their correctness when clocks change. */
export async function run(): Promise<Figure[]> {
  const right = (found: (asked: Asked) => number[]) =>
    CHANGE_DAYS.filter((day) => String(found(openOn(day))) === String(startsAsShown(day))).length;
  const [ours, others] = [right(freeSlots), right(timeslottrSlots)];
  return [
    timed(30, 400),
    timed(365, 60),
    written(),
    shaped(),
    {
      name: "Free slots, days of clock changes that are right",
      figure: `${ours} of ${CHANGE_DAYS.length} (timeslottr ${others})`,
      target: "all",
      pass: ours === CHANGE_DAYS.length,
    },
  ];
}

function timed(days: number, calls: number): Figure {
  const asked = officeHours(days);
  const slots = freeSlots(asked);
  if (String(slots) !== String(timeslottrSlots(asked))) throw new Error("The two do not answer the same question.");
  const [ours, others]: [number[], number[]] = [[], []];
  for (let warm = 0; warm < 1000; warm++) freeSlots(asked);
  // Alternating, so that other load on the machine hits both alike.
  for (let round = 0; round < 9; round++) {
    ours.push(perCall(() => freeSlots(asked), calls));
    others.push(perCall(() => timeslottrSlots(asked), 5));
  }
  const [own, other] = [median(ours), median(others)];
  const perSecond = ((slots.length / own) * 1000) / 1e6;
  return {
    name: `Free slots of ${days} days beside timeslottr`,
    figure: `${Math.round(other / own)} times (${Math.round(own * 1000)} of ${Math.round(other * 1000)} µs, ${perSecond.toFixed(1)} million slots/s)`,
    target: `≥ ${LEAST} times`,
    pass: other / own >= LEAST,
  };
}

/** Formatting a month's slots, which is most of an answer's cost. */
function written(): Figure {
  const slots = freeSlots(officeHours(30));
  const plain = () => slots.map((slot) => new Date(slot).toISOString());
  const ours = () => isoTexts(slots);
  if (String(ours()) !== String(plain())) throw new Error("The two do not write the same.");
  for (let warm = 0; warm < 1000; warm++) [ours(), plain()];
  const rounds = Array.from({ length: 9 }, () => ({ own: perCall(ours, 200), other: perCall(plain, 200) }));
  const [own, other] = [median(rounds.map((each) => each.own)), median(rounds.map((each) => each.other))];
  return {
    name: "The texts of 30 days of free slots beside toISOString",
    figure: `${Math.round(other / own)} times (${Math.round(own * 1000)} of ${Math.round(other * 1000)} µs)`,
    target: "≥ 8 times",
    pass: other / own >= 8,
  };
}

/** A month from the stored schedule to the answer: found, grouped by days, formatted, with the next free one after it. */
function shaped(): Figure {
  const { hours, exceptions, zone, ...asked } = officeHours(31);
  const scheduleExceptions = exceptions.map((exception, place) => ({ ...exception, id: String(place), note: "" }));
  const schedule = { ...asked, workingSlots: [...hours], scheduleExceptions, timeZone: zone, holidayState: null };
  const how = { span: "month", date: "2026-12-01", consultation: "standard", durationMinutes: 60, from: NOW } as const;
  const shape = () => spread(schedule, { ...how, now: new Date(NOW) });
  for (let warm = 0; warm < 1000; warm++) shape();
  const took = median(Array.from({ length: 9 }, () => perCall(shape, 200)));
  const count = shape().days.reduce((sum, { slots }) => sum + slots.length, 0);
  return {
    name: "A month of slots shaped, from the schedule to the answer",
    figure: `${took.toFixed(2)} ms (${count} slots)`,
    target: `≤ ${SHAPE_LIMIT_MS} ms`,
    pass: took <= SHAPE_LIMIT_MS,
  };
}

function perCall(work: () => unknown, calls: number): number {
  const began = performance.now();
  for (let call = 0; call < calls; call++) work();
  return (performance.now() - began) / calls;
}

/** Berlin office hours with overrides, 40 busy times in the days asked for, an hour every quarter of an hour. */
function officeHours(days: number): Asked {
  const busy = Array.from({ length: 40 }, (_, place) => {
    const start = NOW + Math.floor((place * days) / 40) * DAY + (10 + (place % 5)) * HOUR;
    return { start, end: start + 0.75 * HOUR };
  });
  const hours = WEEKDAYS.slice(0, 5).flatMap((weekday) => [
    { weekday, from: "09:00", to: "12:00" },
    { weekday, from: "13:00", to: "18:00" },
  ]);
  const exceptions: Agenda["exceptions"] = [
    { kind: "allDay", from: "2026-11-18T00:00", to: "2026-11-19T00:00" },
    { kind: "available", from: "2026-11-21T10:00", to: "2026-11-21T14:00" },
    { kind: "notAvailable", from: "2026-11-24T10:00", to: "2026-11-24T11:30" },
    { kind: "timeOff", from: "2026-12-10T00:00", to: "2026-12-14T00:00" },
  ];
  const asked = { zone: "Europe/Berlin", settings: FREE, appointments: [], durationMinutes: 60, now: NOW };
  return { ...asked, hours, exceptions, busy, from: NOW, to: NOW + days * DAY };
}

/** Half an hour every half hour, within these hours of that day. */
function openOn([zone, day, from, to]: ChangeDay): Asked {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return {
    hours: WEEKDAYS.map((weekday) => ({ weekday, from, to })),
    exceptions: [],
    zone,
    settings: { ...FREE, gridMinutes: 30 },
    appointments: [],
    busy: [],
    durationMinutes: 30,
    now: midnight.epochMilliseconds - DAY,
    from: midnight.epochMilliseconds,
    to: midnight.add({ days: 1 }).epochMilliseconds,
  };
}
