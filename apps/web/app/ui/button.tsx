import { PageLink, PathLink } from "../platform/i18n/locale.tsx";
import styles from "./button.module.css";

export type ButtonLook = {
  /** `accent` at most once per view, `danger` for what cannot be undone. */
  look?: "primary" | "accent" | "ghost" | "quiet" | "danger" | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
};

function classOf({ look = "primary", small, wide }: ButtonLook, className?: string) {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide, className].filter(Boolean).join(" ");
}

export function Button({ look, small, wide, className, ...rest }: ButtonLook & React.ComponentProps<"button">) {
  return <button type="button" {...rest} className={classOf({ look, small, wide }, className)} />;
}

/** A link to one of our pages that looks like a button. */
export function PageButton({
  look,
  small,
  wide,
  className,
  ...rest
}: ButtonLook & React.ComponentProps<typeof PageLink>) {
  return <PageLink {...rest} className={classOf({ look, small, wide }, className)} />;
}

/** A link to an address of ours that looks like a button. */
export function PathButton({
  look,
  small,
  wide,
  className,
  ...rest
}: ButtonLook & React.ComponentProps<typeof PathLink>) {
  return <PathLink {...rest} className={classOf({ look, small, wide }, className)} />;
}

/** A link to a file that looks like a button. */
export function FileButton({ look, small, wide, className, ...rest }: ButtonLook & React.ComponentProps<"a">) {
  return <a {...rest} className={classOf({ look, small, wide }, className)} />;
}
