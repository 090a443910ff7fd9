import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./filters.module.css";

type MoreProps = {
  /** Something in it is chosen. */
  isChosen: boolean;
  summary: React.ReactNode;
  children: React.ReactNode;
};

/** Collapsed values. Opens as soon as one of them is chosen, and never closes while somebody is choosing. */
export function More({ isChosen, summary, children }: MoreProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(isChosen);
  useEffect(() => {
    if (isChosen && box.current) box.current.open = true;
  }, [isChosen]);
  return (
    <details ref={box} className={styles.more} open={isOpen}>
      <summary>
        {summary}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
