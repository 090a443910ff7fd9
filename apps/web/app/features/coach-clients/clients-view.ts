import { RELATIONS, type Relation } from "@aufwind/rules/appointments/booking";
import { EXPERIENCE_LEVELS, QUALIFICATIONS } from "@aufwind/rules/clients";
import { CREATED, REMARKS } from "@aufwind/rules/coach-clients";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { defineList, oneOf, someOf, type ViewOf, words } from "../../shared/list/view.ts";

export const ORDERS = ["newest", "oldest"] as const;
export const LONGEST_NAME = 100;

/** A coach's own clients. */
export const CLIENTS = defineList(
  {
    name: words(LONGEST_NAME),
    /** Empty for both. */
    relation: oneOf<Relation | "">(RELATIONS, ""),
    created: oneOf(CREATED, "all"),
    /** One of the coach's own tags. */
    tag: words(REMARKS.tagLength),
    experience: someOf(EXPERIENCE_LEVELS),
    qualification: someOf(QUALIFICATIONS),
    order: oneOf(ORDERS, "newest"),
    size: oneOf(PAGE_SIZES, 10),
  },
  { filters: ["name", "relation", "created", "tag", "experience", "qualification"] },
);
export type ClientsView = ViewOf<typeof CLIENTS>;

/** The parts of one client's file. */
export const FILE_TABS = ["history", "goals", "notes", "documents", "payments"] as const;
export const FILE = defineList({ tab: oneOf(FILE_TABS, "history") });
export type FileView = ViewOf<typeof FILE>;
