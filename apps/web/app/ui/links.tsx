import { PageLink, PathLink } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./links.module.css";

type Crumb = { label: string; to: string };

/** The breadcrumb; the page itself is the last step and no link. */
export function Breadcrumb({ trail, current }: { trail: Crumb[]; current: string }) {
  const { t } = useTranslation("common");
  return (
    <nav className={styles.trail} aria-label={t("breadcrumb")}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <PathLink to={to}>{label}</PathLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

type BackLinkProps = Omit<React.ComponentProps<typeof PageLink>, "className">;

/** Above the title of a page: to the page that it belongs to. */
export const BackLink = ({ children, ...link }: BackLinkProps) => (
  <PageLink {...link} className={styles.back}>
    <Icon name="chevronRight" /> {children}
  </PageLink>
);

type Entry = { page: React.ComponentProps<typeof PageLink>["to"]; icon: IconName; title: string; text: string };

/** Links with a description each. */
export function LinkList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.links}>
      {entries.map(({ page, icon, title, text }) => (
        <li key={page}>
          <PageLink to={page}>
            <Icon name={icon} />
            <LinkWords title={title} text={text} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** What stands in a link as wide as its list: its name, a line about it, and the chevron. */
export const LinkWords = ({ title, text }: Pick<Entry, "title" | "text">) => (
  <>
    <span className={styles.words}>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <Icon name="chevronRight" />
  </>
);
