import { expect, test } from "vitest";
import { readView } from "../../../shared/list/view.ts";
import { REFUND, wishOf } from "./refund-choice.ts";

const wished = (query: string) => wishOf(readView(REFUND, new URLSearchParams(query)).view);

test.each([
  ["part=quarter", { kind: "percent", basisPoints: 2500 }],
  ["part=half&bearer=platform", { kind: "percent", basisPoints: 5000 }],
  ["part=whole", { kind: "whole" }],
  ["part=fee", { kind: "fee" }],
  ["part=amount&amount=67,83+€", { kind: "amount", cents: 6783 }],
  ["part=amount&amount=1,250.00", { kind: "amount", cents: 125_000 }],
])("%s asks for exactly that", (query, wish) => expect(wished(query)).toEqual(wish));

test.each(["", "part=all", "part=amount", "part=amount&amount=much", "amount=20"])("%j asks for nothing yet", (query) =>
  expect(wished(query)).toBeUndefined(),
);
