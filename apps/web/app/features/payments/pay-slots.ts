import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import type { AskBank } from "./pay.ts";

/** What another room brings along; rooms do not import each other. */
export type PaySlots = {
  askBank: AskBank;
  /** Makes the form of a new card. */
  cardForm: (parts: {
    added: (methods: PaymentMethods) => void;
    label: string;
    back: React.ReactNode;
  }) => React.ReactNode;
};
