import { expect, test } from "vitest";
import { forMeFirst } from "./order.ts";

const approval = (id: string, can: "decide" | "withdraw" | "nothing", day: number) => ({
  id,
  can: { decide: can === "decide", withdraw: can === "withdraw" },
  expiresAt: `2026-11-${day}T12:00:00.000Z`,
});

test("what waits for me comes first, then my own requests, and what lapses first leads each", () => {
  const mixed = [
    approval("theirs", "nothing", 17),
    approval("mine", "withdraw", 18),
    approval("later", "decide", 20),
    approval("sooner", "decide", 19),
  ];
  expect(forMeFirst(mixed).map(({ id }) => id)).toEqual(["sooner", "later", "mine", "theirs"]);
});
