import deFields from "@aufwind/contract/locales/de/fields.json" with { type: "json" };
import deProblems from "@aufwind/contract/locales/de/problems.json" with { type: "json" };
import enFields from "@aufwind/contract/locales/en/fields.json" with { type: "json" };
import enProblems from "@aufwind/contract/locales/en/problems.json" with { type: "json" };
import deMail from "../../../locales/de/mail.json" with { type: "json" };
import deSubscriptions from "../../../locales/de/subscriptions.json" with { type: "json" };
import deSupport from "../../../locales/de/support.json" with { type: "json" };
import deWithdrawals from "../../../locales/de/withdrawals.json" with { type: "json" };
import enMail from "../../../locales/en/mail.json" with { type: "json" };
import enSubscriptions from "../../../locales/en/subscriptions.json" with { type: "json" };
import enSupport from "../../../locales/en/support.json" with { type: "json" };
import enWithdrawals from "../../../locales/en/withdrawals.json" with { type: "json" };

const en = {
  fields: enFields,
  problems: enProblems,
  mail: enMail,
  subscriptions: enSubscriptions,
  support: enSupport,
  withdrawals: enWithdrawals,
};
type Rooms = typeof en;

/** Typed as the English rooms, so that a German sentence that is missing is an error of the compiler. */
const de: Rooms = {
  fields: deFields,
  problems: deProblems,
  mail: deMail,
  subscriptions: deSubscriptions,
  support: deSupport,
  withdrawals: deWithdrawals,
};

/** Every sentence the server itself says. */
export const ROOMS = { en, de };

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** `room:path.of.sentence`; the codes of fields come from the contract at run time. */
export type SentenceKey =
  | { [Room in keyof Rooms & string]: `${Room}:${Paths<Rooms[Room]>}` }[keyof Rooms & string]
  | `fields:${string}`;
