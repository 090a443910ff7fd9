import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { atHand } from "../../../shared/navigation.ts";
import { opensPalette } from "../../../shared/open-palette.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./bottom-bar.module.css";
import { MenuGroup, MenuLink } from "./menu-link.tsx";
import { PersonLinks } from "./person-links.tsx";
import type { Area, Menu } from "./use-menu.ts";

const MORE = "more-menu";

/** Whose name is too long for a tab. */
const isLong = (key: string): key is "search" | "setUp" => key === "search" || key === "setUp";

/** Below the page on phones: what is needed most, and the rest behind "more", which opens before JavaScript too. */
export function BottomBar({ groups, here, counts, ...area }: Area & Menu) {
  const { t } = useTranslation("shell-app");
  const user = useMember();
  const shown = groups.flatMap(({ entries }) => entries);
  const near = atHand(area.role, area.isSettingUp).filter(({ key }) => shown.some((each) => each.key === key));
  const isNear = near.some(({ key }) => key === here?.key);
  const rest = groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ key }) => !near.some((each) => each.key === key)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav className={styles.bar} aria-label={t("label")}>
      <ul style={{ "--tabs": near.length + 1 } as React.CSSProperties}>
        {near.map((entry) => (
          <li key={entry.key}>
            <MenuLink
              entry={entry}
              here={here}
              count={counts[entry.key]}
              className={styles.tab}
              brief={isLong(entry.key) ? t(`briefly.${entry.key}`) : undefined}
            />
          </li>
        ))}
        <li>
          <button type="button" className={styles.tab} popoverTarget={MORE} data-here={(here && !isNear) || undefined}>
            <Icon name="menu" />
            <span>{t("more")}</span>
          </button>
        </li>
      </ul>
      <div popover="auto" id={MORE} className={styles.sheet}>
        <button type="button" className={styles.search} popoverTarget={MORE} {...opensPalette}>
          <Icon name="search" /> {t("palette.button")}
        </button>
        {rest.map((group) => (
          <div key={group.key} className={styles.group}>
            <MenuGroup {...{ group, here, counts }} looks={styles} />
          </div>
        ))}
        {user && <PersonLinks user={user} publicSlug={area.publicSlug} />}
      </div>
    </nav>
  );
}
