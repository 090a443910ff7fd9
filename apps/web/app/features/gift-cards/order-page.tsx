import type { GiftOrder } from "@aufwind/contract/gift-cards";
import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { formatDate, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton, PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import { GiftCardPreview } from "./gift-card-preview.tsx";
import styles from "./gift-cards.module.css";
import { PayForm } from "./pay-form.tsx";

type OrderPageProps = { order: GiftOrder; orderKey: string; cards: PaymentMethod[] };

/** An order: to be paid, or the thanks for it with what happens next. */
export function OrderPage({ order, orderKey, cards }: OrderPageProps) {
  const { t } = useTranslation("gift-cards");
  const isOpen = order.status === "ordered";
  const { amountCents: cents, design, recipientName, senderName, message, coachName } = order;
  return (
    <>
      <PageHead
        title={t(isOpen ? "order.pay" : `thanks.${stateOf(order)}.title`)}
        lead={isOpen ? t("order.lead") : undefined}
      />
      <div className={styles.page}>
        <div className={styles.pay}>
          <OrderFacts order={order} />
          {isOpen && order.payment && (
            <PayForm orderKey={orderKey} clientSecret={order.payment.clientSecret} cents={cents} cards={cards} />
          )}
          {!isOpen && <Thanks order={order} orderKey={orderKey} />}
        </div>
        <aside className={styles.aside} aria-label={t("preview.label")}>
          <GiftCardPreview gift={{ cents, design, recipientName, senderName, message, coachName }} />
        </aside>
      </div>
    </>
  );
}

/** Which sentences hold. */
function stateOf({ status, delivery, deliverOn }: GiftOrder) {
  if (status === "delivered") return delivery === "print" ? "printed" : "mailed";
  // Without a day it is mailed within moments.
  if (status === "ordered" || status === "paid") return deliverOn ? "planned" : "soon";
  return status;
}

function OrderFacts({ order }: { order: GiftOrder }) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const { amountCents, recipientName, recipientEmail, deliverOn, delivery, expiresOn } = order;
  const facts = [
    [t("order.what"), t("order.giftCard", { money: formatMoney(locale, amountCents) })],
    [t("order.recipient"), [recipientName, recipientEmail].filter(Boolean).join(", ")],
    [
      t("order.delivery"),
      delivery === "print"
        ? t("order.print")
        : deliverOn
          ? t("order.on", { date: formatDate(locale, deliverOn) })
          : t(order.status === "held" ? "order.reviewed" : "order.now"),
    ],
    ...(expiresOn ? [[t("order.until"), formatDate(locale, expiresOn)] as const] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <FactLine key={name} name={name}>
          {value}
        </FactLine>
      ))}
      <FactLine name={t("order.total")}>
        <b>{formatMoney(locale, amountCents)}</b> <small className={styles.soft}>{t("order.noVat")}</small>
      </FactLine>
    </dl>
  );
}

/** What was done and what can still be done. */
function Thanks({ order, orderKey }: Pick<OrderPageProps, "order" | "orderKey">) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const { can, recipientEmail, deliverOn, email } = order;
  const told = { to: recipientEmail ?? "", on: deliverOn ? formatDate(locale, deliverOn) : "", email: email ?? "" };
  return (
    <>
      <p>
        <RichText text={t(`thanks.${stateOf(order)}.text`, told)} />
      </p>
      <div className={styles.buttons}>
        {can.print && (
          <FileButton href={`/api/gift-cards/orders/${orderKey}/pdf/${locale}`} download>
            {t("thanks.print")}
          </FileButton>
        )}
        <PageButton to="giftCards" look="ghost">
          {t("thanks.another")}
        </PageButton>
      </div>
      {can.withdraw && (
        <Disclosure summary={t("withdraw.title")}>
          <PageForm name="withdraw" failure={t("withdraw.failed")}>
            <p>{t("withdraw.text", { money: formatMoney(locale, order.amountCents) })}</p>
            <input type="hidden" name="order" value={orderKey} />
            <SubmitRow look="danger">{t("withdraw.submit")}</SubmitRow>
          </PageForm>
        </Disclosure>
      )}
      <p className={`${patterns.plainLinks} ${styles.soft}`}>
        <RichText text={t("thanks.help")} tags={{ contact: (words) => <PageLink to="contact">{words}</PageLink> }} />
      </p>
    </>
  );
}
