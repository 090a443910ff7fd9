import type { ReviewFacts, ReviewStatus } from "@aufwind/rules/reviews";
import type { FollowedRow } from "./store.ts";

type Marked = Pick<FollowedRow, "published_at" | "removed_at" | "contested_at">;

export function reviewStatusOf({ published_at, removed_at, contested_at }: Marked): ReviewStatus {
  if (published_at) return "published";
  if (removed_at) return "removed";
  return contested_at ? "contested" : "waiting";
}

/** The facts that the rules need. */
export const factsOf = (row: Marked & Pick<FollowedRow, "written_at">): ReviewFacts => ({
  status: reviewStatusOf(row),
  writtenAt: row.written_at.getTime(),
});
