import type { Config } from "../config/config.ts";
import { inHashWorker } from "./hash-workers.ts";

/** Unicode-normalized: the same letters typed on two keyboards can be different bytes. */
const plain = (password: string) => password.normalize("NFC");

export async function hashPassword(password: string, { passwordCost }: Pick<Config, "passwordCost">): Promise<string> {
  return String(await inHashWorker({ password: plain(password), cost: passwordCost }));
}

export async function isPassword(password: string, hashed: string): Promise<boolean> {
  return (await inHashWorker({ password: plain(password), hashed })) === true;
}
