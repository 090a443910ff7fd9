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

/** A small drawing: two lines of air that carry a leaf up. */
export function RisingLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 160 90" aria-hidden="true">
      <path d="M6 74c40 8 62-10 76-34C94 19 110 8 150 8" />
      <path className={styles.faint} d="M22 84c46 6 78-8 96-34 9-13 18-19 34-22" />
      <path className={styles.leaf} d="M66 38c2-14 12-20 24-20-1 13-9 21-24 20zm0 0 13-11" />
    </svg>
  );
}
