import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import type { AskBank } from "./pay.ts";

/** A part of another feature; features do not import each other. */
export type PaySlots = {
  askBank: AskBank;
  /** The form of a new card. */
  cardForm: (parts: {
    added: (methods: PaymentMethods) => void;
    label: string;
    back: React.ReactNode;
  }) => React.ReactNode;
};
