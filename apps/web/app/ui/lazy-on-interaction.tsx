import { type ComponentType, lazy, memo, Suspense } from "react";
import { loadWhenOnline } from "../platform/http/load-when-online.ts";

/** The first interactions. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Resolves with the first interaction: at once if there was one, or if the address has a hash. */
const somebody = () =>
  new Promise<void>((resolve) => {
    if ((navigator.userActivation?.hasBeenActive ?? true) || window.location.hash) return resolve();
    const gone = new AbortController();
    const come = () => {
      gone.abort();
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, come, { signal: gone.signal, passive: true });
  });

type LazyOnInteractionParams<P> = {
  load: () => Promise<ComponentType<P>>;
};

/**
 * A part that the server renders and that works as plain HTML; its JavaScript loads with the first interaction, so that
 * a page shows and scrolls without waiting for its last form.
 */
export function lazyOnInteraction<P extends object>({ load }: LazyOnInteractionParams<P>): ComponentType<P> {
  const isServer = typeof window === "undefined";
  const Part = lazy(async () => {
    if (!isServer) await somebody();
    return { default: await loadWhenOnline(load) };
  });
  // Rendered again only for other props: before its JavaScript is there, that would take its HTML away.
  return memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<P>;
}
