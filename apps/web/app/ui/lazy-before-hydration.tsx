import { type ComponentType, lazy, useState } from "react";
import { loadWhenOnline } from "../platform/http/load-when-online.ts";
import { beforeHydration } from "../platform/pages/before-hydration.ts";

type LazyBeforeHydrationParams<P> = {
  load: () => Promise<ComponentType<P>>;
  /** Whether the document that the server sent has the part: what its HTML can be told by. */
  selector: string;
};

/**
 * A part with fields that a page shows to some people only. Where the document has it, its JavaScript is there before
 * React begins: a field that is hydrated after the rest could lose what was typed or ticked meanwhile. Reached later,
 * the page waits for it.
 */
export function lazyBeforeHydration<P extends object>({
  load,
  selector,
}: LazyBeforeHydrationParams<P>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  async function take() {
    loaded = await loadWhenOnline(load);
    return { default: loaded };
  }
  const Coming = lazy(take);
  beforeHydration({ selector, load: take });
  return function Part(props: P) {
    // One of the two for as long as it is shown: a change would make its fields anew.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Coming);
    return <Shown {...props} />;
  };
}
