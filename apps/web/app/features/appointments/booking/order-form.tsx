import { MOST_BOOKING_NOTE } from "@aufwind/rules/appointments/booking";
import { useRef } from "react";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { draftKey, useLocalDraft } from "../../../platform/forms/local-draft.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatDate } from "../../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { CardChoice } from "../../../shared/card-choice/card-choice.tsx";
import { ChangedTerms } from "../../../shared/changed-terms.tsx";
import { useClientZone } from "../../../shared/client-zone.ts";
import { EarlyStartConsent } from "../../../shared/early-start-consent.tsx";
import { useIsRedeeming } from "../../../shared/gift-code/gift-code-field.tsx";
import { RedeemGiftCard, redeemResultOf } from "../../../shared/gift-code/redeem-gift-card.tsx";
import { LanguageField } from "../../../shared/language-field.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Panel, Panels } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { BookingFacts } from "./booking.server.ts";
import { BOOKING_FORM } from "./choice.ts";
import styles from "./order.module.css";
import { OrderInBrief, type OrderProps, OrderSummary } from "./order-summary.tsx";

/** Note and card, the conditions, the summary, the consent if needed, and the button with nothing else on it. */
export function OrderForm({ know, ...props }: OrderProps & { know: React.ReactNode }) {
  const { t } = useTranslation("appointments-booking");
  const { facts, order, here } = props;
  const zone = useClientZone();
  const { coach, choice } = facts;
  const sent = {
    coachId: coach.coachId,
    consultation: choice.type ?? "",
    scheduledAt: order.start,
    feeCents: String(order.feeCents),
    timeZone: zone,
    instant: order.isInstant ? "on" : "",
    termsVersion: facts.terms?.version ?? "",
    packageId: facts.fromPackage?.id ?? "",
    source: choice.via ?? "profile",
  };
  const act = t(facts.fromPackage ? "package.submit" : order.feeCents > 0 ? "confirm.paid" : "confirm.free");
  const isRedeeming = useIsRedeeming();
  const box = useRef<HTMLDivElement>(null);
  const { draft, round } = useLocalDraft(box, draftKey(useMember()?.userId ?? "", `booking.${coach.coachId}`));
  return (
    <div ref={box} className={styles.wide} data-order>
      <PageForm
        key={round}
        name={BOOKING_FORM}
        query={`${here.split("?")[1] ?? ""}${facts.hasPackage && !facts.fromPackage ? "&package=no" : ""}`}
        failure={t("confirm.failed")}
        // The consent has to be given again for each time; the note to the coach stays.
        draft={draft && { note: draft.note ?? "" }}
      >
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.order}>
          <Panels>
            <Panel title={t("confirm.about")}>
              <LanguageField languages={facts.languages} chosen={facts.language?.code ?? null} />
              <TextArea
                name="note"
                label={t("confirm.note", { name: coach.name })}
                help={t("confirm.noteHelp", { name: coach.name })}
                max={MOST_BOOKING_NOTE}
                rows={3}
                optional
              />
            </Panel>
            {facts.hasPackage && <PackageChoice facts={facts} here={here} />}
            {order.feeCents > 0 && !facts.fromPackage && <PaymentPanel {...props} />}
            {know}
          </Panels>
          <div className={styles.summary}>
            <OrderSummary {...props} />
            {facts.asksEarlyStart && (
              <div className={styles.consent}>
                <EarlyStartConsent name={coach.name} />
              </div>
            )}
            <ChangedTerms terms={facts.terms} />
            <div className={styles.act}>
              <OrderInBrief {...props} />
              <SubmitButton look="accent" wide {...(isRedeeming && { pendingLabel: act })}>
                {act}
              </SubmitButton>
            </div>
          </div>
        </div>
      </PageForm>
    </div>
  );
}

/** What pays: a gift card first, if there is one, then a card. */
function PaymentPanel(props: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const { giftCents, creditCents } = props.facts;
  const { feeCents } = props.order;
  const result = redeemResultOf(useAnswer<FormResult>());
  return (
    <Panel title={t("card-choice:title")}>
      <CardChoice cards={props.facts.cards} here={props.here} />
      <RedeemGiftCard result={result} wholeCents={feeCents} cardCents={feeCents - giftCents - creditCents} />
    </Panel>
  );
}

type PackageChoiceProps = { facts: Pick<BookingFacts, "fromPackage">; here: string };

/** From one's package, or as a single appointment: the other choice is a link, so that it works everywhere. */
function PackageChoice({ facts: { fromPackage }, here }: PackageChoiceProps) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  return (
    <Panel title={t("package.title")}>
      <p>
        {fromPackage
          ? t("package.from", {
              left: fromPackage.left,
              size: fromPackage.size,
              date: formatDate(locale, fromPackage.validUntil),
            })
          : t("package.single")}
      </p>
      <p className={`${patterns.plainLinks} ${styles.soft}`}>
        <PathLink to={fromPackage ? `${here}&package=no` : here}>
          {t(fromPackage ? "package.toSingle" : "package.toPackage")}
        </PathLink>
      </p>
    </Panel>
  );
}
