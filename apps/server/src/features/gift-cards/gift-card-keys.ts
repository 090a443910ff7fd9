import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { GIFT_CODE_BYTES, giftCodeFrom } from "@aufwind/rules/gift-cards-codes";
import { seal, unseal } from "../../platform/session/seal.ts";

const keyed = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest();

/** By this a code is found; whoever reads the table can try none. */
export const codeHashOf = (secret: string, code: string): Buffer => keyed(secret, `gift code ${code}`);

/** By this a card is known again, without the provider's fingerprint. */
export const cardKeyOf = (secret: string, fingerprint: string): Buffer => keyed(secret, `card ${fingerprint}`);

const PURPOSE = "gift-card-code";

/** A new code: as it is found, and sealed as it is sent again. */
export function newCode(secret: string) {
  const code = giftCodeFrom(randomBytes(GIFT_CODE_BYTES));
  return { code_hash: codeHashOf(secret, code), code: seal(code, { secret, purpose: PURPOSE }) };
}

/** The code of a gift card as it was given out. */
export const openCode = (secret: string, sealed: Buffer): string => unseal(sealed, { secret, purpose: PURPOSE });

const ID = 16;
const signatureOf = (secret: string, id: Buffer) => keyed(secret, `gift order ${id.toString("hex")}`).subarray(0, ID);

/** By this a buyer finds the order again: its id, signed, so that nothing is stored and nothing can be guessed. */
export function orderKeyOf(secret: string, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, signatureOf(secret, id)]).toString("base64url");
}

/** The id of the order; undefined if we never gave this key to anybody. */
export function orderIdOf(secret: string, key: string): string | undefined {
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== 2 * ID) return undefined;
  const [id, signature] = [bytes.subarray(0, ID), bytes.subarray(ID)];
  if (!timingSafeEqual(signature, signatureOf(secret, id))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
