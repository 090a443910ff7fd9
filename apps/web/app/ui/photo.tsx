import type { Picture } from "@aufwind/contract/coach-profiles";

type PhotoProps = {
  picture: Picture;
  /** Whom it shows; empty where the name stands beside it. */
  alt: string;
  /** How wide it is shown, as `sizes` has it, so that the browser takes no larger one than it needs. */
  sizes: string;
  className?: string | undefined;
} & Pick<React.ComponentProps<"img">, "loading" | "fetchPriority">;

/** A stored picture in the width that the page needs. */
export function Photo({ picture: { urls, width, height }, ...rest }: PhotoProps) {
  const byWidth = Object.entries(urls).sort(([a], [b]) => Number(a) - Number(b));
  const srcSet = byWidth.map(([wide, url]) => `${url} ${wide}w`).join(", ");
  return <img {...rest} alt={rest.alt} src={byWidth.at(-1)?.[1]} srcSet={srcSet} width={width} height={height} />;
}
