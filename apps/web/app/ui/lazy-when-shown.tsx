import { type ComponentType, lazy, memo, Suspense, use } from "react";
import { loadWhenOnline } from "../platform/http/load-when-online.ts";
import type { Namespace } from "../platform/i18n/namespaces.ts";
import { TranslatorContext } from "../platform/i18n/use-translation.ts";

type LazyWhenShownParams<P> = {
  load: () => Promise<ComponentType<P>>;
  /** Its own texts, which the page does not name: they load beside its JavaScript, not after it. */
  namespaces?: readonly Namespace[];
};

/**
 * A part that a page shows to some people only. Its JavaScript loads at once where it is shown, and nowhere else; until
 * then it is there as plain HTML.
 */
export function lazyWhenShown<P extends object>({ load, namespaces = [] }: LazyWhenShownParams<P>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await loadWhenOnline(load) }));
  // Rendered again only for other props: before its JavaScript is there, that would take its HTML away.
  return memo(function WhenShown(props: P) {
    const translator = use(TranslatorContext);
    for (const namespace of namespaces) void translator.coming(namespace);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}
