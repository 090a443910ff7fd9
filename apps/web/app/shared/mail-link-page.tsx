import { useEffect, useRef } from "react";
import { RisingLines } from "../ui/illustrations.tsx";
import styles from "./mail-link-page.module.css";

type MailLinkPageProps = { title: string; children: React.ReactNode };

/** The one thing to decide, or to know, behind a mail's link. */
export const MailLinkPage = ({ title, children }: MailLinkPageProps) => (
  <div className={styles.page}>
    <RisingLines />
    <h1>{title}</h1>
    {children}
  </div>
);

/** What became of it; it takes the focus, since its button is gone. */
export function MailLinkResult({ title, children }: MailLinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page} role="status">
      <RisingLines />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
