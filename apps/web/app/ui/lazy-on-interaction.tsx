import { type ComponentType, lazy, Suspense } from "react";

/** What somebody does first on a page. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Resolves with the first sign of somebody: at once where there was one, or where an address leads into the page. */
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

type Later<P> = {
  load: () => Promise<ComponentType<P>>;
  /** The style sheets of the part: it is seen before its JavaScript comes, and naming them here makes them the page's. */
  styles: readonly CSSModuleClasses[];
};

/**
 * A part of the page that the server renders and that works as plain HTML; its JavaScript comes with the first sign of
 * somebody, so that a page shows and scrolls without waiting for its last form.
 */
export function lazyOnInteraction<P extends object>({ load }: Later<P>): ComponentType<P> {
  const isServer = typeof window === "undefined";
  const Part = lazy(async () => {
    if (!isServer) await somebody();
    return { default: await load() };
  });
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
