import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Mark } from "./marks.ts";
import styles from "./message.module.css";

const SIGNS = {
  sending: "clock",
  failed: "alert",
  sent: "check",
  delivered: "checks",
  read: "checks",
} as const satisfies Record<Mark, IconName>;

/** A message's receipt, also in words, which are visible at the newest one. */
export function MarkSign({ mark, isWorded }: { mark: Mark; isWorded: boolean }) {
  const { t } = useTranslation("conversations");
  const words = t(`marks.${mark}`);
  return (
    <span className={styles.mark} data-mark={mark}>
      <Icon name={SIGNS[mark]} /> {isWorded ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}
