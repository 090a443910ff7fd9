type StoredFile = { bytes: Uint8Array; contentType: string };
type OpenedFile = { size: number; stream: ReadableStream<Uint8Array> };

/** A store for uploads and documents. Keys look like paths: `photos/0199….webp`. */
export type FileStore = {
  /** Stores the bytes under this key, replacing what was there; readers see the old or the new, never a half. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** For sending: read chunk by chunk, as fast as the reader takes it. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** Removes the file; a missing one is fine. */
  remove(key: string): Promise<void>;
};

const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/** Returns the key if it is a plain relative path of at most five parts, so that none can lead out of the store. */
export function checkedKey(key: string): string {
  const parts = key.split("/");
  if (parts.length > 5 || !parts.every((part) => PART.test(part))) throw new RangeError("This is no key of a file.");
  return key;
}
