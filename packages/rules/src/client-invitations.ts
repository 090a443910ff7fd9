/** What a coach may invite at once and in a day, and how much they may write. */
export const INVITING = {
  mostRows: 1000,
  /** Of a list, pasted or uploaded. */
  mostBytes: 200 * 1024,
  perDay: 50,
  nameLength: 50,
  wordsLength: 1000,
  remindAfterDays: 7,
} as const;

/** How far somebody has come who was invited. */
export const INVITATION_STATUSES = [
  "waiting",
  "sent",
  "opened",
  "registered",
  "booked",
  "optedOut",
  "failed",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Why somebody of a list is not written to. */
export const LEFT_OUT = ["twice", "invited", "client", "optedOut", "noEmail", "email", "name", "formula"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** One line of a list, as its separators divide it. */
export type ListRow = { line: number; cells: readonly string[] };
/** Somebody on a line; without an address if there is none on it. */
export type Candidate = { line: number; firstName: string; email: string };

const EMAIL_HEADER = /^(?:e-?mail|mail)(?:[\s_-]?(?:adresse|address))?$|^(?:adresse|address)$/i;
const NAME_HEADER = /^(?:vor|first|given)[\s_-]?name$|^name$/i;
/** "Anna Berg <anna@example.org>", as mail programs write it. */
const WITH_NAME = /^([^<>]*)<([^<>]*)>$/;
/** Longer than any name or address. */
const LONGEST_CELL = 400;

/** What spreadsheets would run instead of showing. */
export const isFormula = (text: string): boolean => /^[=+\-@]/.test(text);

/** Whoever is on the lines of a list, with a line of headings or without. */
export function candidatesOf(rows: readonly ListRow[]): Candidate[] {
  const lines = rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim().slice(0, LONGEST_CELL)) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rest] = lines;
  const headings = head && headingsOf(head.cells);
  return (headings ? rest : lines).flatMap((row) => inRow(row, headings));
}

type Headings = { email: number; name: number };

function headingsOf(cells: readonly string[]): Headings | undefined {
  const email = cells.findIndex((cell) => EMAIL_HEADER.test(cell));
  if (email < 0 || cells.some((cell) => cell.includes("@"))) return undefined;
  return { email, name: cells.findIndex((cell) => NAME_HEADER.test(cell)) };
}

function inRow({ line, cells }: ListRow, headings: Headings | undefined): Candidate[] {
  if (headings) return [personIn({ line, cell: cells[headings.email] ?? "", name: cells[headings.name] ?? "" })];
  const addresses = cells.filter((cell) => cell.includes("@"));
  // Several addresses on a line are several people, without names beside them.
  const beside = addresses.length > 1 ? "" : (cells.find((cell) => cell && !cell.includes("@")) ?? "");
  if (addresses.length === 0) return [{ line, firstName: beside, email: "" }];
  return addresses.map((cell) => personIn({ line, cell, name: beside }));
}

function personIn({ line, cell, name }: { line: number; cell: string; name: string }): Candidate {
  const [, called = "", address = cell] = WITH_NAME.exec(cell) ?? [];
  const firstName = called.replaceAll('"', "").trim() || name;
  return { line, firstName, email: address.trim().replace(/^mailto:/i, "") };
}

type Queue = {
  /** How many of the same coach are before it. */
  ahead: number;
  /** How many mails of the coach went out today. */
  sentToday: number;
  /** As `yyyy-mm-dd`, in Berlin. */
  today: string;
};

/** The day on which an invitation that waits goes out. */
export function sendingDay({ ahead, sentToday, today }: Queue): string {
  const leftToday = Math.max(0, INVITING.perDay - sentToday);
  if (ahead < leftToday) return today;
  const days = 1 + Math.floor((ahead - leftToday) / INVITING.perDay);
  return Temporal.PlainDate.from(today).add({ days }).toString();
}

type Plan = { sentToday: number; waiting: number; today: string };

/** How many of `count` more go out today, and on which day the last of them. */
export function sendingPlan({ sentToday, waiting, today }: Plan, count: number) {
  const left = Math.max(0, INVITING.perDay - sentToday - waiting);
  const lastDay = count > 0 ? sendingDay({ ahead: waiting + count - 1, sentToday, today }) : null;
  return { today: Math.min(left, count), lastDay };
}
