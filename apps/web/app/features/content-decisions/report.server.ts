import { readTransparencyReport } from "@aufwind/contract/content-decisions";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";

export const loadReport = ({ request, context }: LoaderArgs) =>
  api(request, context)(readTransparencyReport, {}).catch(asErrorPage);
