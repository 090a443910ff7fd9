import type { Access } from "@aufwind/contract/platform/route";

/** A signed-in person and their session. */
export type Member = { kind: "client" | "coach" | "operator"; userId: string; sessionId: string };
/** Who is asking. Identity comes from the session alone, never from a body or a path. */
export type Actor = { kind: "visitor" } | Member;

export type ActorOf = (headers: Headers) => Promise<Actor> | Actor;

export const visitor: Actor = { kind: "visitor" };

/** Whether this actor passes a route's access rule, or the problem that says why not. */
export function refusal(actor: Actor, access: Access): "notSignedIn" | "wrongRole" | undefined {
  if (access === "visitor") return undefined;
  if (actor.kind === "visitor") return "notSignedIn";
  return access === "signedIn" || access === actor.kind ? undefined : "wrongRole";
}

/** The viewer of something public; undefined for a visitor. */
export const viewerIdOf = (actor: Actor): string | undefined => (actor.kind === "visitor" ? undefined : actor.userId);
