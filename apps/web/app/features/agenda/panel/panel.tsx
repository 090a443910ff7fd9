import { useEffect, useId, useRef } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "./panel.module.css";

type PanelProps = {
  title: React.ReactNode;
  /** Above the title, beside the close button. */
  mark?: React.ReactNode;
  /** Who it is about, before the title. */
  face?: React.ReactNode;
  /** False while the keyboard moves an appointment: the focus stays on it. */
  takesFocus?: boolean;
  onClose: () => void;
  children: React.ReactNode;
};

/** Beside the grid; below it on a tablet, a sheet on a phone. Not modal: the grid stays in use. */
export function Panel({ title, mark, face, takesFocus = true, onClose, children }: PanelProps) {
  const { t } = useTranslation("agenda");
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <aside className={styles.panel} aria-labelledby={id} ref={box} tabIndex={-1} data-panel>
      <div className={styles.head}>
        {mark}
        <button type="button" className={`${patterns.round} ${styles.close}`} aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.who}>
        {face}
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </aside>
  );
}
