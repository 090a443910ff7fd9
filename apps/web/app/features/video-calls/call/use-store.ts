import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** The present state of a store; the page is drawn again with each change. */
export const useStore = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get, get);
