import { asLocale } from "@aufwind/rules/locale";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import { type ProposalEnd, proposalEndMail, proposalMail } from "./proposal-mails.ts";
import { findParties, type Party, type ProposalRow } from "./proposal-store.ts";

const readerOf = ({ email, first_name: firstName, locale }: Party) => ({ email, firstName, locale: asLocale(locale) });

/** Mail, bell and push to the client, in the transaction that holds the time. */
export async function announceProposal(
  tx: Tx,
  platform: Platform,
  { row, words }: { row: ProposalRow; words: string },
): Promise<void> {
  const { coach, client } = await findParties(tx, row);
  if (!client) return;
  await platform.outbox.add(tx, proposalMail(platform, { ...readerOf(client), row, words, coach: coach?.name ?? "" }));
  const data = { answerBy: row.held_until.toISOString() };
  await notify(tx, platform, [{ userId: client.id, kind: "timeProposed", by: "coach", startsAt: row.starts_at, data }]);
}

const KINDS = {
  lapsed: "proposalLapsed",
  declined: "proposalDeclined",
  withdrawn: "proposalWithdrawn",
} as const satisfies Record<ProposalEnd, string>;

/** Both hear of what lapsed; of the rest, whoever did not do it. */
export async function announceProposalEnd(
  tx: Tx,
  platform: Platform,
  { row, why }: { row: ProposalRow; why: ProposalEnd },
): Promise<void> {
  const { coach, client } = await findParties(tx, row);
  const told = [
    ...(client && why !== "declined" ? [{ reader: client, side: "client" as const, other: coach }] : []),
    ...(coach && why !== "withdrawn" ? [{ reader: coach, side: "coach" as const, other: client }] : []),
  ];
  for (const { reader, side, other } of told) {
    const facts = { ...readerOf(reader), side, why, row, name: other?.name ?? "" };
    await platform.outbox.add(tx, proposalEndMail(platform, facts));
  }
  const data = { clientId: row.client_id };
  const notes = told.map(({ reader }) => ({ userId: reader.id, kind: KINDS[why], startsAt: row.starts_at, data }));
  await notify(tx, platform, notes);
}
