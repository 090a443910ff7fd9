import { useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notices.module.css";
import patterns from "./patterns.module.css";

type OutcomeProps = {
  /** The answer that is announced: again with each new one. */
  of: unknown;
  /** Worth a moment of joy: the curve of our sign rises. */
  joyful?: boolean;
  children: React.ReactNode;
};

/** The result of an action. It takes the focus, because the pressed button may be gone. */
export function Outcome({ of, joyful = false, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told, also one with the same words
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div className={styles.outcome} ref={box} tabIndex={-1} role="status">
      <Icon name="check" />
      <div>{children}</div>
      {joyful && (
        <svg className={styles.joy} viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 23c7 1 11-2 13-7 1.6-4 4-8 11-9" />
          <path d="M4 28c9 1 15-2 18-8 1.2-2.4 3-4.6 6-5.6" />
        </svg>
      )}
    </div>
  );
}

type NoteProps = { icon?: IconName; children: React.ReactNode };

/** A neutral notice before going on; no error. */
export function Note({ icon = "info", children }: NoteProps) {
  return (
    <div className={`${patterns.links} ${styles.note}`}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
