import { listClients, listClientTags } from "@aufwind/contract/coach-clients";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { CLIENTS, type ClientsView } from "./clients-view.ts";

/** The clients of the address; null if not available. */
export async function loadClients(visit: LoaderArgs) {
  const { view, isClear } = readView(CLIENTS, new URL(visit.request.url).searchParams);
  const [list, tags] = await Promise.all([askClients(visit, view).catch(() => null), askTags(visit)]);
  return { view, isClear, list, tags };
}

/** One's own tags; none if they could not be loaded. */
const askTags = ({ request, context }: LoaderArgs): Promise<string[]> =>
  api(request, context)(listClientTags, {}).then(
    ({ items }) => items.map(({ tag }) => tag),
    () => [],
  );

function askClients({ request, context }: LoaderArgs, view: ClientsView) {
  const { name, relation, created, tag, experience, qualification } = view;
  const filters = { name, relation: relation ? [relation] : [], created, tag, experience, qualification };
  return loadPages({ list: CLIENTS, ...view }, ({ params, query }) =>
    api(request, context)(listClients, { params, query: { ...query, ...filters } }),
  );
}

export type ShownClients = Awaited<ReturnType<typeof askClients>>;
