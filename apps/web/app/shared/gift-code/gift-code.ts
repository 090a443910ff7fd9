/** The field of a code; never kept on a device. */
export const CODE = "code";
/** The button that redeems, in a form that does something else. */
export const REDEEM = "redeem";

export type Redeemed = { redeemedCents: number };
