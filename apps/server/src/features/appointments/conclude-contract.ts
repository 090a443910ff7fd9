import { asLocale } from "@aufwind/rules/locale";
import { vatStatusOf } from "@aufwind/rules/money";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { concludeContract } from "../contracts/commands.ts";
import { fullName, type MailFacts } from "./mail-facts.ts";
import type { AppointmentRow } from "./store.ts";

type ConcludeParams = { rows: readonly AppointmentRow[]; dates: readonly MailFacts[] };

/**
 * The contract as both agree to it now, in the language in which the client read the terms; one for all dates that are
 * agreed to in one act.
 */
export function concludeAppointmentContract(tx: Tx, platform: Platform, { rows, dates }: ConcludeParams) {
  const [row, facts] = [rows[0], dates[0]];
  if (!row || !facts) throw new Error("a contract is about an appointment");
  const listed = rows.map((each, place) => dateOf(each, dates[place] ?? facts));
  const sum = (centsOf: (each: AppointmentRow) => number) => rows.reduce((all, each) => all + centsOf(each), 0);
  return concludeContract(tx, platform, {
    ...{ appointmentIds: rows.map(({ id }) => id), coachId: row.coach_id, termsVersion: row.terms_version },
    locale: asLocale(row.terms_locale ?? facts.client.locale),
    facts: {
      ...dateOf(row, facts),
      ...{ consultation: facts.consultation, language: facts.language, clientZone: row.client_zone },
      client: fullName(facts.client),
      coach: fullName(facts.coach),
      grossCents: sum(({ gross_cents }) => gross_cents),
      vatCents: sum(({ gross_cents, net_cents }) => gross_cents - net_cents),
      vatStatus: vatStatusOf(row.vat_status),
      ...(listed.length > 1 && { dates: listed }),
    },
  });
}

const dateOf = (
  { early_start_at }: AppointmentRow,
  { bookingNumber, startsAt, endsAt, grossCents, chargeAt, earlyStart }: MailFacts,
) => ({
  bookingNumber,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  grossCents,
  chargeAt: chargeAt?.toISOString() ?? null,
  earlyStartAt: earlyStart === "given" ? (early_start_at?.toISOString() ?? null) : null,
});
