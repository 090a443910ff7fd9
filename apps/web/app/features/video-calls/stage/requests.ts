import { readCoachOverview } from "@aufwind/contract/appointments";
import { openConversation, sendMessage } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { listNextTimes } from "@aufwind/contract/slots";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";

type Pair = { coachId: string; clientId: string };

/** This file is loaded by `import()`: it brings the schemas of the contract along. */
export const openConversationOf = async ({ coachId, clientId }: Pair): Promise<string> =>
  (await callFromBrowser(openConversation, { body: { coachId, clientId } })).conversationId;

export const readNextAppointment = async () => (await callFromBrowser(readCoachOverview, {})).next;

export const readNextTimes = (id: string) => callFromBrowser(listNextTimes, { params: { id } });

/** Writes to the other one in the pair's conversation. */
export const proposeInChat = async (pair: Pair, text: string): Promise<void> => {
  const conversationId = await openConversationOf(pair);
  await callFromBrowser(sendMessage, { body: { conversationId, text } });
};

/** The server's sentence about what it refused; nothing where it could not be reached. */
export const refusalText = (error: unknown): string => (error instanceof ApiProblem ? error.body.detail : "");
