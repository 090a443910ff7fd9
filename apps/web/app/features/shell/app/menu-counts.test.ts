import { expect, test } from "vitest";
import { menuCounts } from "./menu-counts.ts";

const coach = { appointmentsToday: 3, requests: 4, clients: 17, notesMissing: 1, reviewsWaiting: 2 };
const client = { appointments: 2, awaiting: 0, goals: 3, documents: 5, bookmarks: 4 };

test("fills a coach's counts only where somebody waits for an answer", () => {
  const counts = menuCounts("coach", { unreadMessages: 2, coach, client: null });
  const filled = Object.keys(counts).filter((key) => counts[key]?.isWaited);
  expect(filled).toEqual(["messages", "requests"]);
  expect(counts.clients?.count).toBe(17);
});

test("a client's appointments count what comes, or what waits for the client", () => {
  const of = (awaiting: number) =>
    menuCounts("client", { unreadMessages: 0, coach: null, client: { ...client, awaiting } }).appointments;
  expect(of(0)).toEqual({ kind: "appointments", count: 2, isWaited: false });
  expect(of(1)).toEqual({ kind: "awaiting", count: 1, isWaited: true });
});

test("goals count what is to be done, without filling it: nobody waits for an answer right now", () => {
  const { goals } = menuCounts("client", { unreadMessages: 0, coach: null, client });
  expect(goals).toEqual({ kind: "goals", count: 3, isWaited: false });
});

test("unknown counts are none", () => {
  const counts = menuCounts("client", { unreadMessages: 0, coach: null, client: null });
  expect(Object.values(counts).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
});

test("the team sees what is overdue filled, and otherwise its own cases plain", () => {
  const none = { unreadMessages: 0, coach: null, client: null };
  const team = (overdue: number) => ({
    permissions: [],
    methods: [],
    approvals: 0,
    cases: { mine: 4, overdue, open: 0 },
  });
  const cases = (overdue: number) => menuCounts("operator", { ...none, team: team(overdue) }).cases;
  expect(cases(2)).toEqual({ kind: "casesOverdue", count: 2, isWaited: true });
  expect(cases(0)).toEqual({ kind: "casesMine", count: 4, isWaited: false });
});
