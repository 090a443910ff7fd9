import styles from "./initials.module.css";

/** The first letters of a first and a last name, in place of a picture. */
export function Initials({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={large ? `${styles.initials} ${styles.large}` : styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
