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

/** The buyer sees the order and can undo it; whoever has the print key only prints what was given. */
type KeyKind = "order" | "print";
const signatureOf = (secret: string, id: Buffer, kind: KeyKind) =>
  keyed(secret, `gift ${kind} ${id.toString("hex")}`).subarray(0, ID);

/** By this an order is found again: its id, signed, so that nothing is stored and nothing can be guessed. */
function keyOf(secret: string, orderId: string, kind: KeyKind): string {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, signatureOf(secret, id, kind)]).toString("base64url");
}
export const orderKeyOf = (secret: string, orderId: string): string => keyOf(secret, orderId, "order");
export const printKeyOf = (secret: string, orderId: string): string => keyOf(secret, orderId, "print");

/** The id of the order; undefined if we never gave this key to anybody. */
function idOf(secret: string, key: string, kind: KeyKind): string | undefined {
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== 2 * ID) return undefined;
  const [id, signature] = [bytes.subarray(0, ID), bytes.subarray(ID)];
  if (!timingSafeEqual(signature, signatureOf(secret, id, kind))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
export const orderIdOf = (secret: string, key: string): string | undefined => idOf(secret, key, "order");

/** The buyer prints by the key of the order, the recipient by the one of the mail. */
export const printedIdOf = (secret: string, key: string): string | undefined =>
  orderIdOf(secret, key) ?? idOf(secret, key, "print");
