import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { NavigationEntry } from "../../../shared/navigation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { MenuCount } from "./menu-counts.ts";
import styles from "./menu-link.module.css";
import type { Menu } from "./use-menu.ts";

type MenuLinkProps = {
  entry: NavigationEntry;
  here: Menu["here"];
  count: MenuCount | undefined;
  className: string | undefined;
  /** Its name where space is short. */
  brief?: string | undefined;
};

/** An entry of the menu, at the side, below the page or behind "more". */
export function MenuLink({ entry, here, count, className, brief }: MenuLinkProps) {
  const { t } = useTranslation("shell-app");
  const name = t(`pages.${entry.key}`);
  const isHere = here?.key === entry.key;
  return (
    <PageLink
      to={entry.page}
      {...("query" in entry && { query: entry.query })}
      className={`${styles.link} ${className}`}
      title={name}
      // The page itself, or its entry.
      aria-current={isHere ? (here.isItself ? "page" : "true") : undefined}
    >
      <Icon name={entry.icon} />
      <span className={styles.name}>{brief ?? name}</span>
      {count && count.count > 0 && <Count {...count} />}
    </PageLink>
  );
}

type MenuGroupProps = Pick<Menu, "here" | "counts"> & {
  group: Menu["groups"][number];
  looks: { heading?: string; link?: string };
};

/** Entries that belong together, under their name; the first and the last group have none. */
export function MenuGroup({ group: { key, entries }, here, counts, looks }: MenuGroupProps) {
  const { t } = useTranslation("shell-app");
  return (
    <>
      {key !== "area" && key !== "more" && <p className={looks.heading}>{t(`groups.${key}`)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} here={here} count={counts[entry.key]} className={looks.link} />
          </li>
        ))}
      </ul>
    </>
  );
}

const MOST = 99;

function Count({ count, kind, isWaited }: MenuCount) {
  const { t } = useTranslation("shell-app");
  return (
    <>
      <span className={styles.count} data-waited={isWaited || undefined} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden>, {t(`counts.${kind}`, { count })}</VisuallyHidden>
    </>
  );
}
