import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./platform/route.ts";

const Mail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  locale: z.enum(["en", "de"]),
  state: z.enum(["queued", "sent", "kept", "failed"]),
  createdAt: z.iso.datetime(),
});
export type Mail = z.infer<typeof Mail>;

export const listMails = createRoute({
  method: "get",
  path: "/api/dev/mails",
  summary: "The newest mails of this installation (never in production)",
  ...open("visitor"),
  responses: { 200: answer("Newest first, at most 100", z.object({ items: z.array(Mail) })) },
});

export const readMail = createRoute({
  method: "get",
  path: "/api/dev/mails/{id}",
  summary: "One mail with its text and HTML (never in production)",
  ...open("visitor"),
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answer("The mail", Mail.extend({ text: z.string(), html: z.string(), hasFiles: z.boolean() })),
    ...problems("notFound", "invalidFields"),
  },
});

export const readMailFiles = createRoute({
  method: "get",
  path: "/api/dev/mails/{id}/files",
  summary: "What goes along with a mail, as ZIP (never in production)",
  ...open("visitor"),
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: "The files",
      content: { "application/zip": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...problems("notFound", "invalidFields", "unavailable", "busy"),
  },
});

const Template = z.object({ id: z.string(), to: z.string(), subject: z.string(), locale: z.enum(["en", "de"]) });
export type Template = z.infer<typeof Template>;

export const listTemplates = createRoute({
  method: "get",
  path: "/api/dev/mail-templates",
  summary: "Every kind of mail in both languages, with made-up content (never in production)",
  ...open("visitor"),
  responses: { 200: answer("All kinds", z.object({ items: z.array(Template) })) },
});

export const readTemplate = createRoute({
  method: "get",
  path: "/api/dev/mail-templates/{id}",
  summary: "One kind of mail in one language with its text and HTML (never in production)",
  ...open("visitor"),
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: answer("The mail", Template.extend({ text: z.string(), html: z.string() })),
    ...problems("notFound", "invalidFields"),
  },
});
