import type { CoachCard } from "@aufwind/contract/coach-cards";
import { searchCoaches } from "@aufwind/contract/search";
import type { AreaKey } from "@aufwind/rules/areas-keys";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The API's smallest page, and how many fit into a row. */
const SIZE = "5";
const SHOWN = 3;

type FindCoachesParams = { orderBy?: "newest"; category?: AreaKey[] };

/** A few coaches for a page about something else; none if the search is not available. */
export const findCoaches = ({ request, context }: LoaderArgs, query: FindCoachesParams): Promise<CoachCard[]> =>
  api(request, context)(searchCoaches, { params: { page: "0", size: SIZE, sort: "desc" }, query }).then(
    ({ items }) => items.slice(0, SHOWN),
    () => [],
  );
