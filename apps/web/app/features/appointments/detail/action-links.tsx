import type { Appointment } from "@aufwind/contract/appointments";
import { isLive } from "@aufwind/rules/appointments/status";
import { useNavigate } from "react-router";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { MessageLink } from "../../../shared/message-link.tsx";
import { FileButton, PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type AppointmentAction, buttonLookOf, otherPersonOf, PAGES_OF, possibleActions } from "../actions.ts";
import { useOtherName } from "../appointment-summary.tsx";
import styles from "./detail.module.css";

/** The possible actions; each links to a step that explains what will happen and what it costs. */
export function ActionLinks({ appointment, children }: { appointment: Appointment; children?: React.ReactNode }) {
  const { t } = useTranslation("appointments");
  const { id, side, can, scheduledStatus, coach } = appointment;
  const live = isLive(scheduledStatus);
  const other = otherPersonOf(appointment, side);
  const isAgain = side === "client" && !live && coach.slug;
  return (
    <div className={styles.acts}>
      {possibleActions(can).map((act) => (
        <ActionLink key={act} act={act} appointment={appointment} />
      ))}
      {isAgain && (
        <PageButton to="coachPage" params={{ slug: isAgain }} hash="booking">
          {t("list.again")}
        </PageButton>
      )}
      {live && (
        <FileButton look="quiet" href={`/api/appointments/${id}/calendar`} download>
          <Icon name="calendar" /> {t("detail.calendar")}
        </FileButton>
      )}
      {other.name && <MessageLink otherId={other.id} name={other.name} look="quiet" />}
      {children}
    </div>
  );
}

function ActionLink({ act, appointment }: { act: AppointmentAction; appointment: Appointment }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, side } = appointment;
  const name = useOtherName(appointment, side);
  const label =
    act === "accept"
      ? t("acts.accept.buttonAt", { time: momentOf({ at: appointment.scheduledAt }, { locale }) })
      : t(`acts.${act}.label`, { name });
  const common = { look: buttonLookOf(act), params: { id }, children: label };
  if (act === "giveDetails") return <PageButton {...common} to="clientPayment" />;
  if (act === "reschedule") return <PageButton {...common} to={PAGES_OF[side].move} />;
  const query = `act=${act}`;
  // A dialog opens over the page: keep the scroll position.
  const open = onPlainClick(() => navigate(`?${query}`, { preventScrollReset: true }));
  return <PageButton {...common} to={PAGES_OF[side].one} query={query} onClick={open} />;
}
