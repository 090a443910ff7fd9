import type { CoachCard } from "@aufwind/contract/coach-cards";
import { searchCoaches } from "@aufwind/contract/search";
import type { AreaKey } from "@aufwind/rules/areas-catalog";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The smallest page that the API gives, and how many of it fit into a row. */
const SIZE = "5";
const SHOWN = 3;

type Wanted = { orderBy?: "newest"; category?: AreaKey[] };

/** A few coaches for a page that is about something else; none where the search cannot answer. */
export const findCoaches = ({ request, context }: LoaderArgs, query: Wanted): Promise<CoachCard[]> =>
  api(request, context)(searchCoaches, { params: { page: "0", size: SIZE, sort: "desc" }, query }).then(
    ({ items }) => items.slice(0, SHOWN),
    () => [],
  );
