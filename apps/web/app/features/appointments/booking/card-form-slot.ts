import type { PaymentMethods } from "@aufwind/contract/payment-methods";

/** Makes the form of a new card; rooms do not import each other, so the route hands it over. */
export type CardFormSlot = (parts: {
  added: (methods: PaymentMethods) => void;
  label: string;
  back: React.ReactNode;
}) => React.ReactNode;
