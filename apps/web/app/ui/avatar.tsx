import styles from "./avatar.module.css";

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

/** A picture stored in several widths, each with its address. */
type Picture = { urls: Record<string, string>; width: number; height: number };
type PhotoProps = {
  picture: Picture;
  /** Whom it shows; empty if the name is beside it. */
  alt: string;
  /** Its shown width, as in `sizes`, so that the browser loads no larger one than needed. */
  sizes: string;
  className?: string | undefined;
} & Pick<React.ComponentProps<"img">, "loading" | "fetchPriority">;

/** A stored picture in the width that the page needs. */
export function Photo({ picture: { urls, width, height }, ...rest }: PhotoProps) {
  const byWidth = Object.entries(urls).sort(([a], [b]) => Number(a) - Number(b));
  const srcSet = byWidth.map(([wide, url]) => `${url} ${wide}w`).join(", ");
  return <img {...rest} alt={rest.alt} src={byWidth.at(-1)?.[1]} srcSet={srcSet} width={width} height={height} />;
}
