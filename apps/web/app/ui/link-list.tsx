import { PageLink } from "../platform/i18n/locale.tsx";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./link-list.module.css";

type Entry = { page: React.ComponentProps<typeof PageLink>["to"]; icon: IconName; title: string; text: string };

/** Links with a description each. */
export function LinkList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.links}>
      {entries.map(({ page, icon, title, text }) => (
        <li key={page}>
          <PageLink to={page}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <span>{text}</span>
            </span>
            <Icon name="chevronRight" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
