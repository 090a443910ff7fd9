/** The standard charts of accounts of German bookkeeping. */
export const CHARTS = ["SKR03", "SKR04"] as const;
export type Chart = (typeof CHARTS)[number];

/** What a coach's amounts are booked on. Sales are told apart as tax returns ask for them. */
export const ACCOUNTS = [
  "clearing",
  "bank",
  "sales",
  "smallSales",
  "unionSales",
  "foreignSales",
  "fees",
  "otherIncome",
] as const;
export type Account = (typeof ACCOUNTS)[number];
export type Accounts = Record<Account, string>;

export const ACCOUNT_LENGTHS = { least: 4, most: 8 };

/** The usual accounts of four digits. Clearing: money on its way from us to the coach's bank. */
const USUAL: Record<Chart, Accounts> = {
  SKR03: {
    clearing: "1360",
    bank: "1200",
    sales: "8400",
    smallSales: "8195",
    unionSales: "8336",
    foreignSales: "8338",
    fees: "4760",
    otherIncome: "2700",
  },
  SKR04: {
    clearing: "1460",
    bank: "1800",
    sales: "4400",
    smallSales: "4185",
    unionSales: "4336",
    foreignSales: "4338",
    fees: "6770",
    otherIncome: "4830",
  },
};

/** A chart's usual accounts; longer ones have zeros at their end, as DATEV itself lengthens them. */
export const usualAccounts = (chart: Chart, length: number = ACCOUNT_LENGTHS.least): Accounts =>
  Object.fromEntries(ACCOUNTS.map((account) => [account, USUAL[chart][account].padEnd(length, "0")])) as Accounts;

export const isAccountNumber = (text: string, length: number): boolean =>
  /^[1-9]\d*$|^0\d+$/.test(text) && text.length === length && Number(text) > 0;

type Invoiced = {
  /** As on the invoice; a correction has a negative amount. */
  grossCents: number;
  vatCents: number;
  number: string;
  /** `yyyy-mm-dd` */
  issuedOn: string;
  name: string;
};
type VatCase = "standard" | "small" | "reverseCharge" | "outside";

/** What happened to a coach's money, each with its document. */
export type BookedEvent =
  | ({ kind: "sale"; vatCase: VatCase } & Invoiced)
  | ({ kind: "fee" } & Invoiced)
  | { kind: "adjustment"; cents: number; on: string; reason: string }
  | { kind: "payout"; cents: number; on: string; month: string };

/** One line of a batch: the amount goes from `credit` to `debit`. */
export type BookingLine = {
  cents: number;
  debit: Account;
  credit: Account;
  /** `yyyy-mm-dd` */
  on: string;
  document: string;
  text: string;
  deductsVat: boolean;
};

const SALES: Record<VatCase, Account> = {
  standard: "sales",
  small: "smallSales",
  reverseCharge: "unionSales",
  outside: "foreignSales",
};

/** The fees' VAT is deducted by whoever owes VAT on sales; others book the whole amount as cost. */
export function bookingLineOf(event: BookedEvent, coach: { deductsVat: boolean }): BookingLine | undefined {
  const line = lineOf(event, coach);
  if (line.cents === 0) return undefined;
  // Amounts have no sign: what is taken back is booked the other way round.
  return line.cents > 0 ? line : { ...line, cents: -line.cents, debit: line.credit, credit: line.debit };
}

function lineOf(event: BookedEvent, { deductsVat }: { deductsVat: boolean }): BookingLine {
  switch (event.kind) {
    case "sale": {
      const { grossCents: cents, issuedOn: on, number: document, name: text } = event;
      return { cents, on, document, text, debit: "clearing", credit: SALES[event.vatCase], deductsVat: false };
    }
    case "fee": {
      const { grossCents: cents, issuedOn: on, number: document, name: text } = event;
      return {
        cents,
        on,
        document,
        text,
        debit: "fees",
        credit: "clearing",
        deductsVat: deductsVat && event.vatCents !== 0,
      };
    }
    case "adjustment": {
      const { cents, on, reason: text } = event;
      return { cents, on, document: "", text, debit: "clearing", credit: "otherIncome", deductsVat: false };
    }
    case "payout": {
      const { cents, on, month: document } = event;
      return { cents, on, document, text: document, debit: "bank", credit: "clearing", deductsVat: false };
    }
  }
}

/** The business year in which a month lies: its first day, `yyyy-mm-dd`. */
export function businessYearOf(month: string, firstMonth: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const begins = number >= firstMonth ? year : year - 1;
  return `${begins}-${String(firstMonth).padStart(2, "0")}-01`;
}

/** A batch has days without years, so that all of it lies within one business year. */
export const isWithinBusinessYear = ({ from, to, firstMonth }: { from: string; to: string; firstMonth: number }) =>
  from <= to && businessYearOf(from, firstMonth) === businessYearOf(to, firstMonth);
