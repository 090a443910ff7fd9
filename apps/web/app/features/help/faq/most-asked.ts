/** The most common questions, by the ids in `content/faq`. */
export const MOST_ASKED = {
  clients: ["cancel", "reschedule", "when-is-card-charged", "join-session", "technical-trouble", "invoice"],
  coaches: ["confirm-requests", "platform-fees", "payout-date", "existing-clients", "no-show", "contest-reviews"],
} as const;
