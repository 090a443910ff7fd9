import { useEffect, useRef } from "react";
import styles from "./payments.module.css";

type PayProblemProps = {
  title: string;
  text: string;
  /** It came just now, and was not there with the page. */
  isNew: boolean;
};

/** Why it is not paid and what to do next; a new one takes the focus, which the bank's question may have lost. */
export function PayProblem({ title, text, isNew }: PayProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is told
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew, text]);
  return (
    <div className={styles.problem} ref={box} tabIndex={-1} role={isNew ? "alert" : undefined}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
