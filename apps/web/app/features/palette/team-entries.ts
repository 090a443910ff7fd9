import type { TeamHits } from "@aufwind/contract/palette";
import { momentHere } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { matchesName } from "../../platform/i18n/matches-name.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import type { Entry, EntryContext } from "./entry.ts";

type Found = Record<"cases" | "people" | "appointments" | "payments", Entry[]>;

/** What somebody of the team found. */
export function teamEntries(context: EntryContext): Found {
  const { team } = context.hits;
  return {
    cases: team?.cases.map((each) => caseEntry(each, context)) ?? [],
    people: team?.people.map((each) => personEntry(each, context)) ?? [],
    appointments: team?.appointments.map((each) => appointmentEntry(each, context)) ?? [],
    payments: team?.payments.map((each) => paymentEntry(each, context)) ?? [],
  };
}

const caseEntry = (
  { number, subject, name, state }: TeamHits["cases"][number],
  { locale, t }: EntryContext,
): Entry => ({
  key: `case ${number}`,
  label: subject ?? t("team.case", { number }),
  detail: [subject && `#${number}`, name, state === "closed" && t("team.closed")].filter(Boolean).join(" · "),
  icon: "inbox",
  target: { href: pathTo("teamCase", locale, { number: String(number) }) },
});

const personEntry = ({ id, name, email, kind }: TeamHits["people"][number], { locale, t }: EntryContext): Entry => ({
  key: `person ${id}`,
  label: name || email,
  detail: [t(`team.kinds.${kind}`), name && email].filter(Boolean).join(" · "),
  icon: "user",
  face: { name: name || email, picture: null },
  target: { href: pathTo("teamPerson", locale, { id }) },
});

function appointmentEntry(
  { id, client, coach, scheduledAt }: TeamHits["appointments"][number],
  context: EntryContext,
): Entry {
  const { locale, zone, t } = context;
  return {
    key: `appointment ${id}`,
    label: t("team.appointment", { client: client || t("gone"), coach: coach || t("gone") }),
    detail: momentHere({ at: scheduledAt }, { locale, zone }),
    icon: "calendar",
    target: { href: `${pathTo("teamAppointments", locale)}?appointment=${id}` },
  };
}

function paymentEntry(
  { id, client, amountCents, scheduledAt }: TeamHits["payments"][number],
  context: EntryContext,
): Entry {
  const { locale, zone, t } = context;
  return {
    key: `payment ${id}`,
    label: t("team.payment", { amount: formatAmount(locale, amountCents), client: client || t("gone") }),
    detail: momentHere({ at: scheduledAt }, { locale, zone }),
    icon: "euro",
    target: { href: pathTo("teamPayment", locale, { id }) },
  };
}

/** Names need a fresh proof of the second factor; the page of people asks for it. */
export const proofEntries = ({ hits, locale, t }: EntryContext): Entry[] =>
  hits.team?.needsProof
    ? [{ key: "proof", label: t("team.prove"), icon: "key", target: { href: pathTo("teamPeople", locale) } }]
    : [];

/** Until the next answer comes: what of the last one still has the name. */
export function filterTeamHits({ needsProof, ...team }: TeamHits, typed: string): TeamHits {
  const isMeant = (...words: (string | null)[]) => typed !== "" && matchesName(words.join(" "), typed);
  return {
    people: team.people.filter(({ name, email }) => isMeant(name, email)),
    cases: team.cases.filter(({ number, subject, name }) => isMeant(`#${number}`, subject, name)),
    appointments: team.appointments.filter(({ client, coach }) => isMeant(client, coach)),
    payments: team.payments.filter(({ client }) => isMeant(client)),
    needsProof,
  };
}
