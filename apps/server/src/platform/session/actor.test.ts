import { ACCESS } from "@aufwind/contract/platform/route";
import { PERMISSIONS } from "@aufwind/rules/operators";
import { expect, test } from "vitest";
import { type Actor, type OperatorRights, refusal } from "./actor.ts";

const NOW = new Date("2026-11-17T09:00:00Z");
const rights: OperatorRights = {
  permissions: ["support"],
  hasFactor: true,
  provedAt: new Date("2026-11-17T08:49:00Z"),
};
const staff = (over: Partial<OperatorRights> = {}): Actor => ({
  kind: "operator",
  userId: "3",
  sessionId: "s",
  rights: { ...rights, ...over },
});

const actors: Actor[] = [
  { kind: "visitor" },
  { kind: "client", userId: "1", sessionId: "s" },
  { kind: "coach", userId: "2", sessionId: "s" },
  staff(),
];

test("lets in exactly whom the access rule names", () => {
  const table = Object.fromEntries(
    ACCESS.map((access) => [access, actors.map((actor) => refusal(actor, { access }, NOW) ?? "in").join(" ")]),
  );
  expect(table).toEqual({
    visitor: "in in in in",
    signedIn: "notSignedIn in in in",
    client: "notSignedIn in wrongRole wrongRole",
    coach: "notSignedIn wrongRole in wrongRole",
    operator: "notSignedIn wrongRole wrongRole in",
  });
});

test("an operator needs one of the permissions that a route names", () => {
  const passed = PERMISSIONS.filter(
    (permission) => !refusal(staff(), { access: "operator", permissions: [permission] }, NOW),
  );
  expect(passed).toEqual(["support"]);
  expect(refusal(staff(), { access: "operator", permissions: ["finance", "support"] }, NOW)).toBeUndefined();
});

test("nothing opens without a factor, or for somebody who was removed", () => {
  expect(refusal(staff({ hasFactor: false }), { access: "operator" }, NOW)).toBe("factorMissing");
  const removed: Actor = { kind: "operator", userId: "3", sessionId: "s" };
  expect(refusal(removed, { access: "operator" }, NOW)).toBe("permissionMissing");
});

test("money and personal data ask for a proof of the last ten minutes", () => {
  const sensitive = { access: "operator", needsProof: true } as const;
  expect(refusal(staff(), sensitive, NOW)).toBe("proofStale");
  expect(refusal(staff({ provedAt: new Date("2026-11-17T08:51:00Z") }), sensitive, NOW)).toBeUndefined();
});
