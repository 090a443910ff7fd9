import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const [NONCE, TAG] = [12, 16];

/** Cached: reading a conversation opens thirty messages with one key. */
const MOST_KEYS = 1000;
const keys = new Map<string, Buffer>();

/** A key for one purpose: what is sealed for one cannot be opened for another. */
function keyFor(secret: string, purpose: string): Buffer {
  const name = `${secret} ${purpose}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const [oldest] = keys.size < MOST_KEYS ? [] : keys.keys();
  if (oldest !== undefined) keys.delete(oldest);
  keys.set(name, key);
  return key;
}

export type Sealing = { secret: string; purpose: string };

/** Encrypts bytes so that only this server can read them, and detects changes. */
export function sealBytes(bytes: Uint8Array, { secret, purpose }: Sealing): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unsealBytes(sealed: Uint8Array, { secret, purpose }: Sealing): Buffer<ArrayBuffer> {
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
}

/** The same for a text. */
export const seal = (text: string, sealing: Sealing): Buffer => sealBytes(Buffer.from(text, "utf8"), sealing);

export const unseal = (sealed: Uint8Array, sealing: Sealing): string => unsealBytes(sealed, sealing).toString("utf8");
