import type { BankAnswer } from "./bank.ts";
import type { Books, SavedAt } from "./control.ts";
import type { Faults } from "./faults.ts";
import type { Webhook } from "./webhooks.ts";

/** What a test can do to the provider, in the same process or over HTTP. */
export type Levers = {
  /** Where events go from now on. */
  sendTo(webhook: Webhook | undefined): void;
  /** Sends every event that waits (once each; failures stay waiting), until none is new; answers how many were sent. */
  deliver(): Promise<number>;
  /** Lets what happens later happen now: pending refunds end, disputes open, failing refunds fail, payouts arrive. */
  settle(): void;
  faults(faults: Partial<Faults>): void;
  /** A card as the iframe makes it: of nobody yet. Answers its id. */
  newCard(number: string, at?: SavedAt): string;
  /** A saved card of this number for this customer, set up for off-session use; answers its id. */
  saveCard(customerId: string, number: string, at?: SavedAt): string;
  /** Tells the bank what the card's owner says, for an intent that asks. */
  answerBank(intentId: string, answer: BankAnswer): void;
  closeDispute(id: string, outcome: "won" | "lost"): void;
  /** The sandbox's own books, to compare with ours. */
  books(): Books;
};
