import { deleteBilling, findBilling } from "./features/billing/store.ts";
import { leavePackages } from "./features/coaching-packages/commands.ts";
import { packageFacts } from "./features/coaching-packages/store.ts";
import { eraseCredits, findCredits } from "./features/credits/store.ts";
import { ownDisputes } from "./features/dispute-evidence/accounts.ts";
import { eraseAccounts } from "./features/dispute-evidence/store.ts";
import { eraseFriends, friendFacts } from "./features/friends/store.ts";
import { eraseGiftCards, giftCardFacts } from "./features/gift-cards/store.ts";
import { invoicesOf } from "./features/invoices/store.ts";
import { eraseCards } from "./features/payment-methods/commands.ts";
import { paymentMethodsOf } from "./features/payment-methods/store.ts";
import { paymentsOf } from "./features/payments/store.ts";
import { accountFact } from "./features/payout-accounts/store.ts";
import { storeSettlement } from "./features/statements/commands.ts";
import { earningsOf, statementsOf } from "./features/statements/store.ts";
import { storeFormerSeller } from "./features/tax-reports/commands.ts";
import { taxDataOf } from "./features/tax-reports/queries.ts";
import { type PersonalData, undefinedIfEmpty } from "./platform/session/personal-data.ts";

/** What we store about a person in money: part of the list of all features, in its order. */
export const PERSONAL_MONEY: PersonalData[] = [
  {
    name: "coaching-packages",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await packageFacts(database, userId)),
    // What is not used goes back; purchases stay without a name, as payments do.
    erase: (tx, platform, { userId }) => leavePackages(tx, platform, userId),
  },
  {
    name: "payment-methods",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await paymentMethodsOf(database, userId)),
    // A fee that is owed is still charged, then the provider deletes card and customer.
    erase: (tx, platform, { userId }) => eraseCards(tx, platform, userId),
  },
  {
    name: "billing",
    read: ({ database }, { userId }) => findBilling(database, userId),
    erase: (tx, _, { userId }) => deleteBilling(tx, userId),
  },
  {
    name: "friends",
    read: ({ database }, { userId }) => friendFacts(database, userId),
    erase: (tx, _, { userId }) => eraseFriends(tx, userId),
  },
  {
    name: "credits",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await findCredits(database, userId)),
    erase: (tx, _, { userId }) => eraseCredits(tx, userId),
  },
  {
    name: "gift-cards",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await giftCardFacts(database, userId)),
    erase: (tx, _, { userId }) => eraseGiftCards(tx, userId),
  },
  {
    name: "dispute-accounts",
    read: async (platform, { userId }) =>
      undefinedIfEmpty((await ownDisputes(platform, userId)).filter(({ account }) => account)),
    erase: (tx, _, { userId }) => eraseAccounts(tx, userId),
  },
  { name: "payments", read: async ({ database }, { userId }) => undefinedIfEmpty(await paymentsOf(database, userId)) },
  // Ledger and invoices are kept for eight years, as tax law requires.
  { name: "earnings", read: async ({ database }, { userId }) => undefinedIfEmpty(await earningsOf(database, userId)) },
  {
    name: "statements",
    read: async ({ database }, { userId }) => undefinedIfEmpty(await statementsOf(database, userId)),
    // What is owed is still paid out; the contact is deleted after that.
    erase: (tx, platform, { userId }) => storeSettlement(tx, platform, userId),
  },
  {
    name: "tax-reports",
    read: (platform, { userId }) => taxDataOf(platform, userId),
    // Before the business is deleted. Records of tax reports are kept for ten years, as the law requires.
    erase: (tx, platform, { userId }) => storeFormerSeller(tx, platform, userId),
  },
  { name: "payout-account", read: ({ database }, { userId }) => accountFact(database, userId) },
  { name: "invoices", read: async ({ database }, { userId }) => undefinedIfEmpty(await invoicesOf(database, userId)) },
];
