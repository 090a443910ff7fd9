import styles from "./prose.module.css";

type ProseProps = { html: string; className?: string } | { children: React.ReactNode; className?: string };

/** Long text, from our own Markdown (never from a visitor) or from elements. */
export function Prose({ className, ...rest }: ProseProps) {
  const classes = [styles.prose, className].filter(Boolean).join(" ");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the repository's own Markdown
  if ("html" in rest) return <div className={classes} dangerouslySetInnerHTML={{ __html: rest.html }} />;
  return <div className={classes}>{rest.children}</div>;
}
