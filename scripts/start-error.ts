/** A start failure in one sentence for the person at the keyboard. */
export class StartError extends Error {}
