import { MOST_BOOKING_NOTE } from "@aufwind/rules/appointments/booking";
import { isZone } from "@aufwind/rules/time/zones";
import { useRef } from "react";
import { draftKey, useLocalDraft } from "../../../platform/forms/local-draft.ts";
import { BERLIN, useViewerZone } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { bookingReturn } from "../../../shared/booking-return.ts";
import { CardName } from "../../../shared/card-form/card-name.tsx";
import { CreditNote } from "../../../shared/credit-note.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Moment } from "../../../ui/moment.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import type { BookingFacts } from "./booking.server.ts";
import { BOOKING_FORM } from "./choice.ts";
import type { Conditions } from "./conditions.ts";
import styles from "./order.module.css";

export type OrderProps = {
  facts: BookingFacts;
  order: Conditions;
  /** This page's address as it is now, and without the chosen time. */
  here: string;
  back: string;
};

/** The consent if needed, the facts, and the button with nothing else on it. */
export function OrderForm(props: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const { facts, order, here } = props;
  const zone = useOwnZone();
  const { coach, choice } = facts;
  const sent = {
    coachId: coach.coachId,
    consultation: choice.type ?? "",
    scheduledAt: order.start,
    feeCents: String(order.feeCents),
    timeZone: zone,
    instant: order.isInstant ? "on" : "",
  };
  const box = useRef<HTMLDivElement>(null);
  const { draft, round } = useLocalDraft(box, draftKey(useMember()?.userId ?? "", `booking.${coach.coachId}`));
  return (
    <div ref={box}>
      <PageForm
        key={round}
        name={BOOKING_FORM}
        query={here.split("?")[1] ?? ""}
        failure={t("confirm.failed")}
        // The consent has to be given again for each time; the note to the coach stays.
        draft={draft && { note: draft.note ?? "" }}
      >
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          name="note"
          label={t("confirm.note", { name: coach.name })}
          help={t("confirm.noteHelp", { name: coach.name })}
          max={MOST_BOOKING_NOTE}
          rows={3}
          optional
        />
        {order.asksEarlyStart && <Checkbox name="earlyStart" label={t("confirm.earlyStart", { name: coach.name })} />}
        <OrderFacts {...props} />
        <SubmitButton look="accent" wide>
          {t(order.feeCents > 0 ? "confirm.paid" : "confirm.free")}
        </SubmitButton>
      </PageForm>
    </div>
  );
}

/** The client's zone, for mails and calendars; Berlin if the browser does not report one that the API knows. */
function useOwnZone(): string {
  const zone = useViewerZone();
  return zone && isZone(zone) ? zone : BERLIN;
}

/** Right above the button, as § 312j BGB requires: what, with whom, when, how much, and when it is paid. */
export function OrderFacts({ facts: { coach, choice, card, creditCents }, order, here }: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { start, end, durationMinutes, feeCents, charge, dayBefore } = order;
  const day = <Moment at={dayBefore} shape="dated" beside />;
  return (
    <dl className={`${patterns.plainLinks} ${styles.facts}`}>
      <div>
        <dt>{t("facts.service")}</dt>
        <dd>
          {choice.type && t(`kinds.${choice.type}`)}, {t("facts.video")}
        </dd>
      </div>
      <div>
        <dt>{t("facts.coach")}</dt>
        <dd>{coach.name}</dd>
      </div>
      <div>
        <dt>{t("facts.when")}</dt>
        <dd>
          <Moment at={start} until={end} shape="dated" />
        </dd>
      </div>
      <div>
        <dt>{t("facts.duration")}</dt>
        <dd>{t("kinds.minutes", { count: durationMinutes })}</dd>
      </div>
      <div className={styles.price}>
        <dt>{t("facts.price")}</dt>
        <dd>
          {feeCents > 0 ? formatMoney(locale, feeCents) : t("kinds.free")}
          {feeCents > 0 && <small>{t(coach.isSmall ? "facts.small" : "facts.vat")}</small>}
          <CreditNote wholeCents={feeCents} creditCents={creditCents} />
        </dd>
      </div>
      {charge !== "never" && (
        <div>
          <dt>{t("facts.charge")}</dt>
          <dd>
            <RichText text={t(`facts.charged.${charge}`, { name: coach.name })} tags={{ when: () => day }} />
            {card && (
              <small>
                <CardName {...card} /> ·{" "}
                <PageLink to="paymentMethods" query={bookingReturn(here)}>
                  {t("facts.otherCard")}
                </PageLink>
              </small>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
