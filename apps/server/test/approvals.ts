import type { Approval } from "@aufwind/contract/approvals";
import type { Person } from "./people.ts";

/** Approves what somebody else of the team asked for, as it was asked for. */
export async function decided({ browser }: Person, id: string): Promise<Response> {
  const { items } = (await (await browser.get("/api/operators/approvals")).json()) as { items: Approval[] };
  const asked = items.find((each) => each.id === id);
  const inputHash = asked?.inputHash ?? "decided";
  return browser.send("POST", `/api/operators/approvals/${id}/decide`, { decision: "approve", inputHash, reason: "" });
}
