import { readCoachOverview } from "@aufwind/contract/appointments";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** Loaded when it is asked for: it brings the contract's rules along. */
export const readNext = async () => (await callFromBrowser(readCoachOverview, {})).next;
