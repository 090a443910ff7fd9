import { expect, test } from "vitest";
import { packValues, unpackValues } from "./values.ts";

test("values come out as they went in, with their counts and without", () => {
  const values = [
    { value: "burnout", name: "Burnout und Erschöpfung", count: 1200 },
    { value: "stress", name: "Stress", count: 0 },
    { value: "tr", name: "Türkisch", count: undefined },
  ];
  expect(unpackValues(packValues(values))).toEqual(values);
  expect(unpackValues(packValues([]))).toEqual([]);
});
