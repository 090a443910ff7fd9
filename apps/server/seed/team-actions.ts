/** Something that somebody of the team did, at its time. */
export type TeamAction = { at: number; play: () => Promise<unknown> };

/** Plays what the team did in order of time, as its log numbers it. */
export async function playInOrder(actions: readonly TeamAction[]): Promise<void> {
  for (const { play } of actions.toSorted((one, other) => one.at - other.at)) await play();
}
