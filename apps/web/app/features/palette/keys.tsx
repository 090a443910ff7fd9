import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./keys.module.css";

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };

/** A shortcut as keys to press: "g h" one after the other, "Mod+K" together. */
export function Keys({ of }: { of: string }) {
  const { t } = useTranslation("palette");
  if (of === "Mod+K")
    return (
      <span className={styles.keys}>
        <kbd className={styles.key}>
          {/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : t("shell-app:palette.control")}
        </kbd>
        <kbd className={styles.key}>K</kbd>
      </span>
    );
  const [first = "", second] = of.split(" ");
  return (
    <span className={styles.keys}>
      <kbd className={styles.key}>{SIGNS[first] ?? first.toUpperCase()}</kbd>
      {second && (
        <>
          <VisuallyHidden> {t("keys.then")} </VisuallyHidden>
          <kbd className={styles.key}>{second.toUpperCase()}</kbd>
        </>
      )}
    </span>
  );
}
