import type { PaymentMethods } from "@aufwind/contract/payment-methods";

/** The form of a new card; features do not import each other, so the route passes it in. */
export type CardFormSlot = (parts: {
  added: (methods: PaymentMethods) => void;
  label: string;
  back: React.ReactNode;
}) => React.ReactNode;
