import { openProvider } from "./provider.ts";

/** Shows the question that the client's bank has about a payment; how it ended is for our own API to say. */
export async function askBank(clientSecret: string): Promise<void> {
  const provider = await openProvider();
  await provider.handleNextAction({ clientSecret });
}
