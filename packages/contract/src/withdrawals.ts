import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, line, paragraph } from "./platform/fields.ts";
import { answer, json, open, perEmail, perNetwork, problems, writeProblems } from "./platform/route.ts";

/**
 * The electronic withdrawal of § 356a BGB: who, which contract, and where the receipt goes. No honeypot: a declaration
 * must never be lost.
 */
export const Withdrawal = z.object({
  name: line(100),
  email,
  contract: paragraph(500),
});

export const withdraw = createRoute({
  method: "post",
  path: "/api/visitors/withdraw",
  summary: "Withdraw from a contract; the receipt is mailed at once",
  ...open("visitor", perNetwork(3, 3600), perEmail(5, 86_400)),
  request: { body: json(Withdrawal) },
  responses: {
    202: answer(
      "The withdrawal is received; its receipt is on its way",
      z.object({ reference: z.string(), receivedAt: z.iso.datetime() }),
    ),
    ...writeProblems(),
  },
});

const WithdrawableContract = z.object({
  bookingNumber: z.string(),
  coachName: z.string(),
  scheduledAt: z.iso.datetime(),
  feeCents: z.int(),
});
export type WithdrawableContract = z.infer<typeof WithdrawableContract>;

const WithdrawablePackage = z.object({
  bookingNumber: z.string(),
  coachName: z.string(),
  size: z.int(),
  boughtAt: z.iso.datetime(),
  feeCents: z.int(),
});
export type WithdrawablePackage = z.infer<typeof WithdrawablePackage>;

export const listWithdrawable = createRoute({
  method: "get",
  path: "/api/clients/withdrawals/contracts",
  summary: "One's own contracts that can still be withdrawn from: the next appointment first, the latest package first",
  ...open("client"),
  responses: {
    200: answer(
      "The contracts",
      z.object({ items: z.array(WithdrawableContract), packages: z.array(WithdrawablePackage) }),
    ),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});
