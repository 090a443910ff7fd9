import { useState } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { absolute } from "../../platform/pages/page-meta.ts";
import { type PageKey, pathTo } from "../../platform/pages/pages.ts";
import { useSite } from "../../platform/pages/site.ts";
import blocks from "../../ui/blocks.module.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Section } from "../../ui/section.tsx";
import helpLinksStyles from "./help-links.module.css";
import styles from "./quick-actions.module.css";

type GreetingProps = {
  firstName: string;
  /** What waits, and when the next appointment is; null if unknown or irrelevant. */
  day: { waiting: number; nextAt: string | null } | null;
  children?: React.ReactNode;
};

/** A welcome, and the day in one line. */
export function Greeting({ firstName, day, children }: GreetingProps) {
  const { t } = useTranslation("dashboards");
  return (
    <PageHeader title={t("greeting.title", { firstName })} lead={day ? <Day {...day} /> : t("greeting.lead")}>
      {children}
    </PageHeader>
  );
}

function Day({ waiting, nextAt }: NonNullable<GreetingProps["day"]>) {
  const { t } = useTranslation("dashboards");
  return (
    <>
      {waiting > 0 ? t("greeting.waiting", { count: waiting }) : t("greeting.noneWaiting")}{" "}
      {nextAt && <RichText text={t("greeting.next")} tags={{ when: () => <Moment at={nextAt} beside /> }} />}
    </>
  );
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

/** A coach's most common actions. */
export function QuickActions({ publicSlug, noteFor }: QuickActionsProps) {
  const { t } = useTranslation("dashboards");
  return (
    <nav aria-label={t("quick.label")}>
      <ul className={styles.actions}>
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
    </nav>
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
