import type { Goal } from "@aufwind/contract/goals";
import { formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import brief from "../../shared/brief-rows.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import styles from "./goals.module.css";

type GoalListProps = { goals: readonly Goal[]; page: "clientGoal" | "coachGoal" };

/** Open goals as rows; those that are over behind a line of their own. */
export function GoalList({ goals, page }: GoalListProps) {
  const { t } = useTranslation("goals");
  const open = goals.filter(({ state }) => state === "open");
  const over = goals.filter(({ state }) => state !== "open");
  return (
    <>
      {open.length > 0 && <Rows goals={open} page={page} />}
      {over.length > 0 && (
        <Disclosure summary={t("list.over", { count: over.length })}>
          <Rows goals={over} page={page} />
        </Disclosure>
      )}
    </>
  );
}

const Rows = ({ goals, page }: GoalListProps) => (
  <ul className={styles.rows}>
    {goals.map((goal) => (
      <Row key={goal.id} goal={goal} page={page} />
    ))}
  </ul>
);

function Row({ goal, page }: { goal: Goal; page: GoalListProps["page"] }) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  const { id, title, state, coach, targetOn, steps } = goal;
  const done = steps.filter(({ doneAt }) => doneAt).length;
  const facts = [
    steps.length > 0 ? t("list.steps", { done, count: steps.length }) : t("list.noSteps"),
    targetOn && t("list.until", { day: formatDay(locale, targetOn) }),
  ];
  return (
    <li className={`${patterns.iconRow} ${styles.row}`}>
      <Icon name={state === "reached" ? "check" : "flag"} />
      <div className={brief.told}>
        <PageLink className={brief.name} to={page} params={{ id }}>
          {title ?? t("unreadable")}
        </PageLink>
        <p className={brief.soft}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {state !== "open" ? (
        <Pill>{t(`state.${state}`)}</Pill>
      ) : page === "coachGoal" ? null : coach ? (
        <Pill tone="teal">{t("list.shared", { name: coach.name || t("gone") })}</Pill>
      ) : (
        <Pill>{t("list.private")}</Pill>
      )}
    </li>
  );
}
