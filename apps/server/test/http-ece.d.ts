// It has no types of its own; these are the parts that we use.
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  type Opening = { version: "aes128gcm"; privateKey: ECDH; authSecret: string };
  const ece: { decrypt(sealed: Buffer, opening: Opening): Buffer };
  export default ece;
}
