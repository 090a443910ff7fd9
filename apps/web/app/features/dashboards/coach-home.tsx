import { useState } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { absolute } from "../../platform/pages/page-meta.ts";
import { type PageKey, pathTo } from "../../platform/pages/pages.ts";
import { useSite } from "../../platform/pages/site.ts";
import blocks from "../../ui/blocks.module.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Section } from "../../ui/section.tsx";
import helpLinksStyles from "./help-links.module.css";
import styles from "./quick-actions.module.css";
import type { Today } from "./today/today.server.ts";

type TodayHeadProps = {
  today: Pick<Today, "now" | "day">;
  /** What a coach may want to do, in the title's row. */
  acts?: React.ReactNode;
};

/** The day in one line. */
export function TodayHead({ today: { now, day }, acts }: TodayHeadProps) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const left = day.appointments.filter(
    ({ scheduledStatus, endsAt }) => scheduledStatus === "Scheduled" && Date.parse(endsAt) > now,
  ).length;
  const date = formatDay(locale, berlinDay(now), "plain");
  return (
    <PageHeader
      title={t("title")}
      lead={`${date} · ${left > 0 ? t("left", { count: left }) : t("noneLeft")}`}
      acts={acts}
    />
  );
}

/** A welcome for somebody who is still setting up. */
export function Greeting({ firstName }: { firstName: string }) {
  const { t } = useTranslation("dashboards");
  return <PageHeader title={t("greeting.title", { firstName })} lead={t("greeting.lead")} />;
}

type Action = { key: string; page: PageKey; icon: IconName };

const ACTIONS = [
  { key: "agenda", page: "coachAgenda", icon: "calendar" },
  { key: "timeOff", page: "coachExceptions", icon: "sun" },
  { key: "invite", page: "coachInvitation", icon: "mail" },
  { key: "prices", page: "coachConsultations", icon: "euro" },
] as const satisfies Action[];

type QuickActionsProps = {
  publicSlug: string | null;
  /** The appointment that a note is most likely about; null if there is none. */
  noteFor: { id: string; name: string } | null;
};

/** A coach's most common actions, behind one button; a native disclosure, so that it opens before JavaScript arrives. */
export function QuickActions({ publicSlug, noteFor }: QuickActionsProps) {
  const { t } = useTranslation("dashboards");
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <Icon name="plus" /> {t("quick.new")}
      </summary>
      <nav className={styles.sheet} aria-label={t("quick.label")}>
        <Actions publicSlug={publicSlug} noteFor={noteFor} />
      </nav>
    </details>
  );
}

function Actions({ publicSlug, noteFor }: QuickActionsProps) {
  const { t } = useTranslation("dashboards");
  return (
    <ul>
      {ACTIONS.map(({ key, page, icon }) => (
        <li key={key}>
          <PageLink to={page}>
            <Icon name={icon} /> {t(`quick.${key}`)}
          </PageLink>
        </li>
      ))}
      <li>
        {noteFor ? (
          <PageLink to="coachNote" params={{ id: noteFor.id }}>
            <Icon name="pen" /> {t("quick.note", { name: noteFor.name })}
          </PageLink>
        ) : (
          <PageLink to="coachNotes">
            <Icon name="pen" /> {t("quick.notes")}
          </PageLink>
        )}
      </li>
      <li>
        {publicSlug ? (
          <ShareProfile slug={publicSlug} />
        ) : (
          <PageLink to="coachProfile">
            <Icon name="user" /> {t("quick.profile")}
          </PageLink>
        )}
      </li>
    </ul>
  );
}

/** Shares the public address: by the device's own sheet, else by the clipboard; without JavaScript it is a link. */
function ShareProfile({ slug }: { slug: string }) {
  const { t } = useTranslation("dashboards");
  const locale = useLocale();
  const url = absolute(useSite(), pathTo("coachPage", locale, { slug }));
  const [copyState, setCopyState] = useState<"share" | "copied" | "notCopied">("share");
  async function hand() {
    // Closing the share sheet without a choice is no failure.
    if (typeof navigator.share === "function") return void (await navigator.share({ url }).catch(() => undefined));
    const outcome = await navigator.clipboard.writeText(url).then(
      () => "copied" as const,
      () => "notCopied" as const,
    );
    setCopyState(outcome);
    announce(t(`quick.${outcome}`, { url }));
  }
  return (
    <PageLink to="coachPage" params={{ slug }} onClick={onPlainClick(hand)}>
      <Icon name={copyState === "copied" ? "check" : "share"} /> {t(`quick.${copyState}`, { url })}
    </PageLink>
  );
}

const LINKS = [
  { key: "center", page: "help", icon: "info" },
  { key: "support", page: "helpContact", icon: "mail" },
  { key: "tips", page: "marketingTips", icon: "star" },
  { key: "conduct", page: "conduct", icon: "shield" },
  { key: "terms", page: "terms", icon: "file" },
] as const satisfies { key: string; page: PageKey; icon: IconName }[];

/** Help, contact and legal links for coaches. */
export function HelpLinks() {
  const { t } = useTranslation("dashboards");
  return (
    <Section title={t("help.title")} id="help">
      <ul className={`${blocks.tiles} ${helpLinksStyles.links}`}>
        {LINKS.map(({ key, page, icon }) => (
          <li key={key}>
            <PageLink to={page}>
              <Icon name={icon} />
              <b>{t(`help.${key}.title`)}</b>
              <span>{t(`help.${key}.text`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
