/** Something that somebody of the team did, at its time. */
export type TeamAct = { at: number; play: () => Promise<unknown> };

/** Plays what the team did in order of time, as its log numbers it. */
export async function playInOrder(acts: readonly TeamAct[]): Promise<void> {
  for (const { play } of acts.toSorted((one, other) => one.at - other.at)) await play();
}
