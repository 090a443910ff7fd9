import { useEffect, useRef } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notices.module.css";
import patterns from "./patterns.module.css";

type OutcomeProps = {
  /** The answer that is announced: again with each new one. */
  of: unknown;
  children: React.ReactNode;
};

/** The result of an action. It takes the focus, because the pressed button may be gone. */
export function Outcome({ of, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told, also one with the same words
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div className={styles.outcome} ref={box} tabIndex={-1} role="status">
      <Icon name="check" />
      <div>{children}</div>
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
