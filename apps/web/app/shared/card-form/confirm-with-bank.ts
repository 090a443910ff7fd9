import { openProvider } from "./provider.ts";

/** Shows the bank's question about a payment; the result comes from our own API. */
export async function confirmWithBank(clientSecret: string): Promise<void> {
  const provider = await openProvider();
  await provider.handleNextAction({ clientSecret });
}
