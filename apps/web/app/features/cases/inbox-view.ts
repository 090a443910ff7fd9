import { CASE_LISTS, type CaseFilterGiven, type CaseFilterKept } from "@aufwind/contract/cases";
import { CASE_DEADLINES, CASE_KINDS, CASE_STATES } from "@aufwind/rules/cases";
import { LOCALES } from "@aufwind/rules/locale";
import { defineList, matching, oneOf, someOf, type ViewOf, viewQuery } from "../../shared/list/view.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** Closed ones are a list of their own. */
export const OPEN_STATES = CASE_STATES.filter((state) => state !== "closed");

/** The inbox as its address says it. */
export const INBOX = defineList(
  {
    list: oneOf(CASE_LISTS, "all"),
    kinds: someOf(CASE_KINDS),
    state: oneOf(["", ...OPEN_STATES] as const, ""),
    due: oneOf(["", ...CASE_DEADLINES] as const, ""),
    language: oneOf(["", ...LOCALES] as const, ""),
    assignee: matching(UUID),
  },
  { filters: ["kinds", "state", "due", "language", "assignee"], mostPages: 40, pastMost: "last" },
);
export type InboxView = ViewOf<typeof INBOX>;

/** The address of the shown list, from its beginning. */
export const inboxQuery = (view: InboxView): string => viewQuery(INBOX, { ...view, page: 1 });

/** What the API is asked for, and what a saved view keeps. */
export const filterOf = ({ list, kinds, state, due, language, assignee }: InboxView): CaseFilterGiven => ({
  list,
  kinds,
  ...(state && { state }),
  ...(due && { due }),
  ...(language && { locale: language }),
  ...(assignee && { assigneeId: assignee }),
});

/** The address of a saved view. */
export const queryOfFilter = ({ list, kinds, state, due, locale, assigneeId }: CaseFilterKept): string =>
  inboxQuery({
    list,
    kinds,
    state: state ?? "",
    due: due ?? "",
    language: locale ?? "",
    assignee: assigneeId ?? "",
    page: 1,
  });
