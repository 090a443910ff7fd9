import type { SchemeChoice } from "../../platform/browser/scheme.ts";
import { OFFLINE_DATABASE } from "../../platform/forms/forget-drafts.ts";

/** What the worker shows without a network, in words: it knows neither languages nor formats. */
export type OfflinePage = {
  /** In milliseconds. */
  keptUntil: number;
  lang: string;
  scheme: SchemeChoice;
  texts: Record<"title" | "lead" | "next" | "none" | "toRoom" | "again" | "kept", string>;
  appointments: { endsAt: number; when: string; who: string; room: string; roomUrl: string }[];
};

const STORE = "sealed";

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(OFFLINE_DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

/**
 * Seals the page with a key of this device that no script can read out: what a backup, another program or a look into
 * the storage finds is no name and no time. Logging out deletes the key with everything else. A new key each time.
 */
export async function storeEncryptedPage(page: OfflinePage): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(page));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes);
  const database = await opened();
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction(STORE, "readwrite");
    writing.objectStore(STORE).put(key, "key");
    writing.objectStore(STORE).put({ iv, sealed }, "page");
    writing.oncomplete = () => resolve();
    writing.onerror = () => reject(writing.error);
  });
  database.close();
}
