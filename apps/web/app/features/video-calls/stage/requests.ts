import { readCoachOverview } from "@aufwind/contract/appointments";
import { openConversation, sendMessage } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { listNextTimes, type NextTimes } from "@aufwind/contract/slots";
import { proposeTime } from "@aufwind/contract/waiting-list-proposals";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";

type Pair = { coachId: string; clientId: string };

/** This file is loaded by `import()`: it brings the schemas of the contract along. */
export const openConversationOf = async ({ coachId, clientId }: Pair): Promise<string> =>
  (await callFromBrowser(openConversation, { body: { coachId, clientId } })).conversationId;

export const readNextAppointment = async () => (await callFromBrowser(readCoachOverview, {})).next;

export const readNextTimes = (id: string) => callFromBrowser(listNextTimes, { params: { id } });

type Proposed = { consultation: NextTimes["consultation"]; scheduledAt: string };

/** Holds a time for the client, who is told of it by mail, and writes it into the pair's conversation. */
export const proposeNext = async (pair: Pair, time: Proposed, text: string): Promise<void> => {
  await callFromBrowser(proposeTime, { params: { id: pair.clientId }, body: { ...time, words: "" } });
  const conversationId = await openConversationOf(pair);
  await callFromBrowser(sendMessage, { body: { conversationId, text } });
};

/** The server's sentence about what it refused; nothing where it could not be reached. */
export const refusalText = (error: unknown): string => (error instanceof ApiProblem ? error.body.detail : "");
