import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatDate, formatNumber } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import styles from "./status-lines.module.css";
import type { Today } from "./today.server.ts";

type StatusLinesProps = Pick<
  Today,
  "payout" | "taxRequest" | "profile" | "paidBookings" | "calendarChanges" | "disputes"
>;

/** What is missing before anybody can pay, what will be paid out, what it waits for, and how the profile stands. */
export const StatusLines = ({
  payout,
  taxRequest,
  profile,
  paidBookings,
  calendarChanges,
  disputes,
}: StatusLinesProps) => (
  <ul className={styles.lines}>
    {disputes > 0 && (
      <li>
        <Disputes count={disputes} />
      </li>
    )}
    {calendarChanges > 0 && (
      <li>
        <CalendarChanges count={calendarChanges} />
      </li>
    )}
    {paidBookings.missing.length > 0 && (
      <li>
        <Trader paidBookings={paidBookings} />
      </li>
    )}
    {taxRequest && (
      <li>
        <TaxRequest {...taxRequest} />
      </li>
    )}
    <li>
      <Payout payout={payout} />
    </li>
    <li>
      <Profile profile={profile} />
    </li>
  </ul>
);

function Disputes({ count }: { count: number }) {
  const { t } = useTranslation("dashboards-today");
  return (
    <PageLink to="coachStatements" hash="disputes">
      <LineText icon="alert" title={t("disputes.title", { count })} text={t("disputes.text")} />
    </PageLink>
  );
}

function CalendarChanges({ count }: { count: number }) {
  const { t } = useTranslation("dashboards-today");
  return (
    <PageLink to="coachCalendars" hash="calendar-changes">
      <LineText icon="calendar" title={t("calendarChanges.title", { count })} text={t("calendarChanges.text")} />
    </PageLink>
  );
}

function Trader({ paidBookings: { missing, dueAt } }: Pick<Today, "paidBookings">) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const title = dueAt ? t("paidBookings.until", { day: formatDate(locale, dueAt) }) : t("paidBookings.closed");
  const facts = missing.map((fact) => t(`businesses-facts:facts.${fact}`)).join(", ");
  return (
    <PageLink to="coachBusiness">
      <LineText icon="alert" title={title} text={t("paidBookings.text", { facts })} />
    </PageLink>
  );
}

function Payout({ payout: { cents, payBy, isConnected } }: Pick<Today, "payout">) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const money = formatAmount(locale, cents);
  const title = cents > 0 ? t("payout.title", { money }) : t("payout.none");
  const by = payBy ? t("payout.by", { day: formatDay(locale, payBy, "plain") }) : t("payout.noneText");
  return (
    <PageLink to="coachFinances" {...(!isConnected && { hash: "connection" })}>
      <LineText icon="euro" title={title} text={isConnected ? by : t("payout.unconnected")} />
    </PageLink>
  );
}

function TaxRequest({ holdsOn, isHeld }: NonNullable<Today["taxRequest"]>) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const text = isHeld ? t("tax.held") : t("tax.asked", { day: formatDay(locale, holdsOn, "plain") });
  return (
    <PageLink to="coachTaxDetails" hash="details">
      <LineText icon="scale" title={t("tax.title")} text={text} />
    </PageLink>
  );
}

function Profile({
  profile: { completeness, isProfilePublic, allowInSearchingAndListing, ownClientsOnly, check },
}: Pick<Today, "profile">) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const hidden = check?.state === "waiting" && check.isHoldingBack ? "waiting" : "private";
  const seen = ownClientsOnly ? "ownClients" : allowInSearchingAndListing ? "public" : "unlisted";
  const state = isProfilePublic ? seen : hidden;
  const next = completeness.missing[0] ?? completeness.wishes[0];
  const text = [t(`profile.${state}`), next && t(`coach-profiles-publication:acts.${next}`)]
    .filter(Boolean)
    .join(" · ");
  return (
    <PageLink to="coachNumbers" hash="completeness">
      <LineText
        icon="user"
        title={t("profile.title", { percent: formatNumber(locale, completeness.percent) })}
        text={text}
      />
    </PageLink>
  );
}

const LineText = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    <Icon name="chevronRight" />
  </>
);
