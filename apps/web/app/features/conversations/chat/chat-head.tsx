import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Face, useOtherName } from "../person.tsx";
import styles from "./chat.module.css";
import type { History } from "./history.ts";

type ChatHeadProps = {
  history: History;
  isTyping: boolean;
  hasProfile: boolean;
  /** Back to the list. */
  back?: React.ReactNode;
  onRemove: () => void;
};

/** The other person, whether they are online, and further actions. */
export function ChatHead({ history, isTyping, hasProfile, back, onRemove }: ChatHeadProps) {
  const { t } = useTranslation("conversations");
  const { picture, isOnline } = history.other;
  const slug = hasProfile && history.other.slug;
  const name = useOtherName(history);
  const presence = isTyping ? t("chat.typing", { name }) : isOnline && t("online");
  return (
    <header className={styles.head}>
      {back}
      <Face {...{ name, picture, isOnline }} quiet />
      <div className={`${patterns.plainLinks} ${styles.who}`}>
        <h2>{name}</h2>
        <p data-empty={(!presence && !slug) || undefined}>
          <span>{presence}</span>
          {presence && slug && " · "}
          {slug && (
            <PageLink to="coachPage" params={{ slug }}>
              {t("chat.profile")}
            </PageLink>
          )}
        </p>
      </div>
      <details className={styles.menu} data-menu>
        <summary className={`${patterns.round} ${styles.round}`}>
          <Icon name="dots" />
          <VisuallyHidden>{t("chat.menu")}</VisuallyHidden>
        </summary>
        <div>
          <button type="button" onClick={onRemove}>
            <Icon name="trash" /> {t("remove.open")}
          </button>
        </div>
      </details>
    </header>
  );
}
