import { useLocation } from "react-router";
import { sidebarCookie } from "../../../platform/http/cookies.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Wordmark } from "../wordmark.tsx";
import foldButtonStyles from "./fold-button.module.css";
import { MenuGroup } from "./menu-link.tsx";
import { PersonLinks } from "./person-links.tsx";
import styles from "./sidebar.module.css";
import type { Area, Menu } from "./use-menu.ts";

type SidebarProps = Area &
  Menu & {
    isFolded: boolean;
    /** Missing where the page itself needs the space. */
    onFold: ((isFolded: boolean) => void) | undefined;
  };

const PERSON_MENU = "person-menu";

/** At the left of every page from 768 px: names and counts, or icons alone. */
export function Sidebar({ groups, here, counts, isFolded, onFold, ...area }: SidebarProps) {
  const { t } = useTranslation("shell-app");
  return (
    <header className={styles.side}>
      <div className={styles.head}>
        <Wordmark />
        {onFold && <FoldButton isFolded={isFolded} onFold={onFold} />}
      </div>
      <nav className={styles.nav} aria-label={t("label")}>
        {groups.map((group) => (
          <div key={group.key} className={group.key === "more" ? styles.foot : styles.group}>
            <MenuGroup {...{ group, here, counts }} looks={styles} />
          </div>
        ))}
      </nav>
      <Person {...area} />
    </header>
  );
}

function Person(area: Area) {
  const { t } = useTranslation("shell-app");
  const user = useMember();
  if (!user) return null;
  return (
    <>
      <button type="button" className={styles.person} popoverTarget={PERSON_MENU} title={t("person")}>
        <Avatar name={user.name} picture={user.profilePicture} />
        <span>
          <VisuallyHidden>{t("person")}: </VisuallyHidden>
          <b>{user.name}</b>
          <small>{t(area.publicSlug ? "profilePublic" : `roles.${area.role}`)}</small>
        </span>
        <Icon name="chevronDown" />
      </button>
      <div popover="auto" id={PERSON_MENU} className={styles.menu}>
        <PersonLinks user={user} publicSlug={area.publicSlug} />
      </div>
    </>
  );
}

type FoldButtonProps = { isFolded: boolean; onFold: (isFolded: boolean) => void };

/** Names or icons alone; a form, so that it works before JavaScript arrives. */
function FoldButton({ isFolded, onFold }: FoldButtonProps) {
  const { t } = useTranslation("shell-app");
  const { pathname, search } = useLocation();
  const label = t(isFolded ? "unfold" : "fold");
  function fold(event: React.FormEvent) {
    event.preventDefault();
    keepSidebar(!isFolded);
    onFold(!isFolded);
  }
  return (
    <form method="post" action="/sidebar" onSubmit={fold} className={foldButtonStyles.form}>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <button
        className={foldButtonStyles.button}
        type="submit"
        name="sidebar"
        value={isFolded ? "wide" : "folded"}
        title={label}
      >
        <Icon name="panel" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </form>
  );
}

/** Remembers on this device whether the menu shows icons alone, so that the server renders the next page so. */
function keepSidebar(isFolded: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = sidebarCookie(isFolded);
}
