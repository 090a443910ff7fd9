import type { LoaderFunctionArgs } from "react-router";
import { loadSuggestions } from "../features/search/suggestions.server.ts";

/** For the search box while typing. */
export const loader = (visit: LoaderFunctionArgs) => loadSuggestions(visit);
