import { listClientContacts, listCoachContacts } from "@aufwind/contract/contacts";
import type { Side } from "@aufwind/rules/appointments/status";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { showPages } from "../../shared/list/shown-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { PAGE_SIZE, PEOPLE } from "./view.ts";

export type ShownPeople = Awaited<ReturnType<typeof askPeople>>;

/** Whom somebody can write to: `?person=` filters, `?people=` shows more. */
export async function loadPeople(visit: LoaderArgs, side: Side): Promise<ShownPeople | null> {
  return askPeople(visit, side).catch(() => null);
}

function askPeople({ request, context }: LoaderArgs, side: Side) {
  const call = api(request, context);
  const { person: name, page } = readView(PEOPLE, new URL(request.url).searchParams).view;
  return showPages({ list: PEOPLE, page, size: PAGE_SIZE, sort: "asc" }, ({ params, query }) => {
    const asked = { params, query: { ...query, name } };
    return side === "client" ? call(listClientContacts, asked) : call(listCoachContacts, asked);
  });
}
