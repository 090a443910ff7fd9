import { readCoachOverview } from "@aufwind/contract/appointments";
import { openConversation } from "@aufwind/contract/conversations";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";

/** Loaded when it is asked for: it brings the contract's rules along. */
export const openPair = async (pair: { coachId: string; clientId: string }): Promise<string> =>
  (await callFromBrowser(openConversation, { body: pair })).conversationId;

/** Loaded when it is asked for: it brings the contract's rules along. */
export const readNext = async () => (await callFromBrowser(readCoachOverview, {})).next;
