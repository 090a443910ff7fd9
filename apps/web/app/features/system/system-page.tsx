import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Beside } from "../../shared/beside.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { FailureDetail } from "./failure-detail.tsx";
import { FailureList } from "./failure-list.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { SwitchesPanel, TextsPanel } from "./settings-panels.tsx";
import styles from "./system.module.css";
import type { SystemFacts } from "./system.server.ts";
import { FAILURES } from "./system-view.ts";
import { TextVersionsPanel } from "./text-versions.tsx";

/** Whether everything runs, what gave up, and how the product is switched. */
export function SystemPage({ view, checkedAt, tiles, failures, failure, texts, switches, versions }: SystemFacts) {
  const { t } = useTranslation("system");
  const query = viewQuery(FAILURES, view);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ProofStep />
      <div className={styles.system}>
        <HealthPanel tiles={tiles} checkedAt={checkedAt} />
        <Told />
        <Beside
          list={<FailureList {...{ view, failures, failure }} />}
          isChosen={failure !== null}
          back={{ to: `?${viewQuery(FAILURES, { ...view, failure: "" })}`, label: t("failures.all") }}
          detail={failure && <FailureDetail key={failure.id} {...{ failure, query }} />}
        />
        <SwitchesPanel switches={switches} />
        <TextsPanel texts={texts} />
        <TextVersionsPanel versions={versions} />
      </div>
    </>
  );
}

/** What became of the last act; its row has left the list. */
function Told() {
  const { t } = useTranslation("system");
  const result = useActionData<FormResult>();
  const act = (["retryFailure", "dismissFailure"] as const).find((each) => result?.form.startsWith(`${each}.`));
  if (!result?.ok || !act) return null;
  return <Outcome of={result}>{t(`failures.told.${act}`)}</Outcome>;
}
