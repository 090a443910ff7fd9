import { describe, expect, test } from "vitest";
import {
  type BookedEvent,
  bookingLineOf,
  businessYearOf,
  isAccountNumber,
  isWithinBusinessYear,
  usualAccounts,
} from "./bookkeeping.ts";
import { DATEV_COLUMNS, datevBatch } from "./bookkeeping-datev.ts";

const invoice = { number: "A-2026-0001", issuedOn: "2026-11-19", name: "Erika Beispiel" };
const sale: BookedEvent = { kind: "sale", vatCase: "standard", grossCents: 11_900, vatCents: 1900, ...invoice };
const fee: BookedEvent = { kind: "fee", grossCents: 2380, vatCents: 380, ...invoice };
const regular = { deductsVat: true };

describe("what is booked", () => {
  test("a sale is owed by us until it is paid out, on the account of its tax", () => {
    expect(bookingLineOf(sale, regular)).toMatchObject({ cents: 11_900, debit: "clearing", credit: "sales" });
    const abroad = { ...sale, vatCase: "reverseCharge" as const };
    expect(bookingLineOf(abroad, regular)).toMatchObject({ credit: "unionSales" });
  });

  test("a correction goes the other way, without a sign", () => {
    const back = bookingLineOf({ ...sale, grossCents: -11_900, vatCents: -1900 }, regular);
    expect(back).toMatchObject({ cents: 11_900, debit: "sales", credit: "clearing" });
  });

  test("the VAT of fees is deducted by those who owe VAT, and a cost for small businesses", () => {
    expect(bookingLineOf(fee, regular)).toMatchObject({ debit: "fees", credit: "clearing", deductsVat: true });
    expect(bookingLineOf(fee, { deductsVat: false })).toMatchObject({ deductsVat: false });
    expect(bookingLineOf({ ...fee, vatCents: 0 }, regular)).toMatchObject({ deductsVat: false });
  });

  test("nothing is no line", () => {
    expect(bookingLineOf({ kind: "payout", cents: 0, on: "2026-12-03", month: "2026-11" }, regular)).toBeUndefined();
  });

  test("what was sold, charged and paid out leaves nothing on the way", () => {
    const events: BookedEvent[] = [
      sale,
      fee,
      { kind: "adjustment", cents: -500, on: "2026-12-01", reason: "Correction" },
      { kind: "payout", cents: 11_900 - 2380 - 500, on: "2026-12-03", month: "2026-11" },
    ];
    const lines = events.map((event) => bookingLineOf(event, regular));
    const cleared = lines.reduce((sum, line) => {
      if (line?.debit === "clearing") return sum + line.cents;
      return line?.credit === "clearing" ? sum - line.cents : sum;
    }, 0);
    expect(cleared).toBe(0);
  });
});

describe("accounts and years", () => {
  test("longer accounts have zeros at their end; numbers have the length that was said", () => {
    expect(usualAccounts("SKR04", 6).sales).toBe("440000");
    expect(isAccountNumber("8400", 4)).toBe(true);
    expect(isAccountNumber("0420", 4)).toBe(true);
    for (const wrong of ["840", "84000", "0000", "84a0", "", "-840"]) expect(isAccountNumber(wrong, 4)).toBe(false);
  });

  test("a batch stays within one business year", () => {
    expect(businessYearOf("2026-06", 7)).toBe("2025-07-01");
    expect(businessYearOf("2026-07", 7)).toBe("2026-07-01");
    expect(isWithinBusinessYear({ from: "2026-01", to: "2026-12", firstMonth: 1 })).toBe(true);
    expect(isWithinBusinessYear({ from: "2026-06", to: "2026-07", firstMonth: 7 })).toBe(false);
    expect(isWithinBusinessYear({ from: "2026-03", to: "2026-02", firstMonth: 1 })).toBe(false);
  });
});

describe("the batch as a file", () => {
  const head = {
    consultantNumber: 29_098,
    clientNumber: 55_003,
    chart: "SKR03" as const,
    accountLength: 4,
    yearBegins: "2026-01-01",
    from: "2026-11-01",
    to: "2026-11-30",
    title: "Aufwind 2026-11",
    madeAt: "2026-12-01T08:30:00",
  };
  const batch = (...events: BookedEvent[]) => {
    const lines = events.map((event) => bookingLineOf(event, regular)).filter((line) => line !== undefined);
    return datevBatch(head, { lines, accounts: usualAccounts("SKR03") }).split("\r\n");
  };

  test("says what it is, for whom and which days, in 31 fields", () => {
    const [first = ""] = batch();
    expect(first.split(";")).toHaveLength(31);
    expect(first).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201083000000;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;' +
        '"Aufwind 2026-11";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
  });

  test("has 125 columns by place in each line", () => {
    expect(DATEV_COLUMNS).toHaveLength(125);
    expect(DATEV_COLUMNS[113]).toBe("Festschreibung");
    const [, , row = "", ...rest] = batch(fee);
    const cells = row.split(";");
    expect(cells).toHaveLength(125);
    expect(cells.slice(0, 14)).toEqual([
      "23,80",
      '"S"',
      '"EUR"',
      "",
      "",
      "",
      "4760",
      "1360",
      '"9"',
      "1911",
      '"A-2026-0001"',
      "",
      "",
      '"Erika Beispiel"',
    ]);
    expect(rest).toEqual([""]);
  });

  test("a name cannot break out of its cell", () => {
    const [, , row = ""] = batch({ ...sale, number: 'A 1;"2"', name: '=SUM(A1);"\r\nx'.repeat(20) });
    expect(row.split(";")).toHaveLength(125);
    expect(row).toContain('"A12"');
  });
});
