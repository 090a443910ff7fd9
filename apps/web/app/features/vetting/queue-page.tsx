import { CHECK_STATES } from "@aufwind/rules/vetting";
import { Link } from "react-router";
import { formatDate, formatRelative } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Beside } from "../../shared/beside.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import rows from "../../shared/list/rows.module.css";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pill } from "../../ui/pill.tsx";
import { EmptyState } from "../../ui/placeholders.tsx";
import { CoachCheck } from "./coach-check.tsx";
import type { QueueFacts } from "./team.server.ts";

/** Coaches whom the team checks, what has waited longest first, beside what is checked of one. */
export function QueuePage({ view, queue, coach, credentials, now }: QueueFacts) {
  const { t } = useTranslation("vetting-team");
  const locale = useLocale();
  const query = (changes: Record<string, string>) => new URLSearchParams({ state: view.state, ...changes });
  const tabs = CHECK_STATES.map((state) => ({
    key: state,
    to: `?state=${state}`,
    label: t("tab", { state: t(`states.${state}`), count: queue.counts[state] }),
    isHere: state === view.state,
  }));
  const list = (
    <div className={chosen.list}>
      <ListTabs label={t("tabs")} tabs={tabs} />
      {queue.items.length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      )}
      <div className={`${rows.table} ${chosen.table}`}>
        <ul>
          {queue.items.map(({ coachId, name, check }) => (
            <li key={coachId} className={`${rows.row} ${chosen.row}`}>
              <div>
                <Link
                  className={`${rows.name} ${rows.link}`}
                  to={`?${query({ coach: coachId })}`}
                  aria-current={coach?.coachId === coachId ? "true" : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
                <span className={rows.soft}>
                  {check?.reasons.map((reason) => t(`reasons.${reason}`)).join(", ")}
                  {check && ` · ${formatDate(locale, check.submittedAt)}`}
                </span>
              </div>
              {check?.state === "waiting" && (
                <Pill tone={Date.parse(check.dueAt) < now ? "bad" : "plain"}>
                  {formatRelative(locale, { at: Date.parse(check.dueAt), now })}
                </Pill>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ProofStep />
      <Beside
        list={list}
        isChosen={coach !== null}
        back={{ to: `?state=${view.state}`, label: t("all") }}
        detail={
          coach && (
            <CoachCheck
              key={coach.coachId}
              {...{ coach, credentials }}
              query={String(query({ coach: coach.coachId }))}
            />
          )
        }
      />
    </>
  );
}
