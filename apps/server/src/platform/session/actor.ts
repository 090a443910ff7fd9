import type { Access } from "@aufwind/contract/platform/route";
import { isProofFresh, type Permission } from "@aufwind/rules/operators";

/** What an operator may do now: by permissions, and by the factor proved in this session. */
export type OperatorRights = { permissions: readonly Permission[]; hasFactor: boolean; provedAt: Date | null };
/** A signed-in person and their session. */
export type Member = {
  kind: "client" | "coach" | "operator";
  userId: string;
  sessionId: string;
  /** A suspended coach: reads the own data, and writes nothing but what is left open. */
  isReadOnly?: boolean;
  /** Operators only; missing for one who was removed. */
  rights?: OperatorRights;
};
/** Who is asking. Identity comes from the session alone, never from a body or a path. */
export type Actor = { kind: "visitor" } | Member;

export type ActorOf = (headers: Headers) => Promise<Actor> | Actor;

export const visitor: Actor = { kind: "visitor" };

/** A route's access rule. */
export type AccessRule = {
  access: Access;
  permissions?: readonly Permission[];
  needsProof?: boolean;
  /** Whether a suspended coach is kept from it. */
  isClosedWhenSuspended?: boolean;
};

/** Whether this actor passes a route's access rule, or the problem that says why not. */
export function refusal(actor: Actor, rule: AccessRule, now: Date) {
  if (rule.access === "visitor") return undefined;
  if (actor.kind === "visitor") return "notSignedIn";
  if (rule.access !== "signedIn" && rule.access !== actor.kind) return "wrongRole";
  if (actor.isReadOnly && rule.isClosedWhenSuspended) return "accountSuspended";
  return rule.access === "operator" ? operatorRefusal(actor.rights, rule, now) : undefined;
}

function operatorRefusal(rights: OperatorRights | undefined, { permissions = [], needsProof }: AccessRule, now: Date) {
  if (!rights) return "permissionMissing";
  if (!rights.hasFactor) return "factorMissing";
  if (permissions.length > 0 && !permissions.some((each) => rights.permissions.includes(each)))
    return "permissionMissing";
  return needsProof && !isProofFresh(rights.provedAt, now) ? "proofStale" : undefined;
}

/** The viewer of something public; undefined for a visitor. */
export const viewerIdOf = (actor: Actor): string | undefined => (actor.kind === "visitor" ? undefined : actor.userId);
