import type { Picture } from "@aufwind/contract/coach-profiles";

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
