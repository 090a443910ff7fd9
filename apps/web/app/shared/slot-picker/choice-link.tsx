import { useIsRunning } from "../../platform/browser/use-mounted-after-hydration.ts";
import { IN_PLACE } from "./use-picker-links.ts";

type ChoiceLinkProps = Omit<React.ComponentProps<"a">, "href" | "role"> & {
  /** Undefined for what cannot be chosen. */
  href: string | undefined;
  isChosen?: boolean;
  /** Whether Tab stops here: one of each group, as with radio buttons. */
  isStop?: boolean;
};

/** One choice of a group: a link until JavaScript is there, then a radio button. */
export function ChoiceLink({ href, isChosen = false, isStop = false, ...rest }: ChoiceLinkProps) {
  const isLive = useIsRunning();
  const role = isLive
    ? ({ role: "radio", "aria-checked": isChosen, tabIndex: isStop ? 0 : -1 } as const)
    : ({ "aria-current": isChosen ? "true" : undefined } as const);
  const closed = { role: "radio", "aria-checked": false, "aria-disabled": true } as const;
  return <a {...rest} {...IN_PLACE} {...(href ? role : closed)} data-chosen={isChosen || undefined} href={href} />;
}
