import styles from "./initials.module.css";

type InitialsProps = { name: string; large?: boolean; picture?: string | null };

/** A small round picture of somebody whose name is beside it; else the initials. */
export function Initials({ name, large = false, picture = null }: InitialsProps) {
  const className = large ? `${styles.initials} ${styles.large}` : styles.initials;
  if (picture) return <img className={className} src={picture} alt="" width="96" height="96" />;
  return (
    <span className={className} aria-hidden="true">
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
