import type { MarketNumbers } from "@aufwind/contract/numbers";
import type { Locale } from "@aufwind/rules/locale";
import { formatMoney, formatNumber, formatPercent, formatScore } from "../../platform/i18n/format.ts";

type FigureKey =
  | "newCoaches"
  | "newClients"
  | "booked"
  | "completed"
  | "completion"
  | "cancellation"
  | "noShow"
  | "gross"
  | "fees"
  | "wait"
  | "withoutSlot"
  | "openCases";
type Note = { say: "before" | "atStart" | "ended" | "net" | "firstBookings" | "listed"; value: string; count?: number };
export type Figure = {
  key: FigureKey;
  /** Null if there is nothing to calculate it from. */
  value: string | null;
  notes: Note[];
};

type Totals = MarketNumbers["totals"];

/** The numbers in words of the reader's language, each beside the period before. */
export function figuresOf({ totals, before, now, atStart }: MarketNumbers, locale: Locale): Figure[] {
  const number = (value: number) => formatNumber(locale, value);
  const percent = (value: number | null) => (value === null ? null : formatPercent(locale, value));
  const money = (cents: number) => formatMoney(locale, Math.round(cents / 100) * 100);
  const days = (value: number | null) => (value === null ? null : formatScore(locale, value));

  const figure = (key: FigureKey, read: (from: Totals) => string | null, notes: Note[] = []): Figure => {
    const past = before && read(before);
    return { key, value: read(totals), notes: [...(past ? [{ say: "before" as const, value: past }] : []), ...notes] };
  };
  const standing = (key: FigureKey, read: (from: MarketNumbers["now"]) => number, notes: Note[] = []): Figure => ({
    key,
    value: number(read(now)),
    notes: [...(atStart ? [{ say: "atStart" as const, value: number(read(atStart)) }] : []), ...notes],
  });
  const ended = totals.completed + totals.cancelled + totals.noShows;
  const { firstBookings } = totals;
  return [
    figure("newCoaches", ({ newCoaches }) => number(newCoaches)),
    figure("newClients", ({ newClients }) => number(newClients)),
    figure("booked", ({ booked }) => number(booked)),
    figure("completed", ({ completed }) => number(completed), [{ say: "ended", value: number(ended), count: ended }]),
    figure("completion", ({ rates }) => percent(rates.completion)),
    figure("cancellation", ({ rates }) => percent(rates.cancellation)),
    figure("noShow", ({ rates }) => percent(rates.noShow)),
    figure("gross", ({ grossCents }) => money(grossCents)),
    figure("fees", ({ feeCents }) => money(feeCents), [{ say: "net", value: "" }]),
    figure("wait", ({ medianWaitDays }) => days(medianWaitDays), [
      { say: "firstBookings", value: number(firstBookings), count: firstBookings },
    ]),
    standing("withoutSlot", ({ coachesWithoutSlot }) => coachesWithoutSlot, [
      { say: "listed", value: number(now.listedCoaches), count: now.listedCoaches },
    ]),
    standing("openCases", ({ openCases }) => openCases),
  ];
}
