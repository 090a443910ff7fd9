import { type Contact, listClientContacts, listCoachContacts } from "@aufwind/contract/contacts";
import type { Side } from "@aufwind/rules/appointments/status";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { MOST_PAGES, PAGE_SIZE, readPeopleView } from "./view.ts";

export type ShownPeople = { items: Contact[]; more: number | null };

/** Whom somebody can write to: `?person=` filters, `?people=` shows more. */
export async function loadPeople(visit: LoaderArgs, side: Side): Promise<ShownPeople | null> {
  return askPeople(visit, side).catch(() => null);
}

async function askPeople({ request, context }: LoaderArgs, side: Side): Promise<ShownPeople> {
  const call = api(request, context);
  const { name, page } = readPeopleView(new URL(request.url).searchParams);
  const lists = await Promise.all(
    Array.from({ length: page }, (_, each) => {
      const params = { page: String(each), size: String(PAGE_SIZE), sort: "asc" } as const;
      return side === "client"
        ? call(listClientContacts, { params, query: { name } })
        : call(listCoachContacts, { params, query: { name } });
    }),
  );
  const hasNext = lists.at(-1)?.hasNext ?? false;
  return { items: lists.flatMap(({ items }) => items), more: hasNext && page < MOST_PAGES ? page + 1 : null };
}
