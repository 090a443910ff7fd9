import { useLocation } from "react-router";
import { keepSidebar } from "../../../platform/browser/sidebar.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./fold-button.module.css";

type FoldButtonProps = { isFolded: boolean; onFold: (isFolded: boolean) => void };

/** Names or icons alone; a form, so that it works before JavaScript arrives. */
export function FoldButton({ isFolded, onFold }: FoldButtonProps) {
  const { t } = useTranslation("shell-app");
  const { pathname, search } = useLocation();
  const label = t(isFolded ? "unfold" : "fold");
  function fold(event: React.FormEvent) {
    event.preventDefault();
    keepSidebar(!isFolded);
    onFold(!isFolded);
  }
  return (
    <form method="post" action="/sidebar" onSubmit={fold} className={styles.form}>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <button className={styles.button} type="submit" name="sidebar" value={isFolded ? "wide" : "folded"} title={label}>
        <Icon name="panel" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </form>
  );
}
