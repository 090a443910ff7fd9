import type { Access } from "@aufwind/contract/platform/route";

/** Somebody who is signed in, and by which session. */
export type Member = { kind: "client" | "coach" | "operator"; userId: string; sessionId: string };
/** Who is asking. Identity comes from the session alone, never from a body or a path. */
export type Actor = { kind: "visitor" } | Member;

export type ActorOf = (headers: Headers) => Promise<Actor> | Actor;

export const visitor: Actor = { kind: "visitor" };

/** Whether this actor passes a route's access rule, or which problem says why not. */
export function refusal(actor: Actor, access: Access): "notSignedIn" | "wrongRole" | undefined {
  if (access === "visitor") return undefined;
  if (actor.kind === "visitor") return "notSignedIn";
  return access === "signedIn" || access === actor.kind ? undefined : "wrongRole";
}

/** Whoever looks at something that others see, too; undefined for a visitor. */
export const viewerIdOf = (actor: Actor): string | undefined => (actor.kind === "visitor" ? undefined : actor.userId);
