import type { Locale } from "@aufwind/rules/locale";
import { MINUTE } from "@aufwind/rules/time/durations";
import { amountIn, dayIn } from "../../platform/documents/formats.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import { type InvoiceContent, type InvoiceLine, isCredit, isOfPlatform, nameOf, vatCaseOf } from "./invoice-content.ts";

/** The sentences of an invoice, in PDF and XML. */
export function sentencesOf(translator: Translator, content: InvoiceContent, locale: Locale) {
  const credit = isCredit(content);
  const day = (each: string) => dayIn(locale, each);

  function payment(): string {
    const { paid, isReplaced } = content;
    if (isReplaced) return translator.t(locale, "documents:invoice.payments.replaced");
    const base = `documents:invoice.payments.${credit ? "credit" : "invoice"}` as const;
    if (!paid) return translator.t(locale, `${base}.${isOfPlatform(content) ? "openFee" : "openClient"}`);
    const date = day(paid.on);
    if (paid.by === "deducted") return translator.t(locale, `${base}.deducted`, { date });
    const { lastFour, giftCents = 0, creditCents = 0 } = paid;
    const cardCents = Math.abs(content.grossCents) - giftCents - creditCents;
    if (giftCents > 0 && cardCents === 0) return translator.t(locale, `${base}.gift`, { date });
    const byCard = translator.t(locale, `${base}.${lastFour ? "cardEnding" : "card"}`, { date, lastFour });
    if (!giftCents && !creditCents) return byCard;
    const parts = giftCents ? (creditCents ? "allParts" : "giftParts") : "parts";
    const [card, byGift, byCredit] = [cardCents, giftCents, creditCents].map((cents) => amountIn(locale, cents));
    return `${byCard} ${translator.t(locale, `${base}.${parts}`, { card, byGift, byCredit })}`;
  }

  /** Discreet: no invoice says what the coaching was about. */
  function service({ kind, startsAt, endsAt, missed, size, minutes: each }: InvoiceLine): string {
    if (kind === "package") return translator.t(locale, "documents:invoice.lines.packageOf", { size, minutes: each });
    if (kind !== "appointment" || !startsAt || !endsAt) return translator.t(locale, `documents:invoice.lines.${kind}`);
    const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;
    return translator.t(locale, `documents:invoice.lines.${missed ?? "appointment"}Of`, { minutes });
  }

  const vatCase = vatCaseOf(content);
  const { corrects, replaces, issuedBy, supplier } = content;
  return {
    title: translator.t(locale, `documents:invoice.${credit ? "creditTitle" : "title"}`, { number: content.number }),
    service,
    payment: payment(),
    vatNote: vatCase === "standard" ? undefined : translator.t(locale, `documents:invoice.notes.${vatCase}`),
    corrects: corrects
      ? translator.t(locale, "documents:invoice.corrects", { number: corrects.number, date: day(corrects.issuedOn) })
      : replaces &&
        translator.t(locale, "documents:invoice.replaces", { number: replaces.number, date: day(replaces.issuedOn) }),
    issuedBy:
      issuedBy &&
      translator.t(locale, "documents:invoice.notes.issuedBy", { platform: issuedBy, supplier: nameOf(supplier) }),
  };
}

export type Sentences = ReturnType<typeof sentencesOf>;
