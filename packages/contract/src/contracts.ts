import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { open, perPerson, problems } from "./platform/route.ts";

/** The order with the withdrawal instruction, and the terms in the version agreed. */
const CONTRACT_PAPERS = ["order", "terms"] as const;
export type ContractPaper = (typeof CONTRACT_PAPERS)[number];

const request = {
  params: z.object({ id: z.uuid({ error: "invalid" }), paper: z.enum(CONTRACT_PAPERS, "invalid") }),
};
const responses = {
  200: {
    description: "The paper",
    content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
  },
  ...problems("notSignedIn", "notFound", "invalidFields", "tooManyRequests", "unavailable", "busy"),
};

export const readContract = createRoute({
  method: "get",
  path: "/api/appointments/{id}/contract/{paper}",
  summary: "A paper of the contract of one's own appointment as PDF, as it was concluded last",
  ...open("signedIn", perPerson(60, 3600)),
  request,
  responses,
});

export const readPackageContract = createRoute({
  method: "get",
  path: "/api/packages/{id}/contract/{paper}",
  summary: "A paper of the contract of a package that one bought or sold, as PDF",
  ...open("signedIn", perPerson(60, 3600)),
  request,
  responses,
});
