import { asLocale, type Locale } from "@aufwind/rules/locale";
import { printDocument } from "../../platform/documents/print-document.ts";
import type { PrintedDocument } from "../../platform/documents/printed-document.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import { accountOf } from "./accounts.ts";
import { evidenceParts } from "./evidence-parts.ts";
import { gatherEvidence } from "./queries.ts";

type PrintParams = { id: string; operatorId: string; signal: AbortSignal };

/** The evidence of a disputed payment in its client's language; recorded before anybody has it. */
export async function printEvidence(platform: Platform, { id, operatorId, signal }: PrintParams) {
  const facts = await gatherEvidence(platform, id);
  const dispute = facts.payment.disputes.at(-1);
  if (!dispute) throw new Problem("notPossibleNow");
  const locale = asLocale(facts.consents.locale);
  await recordView(platform, {
    operatorId,
    action: "dispute-evidence.make",
    subject: { kind: "appointment", id },
    after: { disputeId: dispute.id, messages: facts.messages?.length ?? 0 },
  });
  const account = await accountOf(platform, dispute.id);
  const document = evidenceDocument(platform, locale, evidenceParts(platform, { ...facts, dispute, account }, locale));
  return { locale, bytes: await printDocument(document, { owner: operatorId, log: platform.log, signal }) };
}

function evidenceDocument(
  { translator, config, clock }: Platform,
  locale: Locale,
  parts: PrintedDocument["parts"],
): PrintedDocument {
  return {
    locale,
    title: translator.t(locale, "dispute-evidence:title"),
    lead: translator.t(locale, "dispute-evidence:lead", { brand: config.brand }),
    madeAt: clock.now().toISOString(),
    parts,
    head: translator.t(locale, "dispute-evidence:confidential", { brand: config.brand }),
    pageNumber: translator.t(locale, "dispute-evidence:page", { page: "{page}", pages: "{pages}" }),
  };
}
