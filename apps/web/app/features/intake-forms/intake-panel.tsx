import type { Intake, IntakeItem } from "@aufwind/contract/intake-forms";
import { useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Answers } from "../../shared/questions/answers.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import styles from "./intake-forms.module.css";

type IntakePanelProps = { intake: Intake | null; side: "client" | "coach" };

/** On the page of an appointment: what is asked before it, and what was answered; left out if nothing is asked. */
export function IntakePanel({ intake, side }: IntakePanelProps) {
  const { t } = useTranslation("intake-forms");
  const [search] = useSearchParams();
  if (!intake) return null;
  const { appointmentId, state, questions, version, can } = intake;
  const isAnswered = state === "answered";
  const canAnswer = can.includes("answer");
  return (
    <Panel title={t("panel.title")} id="intake" aside={<IntakeState state={state} />}>
      {isAnswered && search.get("done") === "intake" && <Outcome of={intake}>{t("panel.thanks")}</Outcome>}
      {isAnswered && <Answers {...intake} leftOut={t("leftOut")} />}
      {!isAnswered && <p>{t(`panel.${side}`, { count: questions.length })}</p>}
      {!isAnswered && side === "client" && version > 0 && <p className={styles.soft}>{t("panel.drafted")}</p>}
      {canAnswer && (
        <div>
          <PageButton to="clientIntake" params={{ id: appointmentId }} look={isAnswered ? "ghost" : "primary"} small>
            {t(isAnswered ? "panel.change" : "panel.answer")}
          </PageButton>
        </div>
      )}
    </Panel>
  );
}

const IntakeState = ({ state }: Pick<IntakeItem, "state">) => {
  const { t } = useTranslation("intake-forms");
  return <Pill tone={state === "answered" ? "teal" : state === "open" ? "warn" : "plain"}>{t(`state.${state}`)}</Pill>;
};

/** In a client's file: what was asked with bookings, the latest appointment first; left out if nothing was. */
export function IntakeRows({ items }: { items: readonly IntakeItem[] | null }) {
  const { t } = useTranslation("intake-forms");
  if (!items || items.length === 0) return null;
  return (
    <Panel title={t("panel.title")}>
      <ul className={styles.rows}>
        {items.map(({ appointmentId, scheduledAt, consultation, state }) => (
          <li key={appointmentId} className={`${patterns.iconRow} ${styles.row}`}>
            <Icon name={state === "answered" ? "check" : "note"} />
            <PageLink className={styles.name} to="coachAppointment" params={{ id: appointmentId }} hash="intake">
              {t(`kinds.${consultation}`)}, <Moment at={scheduledAt} />
            </PageLink>
            <IntakeState state={state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
