import type { LiveSummary } from "@aufwind/contract/events";
import type { Role } from "../../../platform/session/member.ts";
import type { TeamMenu } from "../../../platform/session/operator.server.ts";

type Summary = Pick<LiveSummary, "unreadMessages" | "coach" | "client"> & { team?: TeamMenu | null };
/** `isWaited`: somebody waits for an answer. Only such a count is filled. */
export type MenuCount = { count: number; kind: CountKind; isWaited: boolean };
export type CountKind =
  | "today"
  | "requests"
  | "unread"
  | "clients"
  | "notesMissing"
  | "reviewsWaiting"
  | "appointments"
  | "awaiting"
  | "goals"
  | "documents"
  | "bookmarks"
  | "approvalsWaiting"
  | "casesMine"
  | "casesOverdue";

const plain = (kind: CountKind, count = 0): MenuCount => ({ kind, count, isWaited: false });
const waited = (kind: CountKind, count = 0): MenuCount => ({ kind, count, isWaited: true });

/** The count of each entry of the menu that has one, by the entry's key. */
export function menuCounts(role: Role, { unreadMessages, coach, client, team }: Summary): Record<string, MenuCount> {
  if (role === "operator")
    return {
      approvals: waited("approvalsWaiting", team?.approvals),
      cases: team?.cases.overdue ? waited("casesOverdue", team.cases.overdue) : plain("casesMine", team?.cases.mine),
    };
  const messages = waited("unread", unreadMessages);
  if (role === "coach")
    return {
      messages,
      calendar: plain("today", coach?.appointmentsToday),
      requests: waited("requests", coach?.requests),
      clients: plain("clients", coach?.clients),
      notes: plain("notesMissing", coach?.notesMissing),
      reviews: plain("reviewsWaiting", coach?.reviewsWaiting),
    };
  return {
    messages,
    appointments: client?.awaiting ? waited("awaiting", client.awaiting) : plain("appointments", client?.appointments),
    goals: plain("goals", client?.goals),
    documents: plain("documents", client?.documents),
    bookmarks: plain("bookmarks", client?.bookmarks),
  };
}
