import { GROWTH_SPANS, type GrowthHint } from "@aufwind/rules/growth";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../platform/pages/pages.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BackLink } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./growth.module.css";
import type { ShownGrowth } from "./growth.server.ts";
import { SourcesPanel } from "./sources-panel.tsx";
import { WeeksPanel } from "./weeks-panel.tsx";

type GrowthPageProps = { weeks: number; growth: ShownGrowth | null };

/** How people come to an appointment with this coach, and what would bring more. */
export function GrowthPage({ weeks, growth }: GrowthPageProps) {
  const { t } = useTranslation("growth");
  return (
    <>
      <PageHeader
        back={<BackLink to="coachNumbers">{t("back")}</BackLink>}
        title={t("title")}
        lead={t("lead")}
        acts={<Spans weeks={weeks} />}
      />
      <VisuallyHidden role="status">{t("shown", { count: weeks })}</VisuallyHidden>
      {!growth && <Failure title={t("failed")} />}
      {growth?.isStill && <Still />}
      {growth && !growth.isStill && (
        <Panels>
          <Hints hints={growth.hints} />
          <Funnel funnel={growth.funnel} />
          <WeeksPanel weekly={growth.weekly} />
          <SourcesPanel sources={growth.sources} />
        </Panels>
      )}
      <p className={styles.counting}>{t("counting")}</p>
    </>
  );
}

function Spans({ weeks }: { weeks: number }) {
  const { t } = useTranslation("growth");
  return (
    <nav className={styles.spans} aria-label={t("spans")}>
      {GROWTH_SPANS.map((each) => (
        <PageLink
          key={each}
          to="coachGrowth"
          query={`weeks=${each}`}
          aria-current={each === weeks ? "true" : undefined}
        >
          {t("weeks", { count: each })}
        </PageLink>
      ))}
    </nav>
  );
}

function Still() {
  const { t } = useTranslation("growth");
  return (
    <EmptyState title={t("still.title")} action={<PageButton to="coachBookingPage">{t("still.act")}</PageButton>}>
      {t("still.text")}
    </EmptyState>
  );
}

/** Where each hint leads. */
const HELPS: Record<GrowthHint, MemberPage> = {
  hours: "coachSchedule",
  price: "coachConsultations",
  choose: "coachProfile",
  picture: "coachProfile",
  share: "coachBookingPage",
  begin: "coachBookingPage",
};

function Hints({ hints }: Pick<ShownGrowth, "hints">) {
  const { t } = useTranslation("growth");
  if (hints.length === 0) return null;
  return (
    <Panel title={t("hints.title")}>
      <ul className={styles.hints}>
        {hints.map(({ hint, left, of }) => (
          <li key={hint}>
            <Icon name="info" />
            <div>
              <b>{t(`hints.${hint}.title`, { left: left ?? "", of: of ?? "" })}</b>
              <p>{t(`hints.${hint}.text`)}</p>
              <PageLink to={HELPS[hint]}>{t(`hints.${hint}.act`)}</PageLink>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The steps below each other, each with its bar, the share that went on to it, and the change. */
function Funnel({ funnel }: Pick<ShownGrowth, "funnel">) {
  const { t } = useTranslation("growth");
  const isCompared = funnel.some(({ change }) => change !== null);
  return (
    <Panel title={t("funnel.title")}>
      {isCompared && <p className={styles.soft}>{t("funnel.compared")}</p>}
      <ol className={styles.funnel}>
        {funnel.map(({ step, count, width, rate, change }) => (
          <li key={step} data-step={step}>
            <span className={styles.step}>{t(`steps.${step}`)}</span>
            <b>{count}</b>
            <span className={styles.bar} aria-hidden="true">
              {width !== null && width > 0 && <i style={{ width: `${width}%` }} />}
            </span>
            <span className={styles.soft}>
              {[
                step !== "shown" && rate && t(`rates.${step}`, { rate }),
                change && t(`change.${change.say}`, { value: change.value }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
