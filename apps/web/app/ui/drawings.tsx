import styles from "./drawings.module.css";

/** A small line icon, in the text's colour. */
export function LineSign({ path }: { path: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A drawing on a tinted background; the last line has the accent colour. */
export function LineScene({ lines, tint }: { lines: readonly string[]; tint: number }) {
  return (
    <svg className={styles.scene} data-tint={tint % 6} viewBox="0 0 160 90" aria-hidden="true">
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
