import type { Appointment } from "@aufwind/contract/appointments";
import { useNavigate } from "react-router";
import { useMountedAfterHydration } from "../../../platform/browser/use-mounted-after-hydration.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { EarlyStartConsent } from "../../../shared/early-start-consent.tsx";
import blocks from "../../../ui/blocks.module.css";
import { PageButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { type ConfirmedAction, PAGES_OF } from "../actions.ts";
import { Sentence, useOtherName } from "../appointment-summary.tsx";
import { isCreditTaken } from "../payment-status.ts";
import styles from "./detail.module.css";
import { consequences } from "./next-step.ts";

type ActionStepProps = { act: ConfirmedAction; appointment: Appointment; now: number };

/** Explains consequences and costs before an action: in a dialog, or as part of the page. */
export function ActionStep({ act, appointment, now }: ActionStepProps) {
  const { t } = useTranslation("appointments");
  const navigate = useNavigate();
  const name = useOtherName(appointment, appointment.side);
  const title = t(`acts.${act}.title`, { name });
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  const content = <Content {...{ act, appointment, now }} onBack={close} />;
  // Rendered by the server it is part of the page, with or without JavaScript.
  if (!useMountedAfterHydration())
    return (
      <Panel title={title} id="act">
        {content}
      </Panel>
    );
  return (
    <Dialog title={title} onClose={close} stays>
      {content}
    </Dialog>
  );
}

function Content({ act, appointment, now, onBack }: ActionStepProps & { onBack: () => void }) {
  const { t } = useTranslation("appointments");
  const { side, id, scheduledAt, scheduledBefore, endsAt } = appointment;
  const back = (
    <PageButton to={PAGES_OF[side].one} params={{ id }} look="quiet" onClick={onPlainClick(onBack)}>
      {t("acts.back")}
    </PageButton>
  );
  return (
    <div className={styles.step}>
      <p className={`${blocks.box} ${styles.what}`}>
        <b>{useOtherName(appointment, side)}</b>
        {scheduledBefore ? (
          <>
            <span className={styles.before}>
              <Sentence text={t("acts.before")} at={scheduledBefore} />
            </span>
            <span>
              {t("acts.proposed")} <Moment at={scheduledAt} until={endsAt} shape="full" />
            </span>
          </>
        ) : (
          <Moment at={scheduledAt} until={endsAt} shape="full" />
        )}
      </p>
      <ActionForm {...{ act, appointment, now, back }} />
    </div>
  );
}

const REASONED: readonly ConfirmedAction[] = ["reject", "decline", "cancel", "objectToNoShow"];
const GRAVE: readonly ConfirmedAction[] = ["reject", "decline", "cancel", "noShow"];

type ActionFormProps = { act: ConfirmedAction; appointment: Appointment; now: number; back: React.ReactNode };

/** The consequences, an optional reason, and the button that names the action. */
function ActionForm({ act, appointment, now, back }: ActionFormProps) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { side, scheduledAt, freeUntil, feeCents, owedIfCancelledCents, creditCents } = appointment;
  const name = useOtherName(appointment, side);
  const isOwed = act === "cancel" && side === "client" && owedIfCancelledCents > 0;
  // A late cancellation costs what the card pays; a credit that was taken comes back.
  const taken = isOwed && isCreditTaken(appointment) ? creditCents : 0;
  const money = formatMoney(locale, isOwed ? owedIfCancelledCents - taken : feeCents);
  const isReasonNeeded = act === "objectToNoShow" || (act === "cancel" && side === "coach");
  return (
    <PageForm name={act} query={`act=${act}`} failure={t("acts.failed")}>
      <div className={styles.consequences}>
        {consequences(act, appointment, now).map((key) => (
          <p key={key} data-cost={key === "cancel.owed" || key.startsWith("accept.soon") || undefined}>
            <Sentence text={t(`acts.${key}`, { name, money })} until={freeUntil} />
          </p>
        ))}
        {taken > 0 && <p>{t("acts.cancel.creditBack", { credit: formatMoney(locale, taken) })}</p>}
      </div>
      {REASONED.includes(act) && (
        <TextArea
          name="reason"
          label={t(act === "objectToNoShow" ? "acts.objection" : "acts.reason")}
          help={t(act === "objectToNoShow" ? "acts.objectionHelp" : "acts.reasonHelp", { name })}
          optional={!isReasonNeeded}
          max={1000}
          rows={3}
        />
      )}
      {act === "accept" && appointment.needsEarlyStart && <EarlyStartConsent name={name} isAgain />}
      {act === "cancel" && side === "client" && (
        <input type="hidden" name="owedCents" value={owedIfCancelledCents} readOnly />
      )}
      <div className={styles.buttons}>
        <SubmitButton look={GRAVE.includes(act) ? "danger" : "primary"}>
          {isOwed
            ? t("acts.cancel.buttonOwed", { money })
            : act === "accept"
              ? t("acts.accept.buttonAt", { time: momentOf({ at: scheduledAt }, { locale }) })
              : t(`acts.${act}.button`)}
        </SubmitButton>
        {back}
      </div>
    </PageForm>
  );
}
