import { PageLink } from "../../platform/locale.tsx";
import type { PageKey } from "../../platform/pages.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./quick-actions.module.css";

type Action = { key: string; page: PageKey; icon: IconName };

const ACTIONS = [
  { key: "agenda", page: "coachAgenda", icon: "calendar" },
  { key: "timeOff", page: "coachExceptions", icon: "sun" },
  { key: "note", page: "coachNotes", icon: "pen" },
  { key: "invite", page: "coachInvitation", icon: "mail" },
  { key: "prices", page: "coachConsultations", icon: "euro" },
] as const satisfies Action[];

/** What a coach does most often. */
export function QuickActions({ publicSlug }: { publicSlug: string | null }) {
  const { t } = useTranslation("dashboard");
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
          {publicSlug ? (
            <PageLink to="coachPage" params={{ slug: publicSlug }}>
              <Icon name="share" /> {t("quick.share")}
            </PageLink>
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
