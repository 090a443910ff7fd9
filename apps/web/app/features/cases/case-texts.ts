import type { CaseItem } from "@aufwind/contract/cases";
import type { Translate } from "../../platform/i18n/namespaces.ts";

/** Causes that name a case where nobody wrote a subject. */
const SOURCES = [
  "appointments",
  "content_appeals",
  "content_notices",
  "credentials",
  "disk",
  "disputes",
  "earning_holds",
  "gift_card_refunds",
  "gift_card_returns",
  "gift_cards",
  "package_payments",
  "package_refunds",
  "jobs",
  "mails",
  "provider_events",
  "reconciliation",
  "refunds",
  "replica",
  "reviews",
  "statements",
  "support_requests",
  "tax_reports",
  "vetting_checks",
  "withdrawals",
] as const;
type Source = (typeof SOURCES)[number];
const isSource = (source: string): source is Source => SOURCES.some((each) => each === source);

/** What a case is called: by whoever wrote, or by what caused it. */
export function caseTitle(
  { subject, source, kind }: Pick<CaseItem, "subject" | "source" | "kind">,
  t: Translate<"cases">,
) {
  return subject ?? (isSource(source) ? t(`sources.${source}`) : t(`kinds.${kind}`));
}

/** The actions that the thread tells of in a sentence. */
export const LOGGED_ACTIONS = ["assign", "snooze", "wait", "close", "reopen", "merge", "wake", "credit"] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];
export const isLoggedAction = (act: unknown): act is LoggedAction => LOGGED_ACTIONS.some((each) => each === act);

/** Why a case was closed, where that is more than that somebody was done with it. */
const CLOSE_REASONS = ["retried", "dismissed", "mended", "release", "withhold", "won", "lost", "refused"] as const;
type CloseReason = (typeof CLOSE_REASONS)[number];
export const isCloseReason = (why: unknown): why is CloseReason => CLOSE_REASONS.some((each) => each === why);
