/** What is known of the other side: its newest visit, and whether it goes on. */
export type OtherVisit = { visitId: string | null; isHere: boolean };

export const NOBODY: OtherVisit = { visitId: null, isHere: false };

/** Ids of visits rise with time: what is told of an older one came late, and a visit that ended never goes on. */
export function hear(known: OtherVisit, told: { visitId: string; isHere: boolean }): OtherVisit {
  if (known.visitId === null) return told;
  if (told.visitId < known.visitId) return known;
  if (told.visitId === known.visitId && !known.isHere) return known;
  return told.visitId === known.visitId && told.isHere === known.isHere ? known : told;
}

/** What an answer of the server says of it. */
export const hearAnswer = (known: OtherVisit, visitId: string | null): OtherVisit =>
  visitId === null ? { visitId: known.visitId, isHere: false } : hear(known, { visitId, isHere: true });
