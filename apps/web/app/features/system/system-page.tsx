import type { CountedVersion } from "@aufwind/contract/legal-texts";
import type { Health } from "@aufwind/rules/system";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { viewQuery } from "../../shared/list/view.ts";
import { ListDetailLayout } from "../../shared/list-detail-layout.tsx";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import { FailureDetail } from "./failure-detail.tsx";
import { FailureList } from "./failure-list.tsx";
import type { Tile } from "./health-tiles.ts";
import { SwitchesPanel, TextsPanel } from "./settings-panels.tsx";
import styles from "./system.module.css";
import type { SystemFacts } from "./system.server.ts";
import { FAILURES } from "./system-view.ts";

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
        <ListDetailLayout
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

/** What became of the last action; its row has left the list. */
function Told() {
  const { t } = useTranslation("system");
  const result = useAnswer<FormResult>();
  const act = (["retryFailure", "dismissFailure"] as const).find((each) => result?.form.startsWith(`${each}.`));
  if (!result?.ok || !act) return null;
  return <Outcome of={result}>{t(`failures.told.${act}`)}</Outcome>;
}

const LOOKS = {
  ok: { tone: "teal", icon: "check" },
  degraded: { tone: "warn", icon: "alert" },
  down: { tone: "bad", icon: "close" },
  off: { tone: "plain", icon: "info" },
} as const satisfies Record<Health, unknown>;

/** Each part by a word, a sign and a colour, and what there is to say about it. */
function HealthPanel({ tiles, checkedAt }: { tiles: readonly Tile[]; checkedAt: string }) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  return (
    <section aria-labelledby="health">
      <div className={styles.head}>
        <h2 id="health" className={styles.title}>
          {t("health.title")}
        </h2>
        <p className={styles.lead}>{t("health.checked", { moment: formatMoment(locale, checkedAt) })}</p>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ part, state, notes }) => (
          <li key={part} data-state={state}>
            <div className={styles.tileHead}>
              <h3>{t(`health.parts.${part}`)}</h3>
              <Pill tone={LOOKS[state].tone}>
                <Icon name={LOOKS[state].icon} /> {t(`health.states.${state}`)}
              </Pill>
            </div>
            {notes.map(({ say, ...params }) => (
              <p key={say}>{t(`health.notes.${say}`, params)}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TONES = { future: "warn", inForce: "teal", past: "plain" } as const;

/** Each version of what people agree to: who was told of it, who agreed, and when it applies to everybody. */
function TextVersionsPanel({ versions }: { versions: CountedVersion[] }) {
  const { t } = useTranslation("system");
  return (
    <Panel title={t("versions.title")} small>
      <p className={styles.lead}>{t("versions.lead")}</p>
      <ul className={styles.settings}>
        {versions.map((version) => (
          <VersionRow key={`${version.text}.${version.version}`} version={version} />
        ))}
      </ul>
    </Panel>
  );
}

function VersionRow({ version: { text, version, state, told, agreed, appliesToAllOn } }: { version: CountedVersion }) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  const said = (counts: { coaches: number; clients: number }) => ({
    coaches: t("versions.coaches", { count: counts.coaches }),
    clients: t("versions.clients", { count: counts.clients }),
  });
  return (
    <li>
      <div>
        <b>{t(`versions.texts.${text}`)}</b>
        <span>{t("versions.from", { day: formatDay(locale, version) })}</span>
        {told && <span>{t("versions.told", said(told))}</span>}
        {told && told.waiting > 0 && <span>{t("versions.waiting", { count: told.waiting })}</span>}
        {agreed && <span>{t("versions.agreed", said(agreed))}</span>}
        {appliesToAllOn && <span>{t("versions.appliesToAll", { day: formatDay(locale, appliesToAllOn) })}</span>}
      </div>
      <Pill tone={TONES[state]}>{t(`versions.states.${state}`)}</Pill>
    </li>
  );
}
