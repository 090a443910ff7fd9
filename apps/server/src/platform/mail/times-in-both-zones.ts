import type { Locale } from "@aufwind/rules/locale";
import type { Translator } from "../i18n/translator.ts";
import { briefDayIn, clockIn, dateIn, dayIn, fullDayIn, placeOf } from "./moment.ts";

type View = { locale: Locale; zone: string };

/** Times for one reader: Berlin's first, and the reader's own if they differ at that instant. */
export function timesForReader(translator: Translator, { locale, zone }: View) {
  const berlin = { locale };
  const own = { locale, zone };
  const place = placeOf(zone);
  const isOtherDay = (instant: Date) => dayIn(own, instant) !== dayIn(berlin, instant);
  const differs = (instant: Date) => isOtherDay(instant) || clockIn(own, instant) !== clockIn(berlin, instant);

  const oClock = (clock: string) => translator.t(locale, "mail:times.clock", { clock });
  const onDay = (day: string, clock: string) => translator.t(locale, "mail:times.moment", { day, clock });
  const beside = (time: string, local: string) => translator.t(locale, "mail:times.both", { time, local, place });
  const local = (instant: Date) => {
    const clock = oClock(clockIn(own, instant));
    return isOtherDay(instant) ? onDay(dayIn(own, instant), clock) : clock;
  };
  const both = (time: string, instant: Date) => (differs(instant) ? beside(time, local(instant)) : time);
  const onBerlinDay = (day: string, instant: Date) => onDay(day, oClock(clockIn(berlin, instant)));

  return {
    /** "17. November, 14:00 Uhr", with "(Berlin)" for readers elsewhere. */
    short(instant: Date): string {
      const time = onBerlinDay(dateIn(berlin, instant), instant);
      return differs(instant) ? `${time} (Berlin)` : time;
    },
    /** "Di., 17. Nov., 14:00 Uhr", and the reader's own time beside it. */
    brief: (instant: Date): string => both(onBerlinDay(briefDayIn(berlin, instant), instant), instant),
    /** "14:00 Uhr in Berlin (18:45 Uhr Ihre Zeit in Kathmandu)" */
    clock: (instant: Date): string => both(oClock(clockIn(berlin, instant)), instant),
    /** "Dienstag, 17. November, 14:00 Uhr in Berlin (18:45 Uhr Ihre Zeit in Kathmandu)" */
    moment: (instant: Date): string => both(onBerlinDay(dayIn(berlin, instant), instant), instant),
    /**
     * Two lines if the times differ: "Dienstag, …, 14:00 bis 15:00 Uhr (Berlin)", "18:45 bis … Ihre Zeit (Kathmandu)".
     */
    span(start: Date, end: Date): string[] {
      const hours = (where: { locale: Locale; zone?: string }) => ({
        from: clockIn(where, start),
        to: clockIn(where, end),
      });
      const first = translator.t(locale, "mail:times.berlin", { day: fullDayIn(berlin, start), ...hours(berlin) });
      if (!differs(start)) return [first];
      const second = translator.t(locale, "mail:times.own", { place, ...hours(own) });
      return [first, isOtherDay(start) ? `${fullDayIn(own, start)}, ${second}` : second];
    },
  };
}
