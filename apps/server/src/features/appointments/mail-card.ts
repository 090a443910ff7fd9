import { otherSide } from "@aufwind/rules/appointments/status";
import { languageIn } from "../../platform/documents/formats.ts";
import type { Card } from "../../platform/mail/mail-body.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import { fullName, type Notice } from "./mail-facts.ts";

type Deps = Pick<Platform, "translator">;
type Label = "with" | "kind" | "language" | "before" | "now" | "when" | "price";

/** The picture of the other side, in the HTML of a mail. */
export const PORTRAIT = "portrait";

/** Who, what, when and for how much, at a glance. */
export function cardOf(deps: Deps, notice: Notice): Card {
  const { translator } = deps;
  const { reader, facts } = notice;
  const { locale } = facts[reader];
  const other = facts[otherSide(reader)];
  const label = (key: Label) => translator.t(locale, `appointments:facts.labels.${key}`);
  const minutes = (facts.endsAt.getTime() - facts.startsAt.getTime()) / 60_000;
  const kind = translator.t(locale, `appointments:kinds.${facts.consultation}`);
  return {
    person: { label: label("with"), value: fullName(other) },
    initials: [other.firstName, other.lastName].map((name) => [...name][0] ?? "").join(""),
    ...(other.photo && { picture: PORTRAIT }),
    facts: [
      { label: label("kind"), value: translator.t(locale, "appointments:facts.kind", { kind, minutes }) },
      ...(facts.language ? [{ label: label("language"), value: languageIn(locale, facts.language) }] : []),
      ...timesOf(deps, notice).map(([key, value]) => ({ label: label(key), value })),
      { label: label("price"), value: priceOf(deps, notice) },
    ],
  };
}

/** When it is, and was before a move; of a series every date with its number. */
function timesOf({ translator }: Deps, { kind, reader, facts, series }: Notice): [Label, string][] {
  const { locale, zone } = facts[reader];
  const times = timesForReader(translator, { locale, zone });
  if (series) {
    const lines = series.dates.map(({ startsAt, bookingNumber }) =>
      translator.t(locale, "appointment-series:line", { when: times.brief(startsAt), bookingNumber }),
    );
    return [["when", lines.join("\n")]];
  }
  const { startsAt, endsAt, previousStartsAt } = facts;
  const length = endsAt.getTime() - startsAt.getTime();
  const during = (start: Date) => times.span(start, new Date(start.getTime() + length)).join("\n");
  if (kind !== "reschedule" || previousStartsAt === null) return [["when", during(startsAt)]];
  return [
    ["before", during(previousStartsAt)],
    ["now", during(startsAt)],
  ];
}

function priceOf({ translator }: Deps, { reader, facts, series }: Notice): string {
  const { locale } = facts[reader];
  const key = facts.grossCents === 0 ? "free" : reader;
  const price = translator.t(locale, `appointments:facts.price.${key}`, { price: moneyIn(locale, facts.grossCents) });
  return series ? translator.t(locale, "appointment-series:each", { price }) : price;
}
