import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { berlinDay, momentOf } from "../../platform/i18n/dates.ts";
import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { dayAfter } from "../../platform/i18n/week.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { pickedQuery } from "../../shared/slot-picker/picked.ts";
import { BoxGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./waiting-list.module.css";
import type { WaitingRequest } from "./waiting-list.server.ts";

/** The form's name on its page. */
export const JOIN_FORM = "join";

/** Four weeks are enough for most; whoever moves wants something earlier than they have. */
const USUAL_DAYS = 28;
const USUAL_HOURS = { from: "08:00", to: "20:00" };

/** Days, hours and the last day of a place. */
export function PlaceForm({ wish, now }: { wish: WaitingRequest; now: number }) {
  const { t } = useTranslation("waiting-list");
  const { coach, consultation, appointmentId, scheduledAt } = wish;
  const sent = appointmentId ? { appointmentId } : { coachId: coach.id, consultation };
  const query = appointmentId ? `appointment=${appointmentId}` : `coach=${coach.slug}&type=${consultation}`;
  const until = scheduledAt ? berlinDay(scheduledAt) : dayAfter(berlinDay(now), USUAL_DAYS);
  const days = WEEKDAYS.map((day) => ({ value: String(day), label: t(`days.${day}`) }));
  return (
    <Panel title={t(`kinds.${consultation}`)}>
      <PageForm name={JOIN_FORM} query={query} failure={t("new.failed")} leadsOn>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FreeNow wish={wish} />
        <BoxGroup name="weekdays" legend={t("new.weekdays")} options={days} defaultChosen={["1", "2", "3", "4", "5"]} />
        <div className={styles.hours}>
          <TextField name="from" type="time" label={t("new.from")} defaultValue={USUAL_HOURS.from} />
          <TextField name="to" type="time" label={t("new.to")} defaultValue={USUAL_HOURS.to} />
        </div>
        <p className={styles.soft}>{t("new.zone")}</p>
        <TextField name="until" type="date" label={t("new.until")} help={t("new.untilHelp")} defaultValue={until} />
        <SubmitRow look="accent">{t("new.submit")}</SubmitRow>
      </PageForm>
    </Panel>
  );
}

/** Nobody has to wait for what is free: the times that were named instead of a place. */
function FreeNow({ wish: { coach, consultation, appointmentId } }: { wish: WaitingRequest }) {
  const { t } = useTranslation("waiting-list");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const slots = result?.form === JOIN_FORM && !result.ok ? (result.problem.slots ?? []) : [];
  if (slots.length === 0) return null;
  const pathOf = (start: string) =>
    appointmentId
      ? `${pathTo("clientReschedule", locale, { id: appointmentId })}?${pickedQuery({ start })}`
      : `${pathTo("book", locale, { slug: coach.slug ?? "" })}?${pickedQuery({ type: consultation, start })}`;
  return (
    <div>
      <p>{t("new.free")}</p>
      <ul className={styles.free}>
        {slots.map((start) => (
          <li key={start}>
            <PathLink to={pathOf(start)}>
              <time dateTime={start}>{momentOf({ at: start }, { locale })}</time>
            </PathLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
