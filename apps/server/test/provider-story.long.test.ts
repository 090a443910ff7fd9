import { expect, test } from "vitest";
import { playStory } from "./provider-story.ts";

test("each message of the provider three times, shuffled, half of them lost: it all ends as if nothing had been disturbed", {
  timeout: 240_000,
}, async () => {
  // On servers of their own, in parallel; for the last one no message arrives: they are asked for.
  const [undisturbed, disturbed, silent] = await Promise.all([
    playStory({ copies: 1, shuffle: false, drop: 0 }, 1),
    playStory({ copies: 3, shuffle: true, drop: 0.5 }, 7),
    playStory({ copies: 1, shuffle: false, drop: 1 }, 11),
  ]);
  expect(undisturbed).toMatchObject({
    appointments: [
      { name: "asked", status: "Completed", payment: "paid" },
      { name: "completed", status: "Completed", payment: "paid" },
      { name: "failed", status: "Cancelled", payment: "none" },
      { name: "lost", status: "Completed", payment: "disputed" },
      { name: "lostEarly", status: "Completed", payment: "disputed" },
      { name: "refunded", status: "Cancelled", payment: "refunded" },
      { name: "refusedRefund", status: "Cancelled", payment: "refunding" },
      { name: "replaced", status: "Completed", payment: "paid" },
      { name: "won", status: "Completed", payment: "paid" },
    ],
    accounts: [{ status: "ready" }],
  });
  expect(disturbed).toEqual(undisturbed);
  expect(silent).toEqual(undisturbed);
});
