import { formatDate, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { BUY_FORM } from "./form-parsers.ts";
import styles from "./packages.module.css";
import type { OfferFacts } from "./packages.server.ts";

type OfferPageProps = {
  id: string;
  offer: OfferFacts | null;
  terms: string | null;
  /** An order that is sent twice is one order. */
  orderId: string | null;
  refusal: { title: string; text: string } | null;
};

/** Everything that is read before a package is bought, and the one button. */
export function OfferPage({ id, offer, terms, orderId, refusal }: OfferPageProps) {
  const { t } = useTranslation("coaching-packages");
  if (!offer)
    return (
      <>
        <PageHeader title={t("buy.title")} />
        <EmptyState
          title={refusal?.title ?? t("buy.gone")}
          action={<PageButton to="search">{t("own.search")}</PageButton>}
        >
          {refusal?.text}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader title={t("buy.title")} lead={t("buy.lead", { name: offer.coach.name })} />
      <PageForm name={BUY_FORM} failure={t("buy.failed")}>
        <input type="hidden" name="orderId" value={orderId ?? ""} />
        <input type="hidden" name="packageId" value={id} />
        <input type="hidden" name="feeCents" value={offer.offer.grossCents} />
        <input type="hidden" name="termsVersion" value={terms ?? ""} />
        <Panels>
          <Rules offer={offer} />
          <Plans offer={offer} />
          <Summary offer={offer} />
        </Panels>
      </PageForm>
    </>
  );
}

type Offered = { offer: OfferFacts };

/** How it is booked, and the rule by which unused appointments are refunded. */
function Rules({ offer }: Offered) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const tags = {
    withdrawal: (words: string) => (
      <PageLink to="terms" hash="withdrawal-instruction" target="_blank">
        {words}
      </PageLink>
    ),
    terms: (words: string) => (
      <PageLink to="terms" target="_blank">
        {words}
      </PageLink>
    ),
  };
  const date = formatDate(locale, offer.validUntil);
  return (
    <Panel title={t("buy.rules")}>
      <ul className={`${patterns.plainLinks} ${styles.points}`}>
        <li>{t("rules.use", { date })}</li>
        <li>{t("rules.cancel")}</li>
        <li>{t("rules.refund")}</li>
        <li>
          <RichText text={t("rules.withdraw")} tags={tags} />
        </li>
      </ul>
    </Panel>
  );
}

/** At once, or in monthly instalments with their days. */
function Plans({ offer: { plans, card } }: Offered) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const labelOf = (plan: OfferFacts["plans"][number]) =>
    plan.length === 1
      ? t("buy.once", { money: formatMoney(locale, plan[0]?.cents ?? 0) })
      : `${t("buy.instalments", { count: plan.length })}: ${plan
          .map(({ cents, at }, place) =>
            place === 0
              ? t("buy.today", { money: formatMoney(locale, cents) })
              : t("buy.on", { money: formatMoney(locale, cents), date: formatDate(locale, at) }),
          )
          .join(", ")}`;
  return (
    <Panel
      title={t("buy.payment")}
      aside={
        <PageLink to="paymentMethods" {...(!card && { query: "add=card" })}>
          {t(card ? "buy.otherCard" : "buy.addCard")}
        </PageLink>
      }
    >
      <p>{card ? t("buy.card", { lastFour: card.lastFour }) : t("buy.noCard")}</p>
      <RadioGroup
        name="instalments"
        legend={t("buy.how")}
        options={plans.map((plan) => ({ value: String(plan.length), label: labelOf(plan) }))}
        defaultValue="1"
      />
    </Panel>
  );
}

/** Right above the button, as § 312j BGB requires: what, with whom, how much, until when. */
function Summary({ offer: { offer, coach, vatStatus, validUntil } }: Offered) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(locale, cents);
  return (
    <Panel title={t("buy.summary")}>
      <dl className={styles.facts}>
        <FactLine name={t("buy.what")}>{t("own.what", { count: offer.size, minutes: offer.durationMinutes })}</FactLine>
        <FactLine name={t("buy.with")}>{coach.name}</FactLine>
        <FactLine name={t("buy.until")}>{formatDate(locale, validUntil)}</FactLine>
        <FactLine name={t("buy.each")}>
          {money(offer.eachCents)}
          {offer.savedCents > 0 && (
            <small>{t("buy.saved", { money: money(offer.savedCents), percent: offer.savedPercent })}</small>
          )}
        </FactLine>
        <FactLine name={t("buy.total")}>
          <strong>{money(offer.grossCents)}</strong>
          <small>{t(vatStatus === "small" ? "buy.small" : "buy.vat")}</small>
        </FactLine>
      </dl>
      <SubmitRow look="accent">{t("buy.submit")}</SubmitRow>
    </Panel>
  );
}
