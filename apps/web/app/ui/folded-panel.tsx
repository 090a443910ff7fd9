import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import styles from "./folded-panel.module.css";
import { Icon } from "./icon.tsx";

type FoldedPanelProps = {
  title: React.ReactNode;
  /** How it stands, in a line or two. */
  state: React.ReactNode;
  /** What opening it is for, "Edit"; not shown while it is open. */
  act: string;
  /** The target of links: inside, since browsers then open it by themselves. */
  id: string;
  /** It has something to say that must be seen. */
  isOpen?: boolean;
  children: React.ReactNode;
};

/** One subject of a long page, of which a line says how it stands until somebody opens it; works without JavaScript. */
export function FoldedPanel({ title, state, act, id, isOpen = false, children }: FoldedPanelProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const panel = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Before the router scrolls to the target; links within the app open nothing by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again opens again
  useLayoutEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && panel.current?.contains(target)) panel.current.open = true;
  }, [hash, key]);
  return (
    <details className={styles.panel} ref={panel} open={wasOpened}>
      <summary className={styles.summary}>
        <h2>{title}</h2>
        <span className={styles.act}>{act}</span>
        <Icon name="chevronDown" />
        <span className={styles.state}>{state}</span>
      </summary>
      <div className={styles.body} id={id}>
        {children}
      </div>
    </details>
  );
}

/** Such panels below each other. */
export const FoldedPanels = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.panels}>{children}</div>
);
