import styles from "./avatar.module.css";

/** A picture stored in several widths, each with its address. */
type Picture = { urls: Record<string, string>; width: number; height: number };

type ImageProps = Pick<React.ComponentProps<"img">, "loading" | "fetchPriority" | "onError">;

type AvatarProps = InitialsProps & {
  /** One address, or several by width; none shows the initials. */
  picture: Picture | string | null;
  /** Its shown width, if the style sheet around it sets `--avatar`. */
  sizes?: string;
} & ImageProps;

/** Somebody whose name is beside it, from the hair to the shoulders; else the initials. */
export function Avatar({ name, large = false, picture, sizes = "2.8rem", ...rest }: AvatarProps) {
  const className = lookOf(large);
  if (!picture) return <Initials name={name} large={large} />;
  if (typeof picture !== "string")
    return <Photo {...rest} className={className} picture={picture} alt="" sizes={sizes} />;
  return <img {...rest} className={className} src={picture} alt="" width="96" height="96" />;
}

type InitialsProps = { name: string; large?: boolean };

/** The initials on one of the grounds of the portraits, always the same one for a name. */
export const Initials = ({ name, large = false }: InitialsProps) => (
  <span className={`${lookOf(large)} ${styles.initials}`} data-ground={groundOf(name)} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

const lookOf = (large: boolean) => (large ? `${styles.avatar} ${styles.large}` : styles.avatar);

const GROUNDS = ["sage", "apricot", "mist", "sand", "moss"] as const;

const groundOf = (name: string) =>
  GROUNDS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length];

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

type PhotoProps = {
  picture: Picture;
  /** Whom it shows; empty if the name is beside it. */
  alt: string;
  /** Its shown width, as in `sizes`, so that the browser loads no larger one than needed. */
  sizes: string;
  className?: string | undefined;
} & ImageProps;

/** A stored picture in the width that the page needs. */
export function Photo({ picture: { urls, width, height }, ...rest }: PhotoProps) {
  const byWidth = Object.entries(urls).sort(([a], [b]) => Number(a) - Number(b));
  const srcSet = byWidth.map(([wide, url]) => `${url} ${wide}w`).join(", ");
  return <img {...rest} alt={rest.alt} src={byWidth.at(-1)?.[1]} srcSet={srcSet} width={width} height={height} />;
}
