import type { ReplacementPreview } from "@aufwind/contract/invoices-team";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { type InvoiceContent, nameOf, type Party } from "./invoice-content.ts";
import { replacedMail } from "./mails.ts";
import { lockSeries, nextNumber, type Unnumbered } from "./numbering.ts";
import { clientParty, coachParty, leftOf, lowered, paidWith } from "./present.ts";
import * as store from "./store.ts";

/** What another invoice would say, as things stand. */
export const previewReplacement = (platform: Platform, appointmentId: string): Promise<ReplacementPreview> =>
  transact(platform.database, async (tx) => (await plan(tx, { appointmentId, now: platform.clock.now() })).preview);

type Asked = { appointmentId: string; now: Date };

/** The series is locked first: whoever refunds or replaces at the same time waits. */
async function plan(tx: Tx, { appointmentId, now }: Asked) {
  const [first] = await store.findOfAppointment(tx, appointmentId);
  if (!first) throw new Problem((await store.appointmentExists(tx, appointmentId)) ? "nothingInvoiced" : "notFound");
  const series = await lockSeries(tx, { series: first.series, now });
  const issued = await store.findOfAppointment(tx, appointmentId);
  const left = leftOf(issued.map(({ content }) => content));
  const invoice = issued.findLast(({ kind }) => kind === "client");
  if (!invoice || left.grossCents === 0) throw new Problem("nothingInvoiced");
  const sold = await store.findSold(tx, appointmentId);
  const [coach] = await store.findCoaches(tx, [invoice.coach_id]);
  if (!coach) throw new Error("an invoice has no coach");
  const supplier = coachParty(coach);
  const parties = { supplier, recipient: clientParty(sold, supplier) };
  const shown = {
    number: invoice.number,
    grossCents: left.grossCents,
    vatCents: left.vatCents,
    before: presentParties(invoice.content),
    after: presentParties(parties),
  };
  if (JSON.stringify(shown.before) === JSON.stringify(shown.after)) throw new Problem("invoiceUnchanged");
  return { series, invoice, left, parties, preview: { ...shown, hash: previewHash({ id: invoice.id, ...shown }) } };
}

const presentParties = ({ supplier, recipient }: Pick<InvoiceContent, "supplier" | "recipient">) => ({
  supplier: linesOf(supplier),
  recipient: linesOf(recipient),
});

const linesOf = (party: Party): string[] =>
  [
    nameOf(party),
    party.company ? party.name : "",
    party.address1,
    party.address2 ?? "",
    [party.zipCode, party.city].filter(Boolean).join(" "),
    // Without an address nothing says it.
    party.address1 ? party.country : "",
    party.vatNumber ?? "",
    party.taxNumber ?? "",
  ].filter(Boolean);

type ReplaceParams = { appointmentId: string; hash: string; reason: string; operatorId: string };

/** Cancels the invoice and issues another one with today's data; both sides get a mail. Returns the new number. */
export const replaceInvoice = (platform: Platform, params: ReplaceParams): Promise<string> =>
  transact(platform.database, async (tx) => {
    const { appointmentId, hash, reason, operatorId } = params;
    const now = platform.clock.now();
    const planned = await plan(tx, { appointmentId, now });
    if (planned.preview.hash !== hash) throw new Problem("previewChanged");
    const { invoice } = planned;
    const whose = { coach_id: invoice.coach_id, client_id: invoice.client_id, appointment_id: appointmentId };
    await nextNumber(tx, {
      ...planned.series,
      issued: [
        { ...whose, corrects_id: invoice.id, issued_at: now, content: cancellationOf(planned, now) },
        { ...whose, replaces_id: invoice.id, issued_at: now, content: replacementOf(planned, now) },
      ],
    });
    const number = (await store.findOfAppointment(tx, appointmentId)).at(-1)?.number ?? "";
    const readers = await store.findReaders(tx, { clientId: invoice.client_id ?? "", coachId: invoice.coach_id });
    const numbers = { number, former: invoice.number };
    await platform.outbox.add(tx, ...readers.map((each) => replacedMail(platform, { ...each, ...numbers })));
    const subject = { kind: "appointment", id: appointmentId };
    const act = { operatorId, action: "invoices.replace", subject, after: numbers, reason } as const;
    await recordAction(tx, platform, act);
    return number;
  });

type Planned = Awaited<ReturnType<typeof plan>>;

/** The payment counts for the new invoice: nothing goes back. */
function cancellationOf({ invoice, left }: Planned, now: Date): Unnumbered {
  const { content } = invoice;
  return {
    ...content,
    ...lowered(content, left),
    kind: "clientCredit",
    issuedOn: berlinDay(now),
    paid: content.paid && paidWith(content.paid, left),
    corrects: { number: invoice.number, issuedOn: content.issuedOn },
    isReplaced: true,
  };
}

function replacementOf({ invoice, left, parties }: Planned, now: Date): Unnumbered {
  const { content } = invoice;
  const { netCents, vatCents, grossCents } = left;
  return {
    ...content,
    ...parties,
    issuedOn: berlinDay(now),
    lines: content.lines.map((line) => ({ ...line, netCents })),
    netCents,
    vatCents,
    grossCents,
    paid: content.paid && paidWith(content.paid, left),
    replaces: { number: invoice.number, issuedOn: content.issuedOn },
  };
}
