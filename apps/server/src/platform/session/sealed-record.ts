import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const [KEY, NONCE, TAG] = [32, 12, 16];

export type NamedKey = { name: string; key: Buffer };

/** A text with a key of its own, wrapped by the named key. */
export type SealedRecord = { sealed: Buffer; wrappedKey: Buffer; keyName: string };

/** Keys with the newest first, and the context: moved elsewhere the record cannot be opened. */
export type RecordSealing = { keys: readonly NamedKey[]; boundTo: readonly string[] };

/** A record that cannot be opened: its key is missing, or it was changed or moved. */
export class UnopenedRecord extends Error {
  constructor(keyName: string, isKnown: boolean) {
    super(`a record did not open with the key ${keyName}${isKnown ? "" : ", which is not here"}`);
    this.name = "UnopenedRecord";
  }
}

export function sealRecord(text: string, { keys, boundTo }: RecordSealing): SealedRecord {
  const own = randomBytes(KEY);
  const newest = newestOf(keys);
  return {
    sealed: encrypt(Buffer.from(text, "utf8"), own, bindingOf("text", boundTo)),
    wrappedKey: encrypt(own, newest.key, bindingOf("key", boundTo)),
    keyName: newest.name,
  };
}

export function openRecord(record: SealedRecord, { keys, boundTo }: RecordSealing): string {
  const own = unwrap(record, { keys, boundTo });
  return orUnopened(record, () => decrypt(record.sealed, own, bindingOf("text", boundTo)).toString("utf8"));
}

/** The record's own key wrapped by the newest one; the text is not touched. */
export function rewrapRecord(record: Omit<SealedRecord, "sealed">, { keys, boundTo }: RecordSealing) {
  const own = unwrap(record, { keys, boundTo });
  const newest = newestOf(keys);
  return { wrappedKey: encrypt(own, newest.key, bindingOf("key", boundTo)), keyName: newest.name };
}

export function newestOf(keys: readonly NamedKey[]): NamedKey {
  const [newest] = keys;
  if (!newest) throw new Error("there is no key to seal with");
  return newest;
}

function unwrap(record: Omit<SealedRecord, "sealed">, { keys, boundTo }: RecordSealing): Buffer {
  const wrapping = keys.find(({ name }) => name === record.keyName);
  if (!wrapping) throw new UnopenedRecord(record.keyName, false);
  return orUnopened(record, () => decrypt(record.wrappedKey, wrapping.key, bindingOf("key", boundTo)));
}

function orUnopened<T>({ keyName }: { keyName: string }, open: () => T): T {
  try {
    return open();
  } catch {
    throw new UnopenedRecord(keyName, true);
  }
}

const bindingOf = (part: "text" | "key", boundTo: readonly string[]) => Buffer.from(JSON.stringify([part, ...boundTo]));

function encrypt(bytes: Buffer, key: Buffer, binding: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(binding);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function decrypt(sealed: Buffer, key: Buffer, binding: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG }).setAAD(binding);
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const bytes = decipher.update(sealed.subarray(NONCE + TAG));
  // Of this cipher the end has no bytes of its own, but throws if anything was changed.
  decipher.final();
  return bytes;
}
