/** How long links and tokens live, and how long a person waits before asking for another mail. */
export const LIFETIMES = {
  confirmHours: 24,
  resetHours: 1,
  resendSeconds: 60,
  accessMinutes: 15,
  /** With remember-me; without it a session ends with the browser, and a day after its last use at the latest. */
  rememberedDays: 30,
  unrememberedDays: 1,
  /** Between the password and the second step. */
  secondStepMinutes: 10,
  downloadMinutes: 10,
  /** How long a change of one's address can be undone by the former one. */
  undoEmailDays: 7,
  /** Who has no password proves who they are by a log-in that is not older than this. */
  freshSignInMinutes: 10,
  /** A second factor younger than this goes with a forgotten password: a thief may have added it. */
  newFactorDays: 7,
  /** An account that nobody confirmed is forgotten. */
  unconfirmedDays: 7,
} as const;
