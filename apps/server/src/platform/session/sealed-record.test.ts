import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type NamedKey, openRecord, rewrapRecord, sealRecord, UnopenedRecord } from "./sealed-record.ts";

const key = (name: string): NamedKey => ({ name, key: randomBytes(32) });
const [old, young] = [key("2025"), key("2026")];
const boundTo = ["note-1", "coach-1"];
const sealing = { keys: [old], boundTo };
const TEXT = "Burnout, Größe 9 \u{1F44D}";

test("a record opens again, looks different each time, and says which key wrapped it", () => {
  const [one, other] = [sealRecord(TEXT, sealing), sealRecord(TEXT, sealing)];
  expect([openRecord(one, sealing), openRecord(sealRecord("", sealing), sealing)]).toEqual([TEXT, ""]);
  expect([one.sealed.equals(other.sealed), one.wrappedKey.equals(other.wrappedKey), one.keyName]).toEqual([
    false,
    false,
    "2025",
  ]);
  expect(Buffer.concat([one.sealed, one.wrappedKey]).toString("latin1")).not.toContain("Burnout");
});

test("moved to another owner or note, or put together from two, it does not open", () => {
  const [record, other] = [sealRecord("a", sealing), sealRecord("b", sealing)];
  for (const elsewhere of [["note-1", "coach-2"], ["note-2", "coach-1"], ["note-1"], ["note-1,coach-1"]])
    expect(() => openRecord(record, { ...sealing, boundTo: elsewhere })).toThrow(UnopenedRecord);
  expect(() => openRecord({ ...record, sealed: other.sealed }, sealing)).toThrow(UnopenedRecord);
  expect(() => openRecord({ ...record, sealed: record.wrappedKey }, sealing)).toThrow(UnopenedRecord);
});

test.each(["sealed", "wrappedKey"] as const)(
  "a bit that was changed in %s is noticed, and so is a piece that is missing",
  (part) => {
    const record = sealRecord(TEXT, sealing);
    for (const place of [0, 12, record[part].length - 1]) {
      const changed = Buffer.from(record[part]);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => openRecord({ ...record, [part]: changed }, sealing)).toThrow(UnopenedRecord);
    }
    for (const length of [0, 5, 20])
      expect(() => openRecord({ ...record, [part]: record[part].subarray(0, length) }, sealing)).toThrow(
        UnopenedRecord,
      );
  },
);

test("wrapped again it opens with the new key alone, and the text was not touched", () => {
  const record = sealRecord(TEXT, sealing);
  const moved = { ...record, ...rewrapRecord(record, { keys: [young, old], boundTo }) };
  expect([moved.keyName, openRecord(moved, { keys: [young], boundTo })]).toEqual(["2026", TEXT]);
  expect(() => rewrapRecord(record, { keys: [young], boundTo })).toThrow("which is not here");
  expect(() => openRecord(record, { keys: [{ ...young, name: "2025" }], boundTo })).toThrow(UnopenedRecord);
});
