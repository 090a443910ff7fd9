import type { GiftCardDesign } from "@aufwind/rules/gift-cards";
import { shownGiftCode } from "@aufwind/rules/gift-cards-codes";
import { asLocale, type Locale } from "@aufwind/rules/locale";
import { dayIn } from "../../platform/documents/formats.ts";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { designAsSvg } from "./gift-card-designs.ts";
import { openCode, orderKeyOf, printKeyOf } from "./gift-card-keys.ts";
import type { GiftCardRow } from "./order-store.ts";

type Deps = Pick<Platform, "translator" | "config">;
export type Given = Pick<
  GiftCardRow,
  "id" | "amount_cents" | "buyer_name" | "buyer_email" | "recipient_name" | "recipient_email" | "message" | "locale"
> &
  Pick<GiftCardRow, "code" | "coach_name" | "delivery" | "design" | "status" | "deliverOn" | "expiresOn">;

/** What all of them name. */
const named = (given: Given, locale: Locale) => ({
  money: moneyIn(locale, given.amount_cents),
  sender: given.buyer_name,
  recipient: given.recipient_name,
  coach: given.coach_name,
  to: given.recipient_email ?? "",
  until: given.expiresOn ? dayIn(locale, given.expiresOn) : "",
  on: given.deliverOn ? dayIn(locale, given.deliverOn) : "",
});

/** Where a code is put into an account. The code follows the `#`, so that no server ever logs it. */
export const redeemLink = ({ config }: Pick<Platform, "config">, code: string, locale: Locale): string =>
  `${pageLink(config, { page: "clientGiftCards", locale })}#${code}`;

/** The picture of the card in the mail. */
const PICTURE = "gift-card";
const PICTURED = { width: 520, height: 210 };

/** To the recipient: who gives how much, in which words, the code, and how it is used. */
export function giftMail(deps: Deps, given: Given, email: string): OutgoingMail {
  const locale = asLocale(given.locale);
  const code = given.code ? openCode(deps.config.secret, given.code) : "";
  type Key = "subject" | "heading" | "given" | "session" | "code" | "use" | "until" | "print" | "button";
  const t = (key: Key) => deps.translator.t(locale, `gift-cards:gift.${key}`, named(given, locale));
  const pdf = (key: "title" | "for" | "from", name = "") =>
    deps.translator.t(locale, `gift-cards:pdf.${key}`, { name });
  const ticket = {
    picture: PICTURE,
    title: pdf("title"),
    value: moneyIn(locale, given.amount_cents),
    names: [pdf("for", given.recipient_name), pdf("from", given.buyer_name)],
    code: { label: t("code"), value: shownGiftCode(code) },
  };
  const letter = companyMail(deps, {
    email,
    locale,
    firstName: given.recipient_name,
    ...subjectAndHeading(t),
    passages: [
      t("given"),
      ...(given.message ? [{ quote: given.message }] : []),
      ...(given.coach_name ? [t("session")] : []),
      { ticket },
      { label: t("button"), url: redeemLink(deps, code, locale) },
      t("use"),
      t("until"),
      { label: t("print"), url: printLink(deps, given, locale) },
    ],
  });
  return { ...letter, pictures: [{ name: PICTURE, drawing: designAsSvg(given.design as GiftCardDesign, PICTURED) }] };
}

const printLink = ({ config }: Deps, { id }: Given, locale: Locale) =>
  `${config.http.publicUrl}/api/gift-cards/orders/${printKeyOf(config.secret, id)}/pdf/${locale}`;

const orderLink = ({ config }: Deps, { id }: Given, locale: Locale) =>
  pageLink(config, { page: "giftCardOrder", locale, token: orderKeyOf(config.secret, id) });

type ReceiptKey = "subject" | "heading" | "paid" | "noVat" | "held" | "mailed" | "later" | "print" | "withdraw";

/** To the buyer: the receipt, what happens next, and until when the purchase can be undone. */
export function receiptMail(deps: Deps, given: Given): OutgoingMail {
  const locale = asLocale(given.locale);
  const t = (key: ReceiptKey) => deps.translator.t(locale, `gift-cards:receipt.${key}`, named(given, locale));
  const how = given.delivery === "print" ? "print" : given.deliverOn ? "later" : "mailed";
  return companyMail(deps, {
    email: given.buyer_email ?? "",
    locale,
    firstName: given.buyer_name,
    ...subjectAndHeading(t),
    passages: [
      t("paid"),
      t("noVat"),
      t(given.status === "held" ? "held" : how),
      orderButton(deps, given, locale),
      t("withdraw"),
    ],
  });
}

/** What happened to a gift card that its buyer has to know. */
export type BuyerNews = "refused" | "withdrawn" | "refundFailed" | "transferred" | "replaced" | "stopped";

export function buyerMail(deps: Deps, given: Given, { news, cents }: { news: BuyerNews; cents: number }): OutgoingMail {
  const locale = asLocale(given.locale);
  const params = { ...named(given, locale), back: moneyIn(locale, cents) };
  const { supportEmail } = deps.config.company;
  const t = (key: "subject" | "heading" | "told") =>
    deps.translator.t(locale, `gift-cards:${news}.${key}`, { ...params, supportEmail });
  return companyMail(deps, {
    email: given.buyer_email ?? "",
    locale,
    firstName: given.buyer_name,
    ...subjectAndHeading(t),
    passages: [t("told"), ...(news === "replaced" ? [orderButton(deps, given, locale)] : [])],
  });
}

const orderButton = (deps: Deps, given: Given, locale: Locale) => ({
  label: deps.translator.t(locale, "gift-cards:receipt.button"),
  url: orderLink(deps, given, locale),
});

type Reader = { email: string; firstName: string; locale: Locale };
type Ending = { balanceCents: number; expiresOn: string };

/** To whoever has it in the account: something is left, and it ends soon. */
export function endingMail(deps: Deps, reader: Reader, { balanceCents, expiresOn }: Ending): OutgoingMail {
  const { locale } = reader;
  const params = { money: moneyIn(locale, balanceCents), until: dayIn(locale, expiresOn) };
  const t = (key: "subject" | "heading" | "told" | "button") =>
    deps.translator.t(locale, `gift-cards:ending.${key}`, params);
  const link = { label: t("button"), url: pageLink(deps.config, { page: "clientGiftCards", locale }) };
  return companyMail(deps, { ...reader, ...subjectAndHeading(t), passages: [t("told"), link] });
}
