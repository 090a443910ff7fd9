import type { Completeness } from "@aufwind/contract/coach-profiles";
import { formatNumber } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Failure } from "../../../ui/placeholders.tsx";
import styles from "./completeness.module.css";
import { MissingList } from "./missing-list.tsx";
import type { PublicationStatus } from "./publication.server.ts";
import { type During, type Visibility, visibilityOf } from "./publication.ts";
import { VisibilityForm } from "./visibility-panel.tsx";

type ProfileStatusProps = {
  /** Undefined if it could not be loaded. */
  publication: PublicationStatus | null;
  /** Whether the onboarding is not finished. */
  isSettingUp: boolean;
  /** Whether the page shows a prompt to publish, with its own switch. */
  isPrompted: boolean;
  /** Whether the payment platform is connected; left out if unknown. */
  isConnected?: boolean | undefined;
};

/** The profile's status, what it lacks, and the switch that publishes or hides it. */
export function ProfileStatus({ publication, isSettingUp, isPrompted, isConnected }: ProfileStatusProps) {
  const { t } = useTranslation("coach-profiles-publication");
  if (!publication) return <Failure title={t("failed")} />;
  const { completeness, allowInSearchingAndListing, slug } = publication;
  const visibility = visibilityOf(publication);
  const toggle = <VisibilityForm visibility={visibility} isListed={allowInSearchingAndListing} slug={slug} />;
  return (
    <CompletenessCard
      completeness={completeness}
      visibility={visibility}
      during={isSettingUp ? "setUp" : "practice"}
      edit
      isConnected={isConnected}
      toggle={!isSettingUp && !isPrompted && toggle}
    />
  );
}

/** Suggestions at a time: a long list stays unread. */
const AT_ONCE = 3;

type CompletenessCardProps = {
  completeness: Completeness;
  visibility: Visibility;
  /** Where the missing things are entered. */
  during: During;
  /** A link to the profile, if this is shown elsewhere. */
  edit?: boolean;
  /** Whether payouts can go out; left out if unknown. */
  isConnected?: boolean | undefined;
  /** The switch between public and private, if it is shown nowhere else. */
  toggle?: React.ReactNode;
};

/** How complete the profile is, what it lacks, and what would improve it. */
export function CompletenessCard({
  completeness,
  visibility,
  during,
  edit = false,
  isConnected,
  toggle,
}: CompletenessCardProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const { percent, missing, wishes } = completeness;
  return (
    <Panel
      title={t("completeness.title")}
      aside={edit && <PageLink to="coachProfile">{t("completeness.edit")}</PageLink>}
      id="completeness"
    >
      <div className={styles.glance}>
        <Ring percent={percent} />
        <ul className={styles.facts}>
          <Fact on={visibility === "public"}>{t(`facts.${visibility}`)}</Fact>
          <Fact on={missing.length === 0}>
            {missing.length === 0 ? t("facts.complete") : t("facts.incomplete", { count: missing.length })}
          </Fact>
          {isConnected !== undefined && <Payouts on={isConnected} />}
        </ul>
        {toggle && <div className={styles.toggle}>{toggle}</div>}
      </div>
      {missing.length > 0 && (
        <div>
          <h3 className={styles.heading}>{t("completeness.missing")}</h3>
          <MissingList codes={missing} during={during} />
        </div>
      )}
      {wishes.length > 0 && during === "practice" && (
        <div>
          <h3 className={styles.heading}>{t("completeness.wishes")}</h3>
          <MissingList codes={wishes.slice(0, AT_ONCE)} during={during} />
        </div>
      )}
    </Panel>
  );
}

/** The circumference of a circle with radius 17. */
const HUNDREDTH = (2 * Math.PI * 17) / 100;

function Ring({ percent }: { percent: number }) {
  const { t } = useTranslation("coach-profiles-publication");
  const locale = useLocale();
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="17" strokeDasharray={`${percent * HUNDREDTH} 999`} data-part="there" />
      </svg>
      <p>
        <b>{t("completeness.percent", { percent: formatNumber(locale, percent) })}</b>
        <span>{t("completeness.there")}</span>
      </p>
    </div>
  );
}

function Payouts({ on }: { on: boolean }) {
  const { t } = useTranslation("coach-profiles-publication");
  return (
    <Fact on={on}>
      <PageLink className={patterns.link} to="coachFinances" hash="connection">
        {t(on ? "facts.connected" : "facts.unconnected")}
      </PageLink>
    </Fact>
  );
}

const Fact = ({ on, children }: { on: boolean; children: React.ReactNode }) => (
  <li data-on={on || undefined}>
    <span>{on && <Icon name="check" />}</span>
    {children}
  </li>
);
