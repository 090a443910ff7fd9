import type { Config } from "../config/config.ts";
import { inLane } from "./hash-lanes.ts";

/** The same letters typed on two keyboards can be other bytes. */
const plain = (password: string) => password.normalize("NFC");

export async function hashPassword(password: string, { passwordCost }: Pick<Config, "passwordCost">): Promise<string> {
  return String(await inLane({ password: plain(password), cost: passwordCost }));
}

export async function isPassword(password: string, hashed: string): Promise<boolean> {
  return (await inLane({ password: plain(password), hashed })) === true;
}
