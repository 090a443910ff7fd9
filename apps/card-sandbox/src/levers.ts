import type { BankAnswer } from "./bank.ts";
import type { Books, SavedAt } from "./control.ts";
import type { Faults } from "./faults.ts";
import type { Webhook } from "./webhooks.ts";

/** What a test can do to the provider, in the same process or over HTTP. */
export type Levers = {
  /** Where events go from now on. */
  sendTo(webhook: Webhook | undefined): void;
  /**
   * Sends every waiting event (once each; failures stay queued), until there are no new ones; returns how many were
   * sent.
   */
  deliver(): Promise<number>;
  /** Runs everything that is scheduled: pending refunds end, disputes open, failing refunds fail, payouts arrive. */
  settle(): void;
  faults(faults: Partial<Faults>): void;
  /** A card as the iframe creates it, without an owner. Returns its id. */
  newCard(number: string, at?: SavedAt): string;
  /** A saved card of this number for this customer, set up for off-session use; returns its id. */
  saveCard(customerId: string, number: string, at?: SavedAt): string;
  /** Answers the bank's question of an intent for the cardholder. */
  answerBank(intentId: string, answer: BankAnswer): void;
  closeDispute(id: string, outcome: "won" | "lost"): void;
  /** The sandbox's own ledger, to compare with ours. */
  books(): Books;
};
