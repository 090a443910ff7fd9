import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: what a cookie or a link carries. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a token: whoever reads the table cannot use it. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
