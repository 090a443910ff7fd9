import type { Appointment } from "@aufwind/contract/appointments";
import { useNavigation } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { placeName } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { type PickerWeek, pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { SlotPicker } from "../../../shared/slot-picker/slot-picker.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { BackLink } from "../../../ui/links.tsx";
import { Note } from "../../../ui/notices.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import { PAGES_OF } from "../actions.ts";
import { Sentence, useOtherName } from "../appointment-summary.tsx";
import { NewTime } from "./new-time.tsx";
import styles from "./reschedule.module.css";

export type RescheduleFacts = {
  appointment: Appointment;
  pick: {
    day: string | null;
    start: string | null;
    /** Begins so soon that accepting it charges at once. */
    isSoon: boolean;
    isGone: boolean;
  };
  /** Null if they could not be loaded. */
  week: PickerWeek | null;
  today: string;
};

const CHOSEN = "new-time";

/** Where a new time is chosen and proposed to the other side. */
export function Reschedule(facts: RescheduleFacts) {
  const { t } = useTranslation("appointments");
  const { appointment } = facts;
  const { id, side, can } = appointment;
  const name = useOtherName(appointment, side);
  return (
    <>
      <PageHeader
        back={
          <BackLink to={PAGES_OF[side].one} params={{ id }}>
            {t("reschedule.toAppointment")}
          </BackLink>
        }
        title={t("reschedule.title", { name })}
        lead={<Sentence text={t("reschedule.now")} at={appointment.scheduledAt} />}
      />
      {can.includes("reschedule") ? <Choosing {...facts} /> : <Impossible appointment={appointment} />}
    </>
  );
}

function Choosing({ appointment, pick, week, today }: RescheduleFacts) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { id, side, reschedulesLeft } = appointment;
  const address = pathTo(PAGES_OF[side].move, locale, { id });
  const { location: next } = useNavigation();
  const isBusy = next?.pathname === address;
  return (
    <div className={styles.choosing}>
      <Refusal isShown={pick.start === null} />
      <p className={styles.rule}>
        {t("reschedule.rule", { name: useOtherName(appointment, side) })}
        {side === "client" && ` ${t("reschedule.left", { count: reschedulesLeft })}`}
      </p>
      {pick.start && <NewTime id={CHOSEN} start={pick.start} appointment={appointment} pick={pick} />}
      <Panel title={t("reschedule.choose")} id="choose-time">
        {pick.isGone && <Note icon="alert">{t("reschedule.gone")}</Note>}
        {week ? (
          <SlotPicker
            {...week}
            day={pick.day}
            start={pick.start}
            addressOf={(picked) => `${address}?${pickedQuery(picked)}#${picked.start ? CHOSEN : "choose-time"}`}
            isBusy={isBusy}
            withMonth
          />
        ) : (
          <Failure title={t("reschedule.slotsFailed")} />
        )}
      </Panel>
      {side === "coach" && <TypedTime appointment={appointment} today={today} />}
    </div>
  );
}

/** Why a slot was refused, after it is gone from the page. */
function Refusal({ isShown }: { isShown: boolean }) {
  const result = useAnswer<FormResult>();
  if (!isShown || !result || result.ok || result.form !== "slot") return null;
  return <ErrorSummary form="slot" problem={result.problem} />;
}

function Impossible({ appointment: { side, id } }: { appointment: Appointment }) {
  const { t } = useTranslation("appointments");
  const back = (
    <PageButton to={PAGES_OF[side].one} params={{ id }}>
      {t("reschedule.toAppointment")}
    </PageButton>
  );
  return (
    <EmptyState title={t("reschedule.impossible")} action={back}>
      {t(`reschedule.impossibleText.${side}`)}
    </EmptyState>
  );
}

/** A coach may propose any future time. */
function TypedTime({ appointment, today }: { appointment: Appointment; today: string }) {
  const { t } = useTranslation("appointments");
  return (
    <Panel title={t("reschedule.other")}>
      <p>{t("reschedule.otherText", { place: placeName(appointment.timeZones.coach) })}</p>
      <PageForm name="typed" failure={t("reschedule.failed")}>
        <div className={styles.fields}>
          <TextField name="date" type="date" label={t("reschedule.date")} min={today} />
          <TextField name="time" type="time" step={300} label={t("reschedule.time")} help={t("reschedule.timeHelp")} />
        </div>
        <SubmitButton look="ghost">{t("reschedule.submit")}</SubmitButton>
      </PageForm>
    </Panel>
  );
}
