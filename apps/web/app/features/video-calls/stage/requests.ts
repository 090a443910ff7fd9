import { readCoachOverview } from "@aufwind/contract/appointments";
import { openConversation } from "@aufwind/contract/conversations";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";

/** This file is loaded by `import()`: it brings the schemas of the contract along. */
export const openConversationOf = async (pair: { coachId: string; clientId: string }): Promise<string> =>
  (await callFromBrowser(openConversation, { body: pair })).conversationId;

export const readNextAppointment = async () => (await callFromBrowser(readCoachOverview, {})).next;
