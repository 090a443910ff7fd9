import { expect } from "vitest";
import type { TestServer } from "./test-server.ts";

/** Declared as a visitor does; answers with the reference. */
export async function declareWithdrawal(server: TestServer, { email, contract }: { email: string; contract: string }) {
  const body = { name: "Erika Muster", email, contract };
  const response = await server.send("POST", "/api/visitors/withdraw", { body, locale: "de" });
  expect(response.status).toBe(202);
  return ((await response.json()) as { reference: string }).reference;
}

/** The text of the last receipt to an address. */
export const receiptTo = async (server: TestServer, email: string) =>
  (await server.mails())
    .filter(({ to_address, subject }) => to_address === email && subject.startsWith("Eingang"))
    .at(-1)?.text;

export const caseOf = ({ database }: TestServer, reference: string) =>
  database.selectFrom("cases").selectAll().where("source_id", "=", reference).executeTakeFirstOrThrow();
