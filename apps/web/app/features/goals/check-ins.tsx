import type { CheckIn, OwnGoals } from "@aufwind/contract/goals";
import { MOODS } from "@aufwind/rules/goals";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import brief from "../../shared/brief-rows.module.css";
import { RowAction } from "../../shared/row-action.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { RadioGroup, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SharingField } from "./goal-form.tsx";
import styles from "./goals.module.css";

/** How somebody is today, the latest entries, and the weekly invitation. */
export function CheckInPanel({ own }: { own: OwnGoals }) {
  const { t } = useTranslation("goals");
  const [latest] = own.checkIns;
  return (
    <Panel title={t("checkIn.title")} id="check-in">
      <div className={styles.checkIn}>
        <PageForm key={latest?.id} name="checkIn" failure={t("checkIn.failed")} saved={t("checkIn.saved")}>
          <RadioGroup
            name="mood"
            legend={t("checkIn.mood")}
            defaultValue=""
            options={MOODS.map((mood) => ({ value: String(mood), label: `${mood} · ${t(`mood.${mood}`)}` }))}
          />
          <TextField name="word" label={t("checkIn.word")} optional />
          <GoalField goals={own.goals} />
          <SharingField coaches={own.coaches} />
          <SubmitRow>{t("checkIn.submit")}</SubmitRow>
        </PageForm>
      </div>
      {own.checkIns.length > 0 && <CheckInRows checkIns={own.checkIns} goals={own.goals} isOwn />}
      <PageForm name="invite" failure={t("invite.failed")} saved={t("invite.saved")}>
        <Checkbox
          name="isInvited"
          label={t("invite.label")}
          help={t("invite.help")}
          optional
          defaultChecked={own.isInvited}
        />
        <SubmitRow look="ghost" small>
          {t("invite.submit")}
        </SubmitRow>
      </PageForm>
    </Panel>
  );
}

/** Which goal it is about, if there is one to name. */
function GoalField({ goals }: Pick<OwnGoals, "goals">) {
  const { t } = useTranslation("goals");
  const open = goals.filter(({ state, title }) => state === "open" && title !== null);
  if (open.length === 0) return null;
  return (
    <SelectField
      name="goalId"
      label={t("checkIn.goal")}
      defaultValue=""
      options={[
        { value: "", label: t("checkIn.noGoal") },
        ...open.map(({ id, title }) => ({ value: id, label: title ?? "" })),
      ]}
    />
  );
}

type CheckInRowsProps = { checkIns: readonly CheckIn[]; goals?: OwnGoals["goals"]; isOwn?: boolean };

/** Check-ins by day; one's own can be deleted. */
export function CheckInRows({ checkIns, goals = [], isOwn = false }: CheckInRowsProps) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  return (
    <ul className={styles.rows} aria-label={t("checkIn.latest")}>
      {checkIns.map(({ id, on, mood, word, goalId, coachId }) => (
        <li key={id} className={`${patterns.iconRow} ${styles.row}`}>
          <b className={styles.mood} data-mood={mood}>
            <VisuallyHidden>{t("checkIn.moodOf")} </VisuallyHidden>
            {mood ?? "?"}
          </b>
          <div className={brief.told}>
            <p>{(mood === null ? t("unreadable") : word) || t(`mood.${(mood ?? 3) as 1 | 2 | 3 | 4 | 5}`)}</p>
            <p className={brief.soft}>
              {formatDay(locale, on)}
              {goalId && titleOf(goals, goalId)}
              {isOwn && ` · ${t(coachId ? "checkIn.shared" : "checkIn.private")}`}
            </p>
          </div>
          {isOwn && (
            <RowAction
              name="forget"
              id={id}
              failure={t("checkIn.failed")}
              look="quiet"
              label={t("delete")}
              of={formatDay(locale, on)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Behind the day; nothing for a goal that the reader does not see. */
const titleOf = (goals: OwnGoals["goals"], id: string) => {
  const title = goals.find((goal) => goal.id === id)?.title;
  return title ? ` · ${title}` : "";
};
