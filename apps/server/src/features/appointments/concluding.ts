import { asLocale } from "@aufwind/rules/locale";
import { vatStatusOf } from "@aufwind/rules/money";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { concludeContract } from "../contracts/commands.ts";
import { fullName, type MailFacts } from "./mail-facts.ts";
import type { AppointmentRow } from "./store.ts";

type ConcludeParams = { rows: readonly AppointmentRow[]; dates: readonly MailFacts[] };

/** The contracts as both agree to them now; returns that of the first. */
export async function conclude(tx: Tx, platform: Platform, { rows, dates }: ConcludeParams) {
  const contracts = [];
  for (const [place, row] of rows.entries()) {
    const facts = dates[place];
    if (facts) contracts.push(await concludeOne(tx, platform, { row, facts }));
  }
  return contracts[0];
}

/** In the language in which the client read the terms. */
function concludeOne(tx: Tx, platform: Platform, { row, facts }: { row: AppointmentRow; facts: MailFacts }) {
  const { bookingNumber, consultation, startsAt, endsAt, grossCents, chargeAt, coach, client, earlyStart } = facts;
  return concludeContract(tx, platform, {
    ...{ appointmentId: row.id, coachId: row.coach_id, termsVersion: row.terms_version },
    locale: asLocale(row.terms_locale ?? client.locale),
    facts: {
      ...{ bookingNumber, consultation, grossCents, clientZone: row.client_zone },
      client: fullName(client),
      coach: fullName(coach),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      vatCents: grossCents - row.net_cents,
      vatStatus: vatStatusOf(row.vat_status),
      chargeAt: chargeAt?.toISOString() ?? null,
      earlyStartAt: earlyStart === "given" ? (row.early_start_at?.toISOString() ?? null) : null,
    },
  });
}
