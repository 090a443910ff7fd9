import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { listedCoach } from "./listed-coach.ts";
import { pdf, uploadForm } from "./made-files.ts";
import { member, PASSWORD, person, registration, tokenIn } from "./people.ts";
import { RESUME } from "./sections.ts";
import { testServer } from "./test-server.ts";

// The calls of the specification's seventh part, each with method, path, fields and answers.
const server = await testServer();
const client = await person(server);
const coach = await person(server, { kind: "coach" });
await listedCoach(server, { userId: coach.userId });
await server.work();

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Who = "visitor" | "client" | "coach";
const pair = () => ({ coachId: coach.userId, clientId: client.userId });
const browserOf = (who: Who) => ({ visitor: server.browser(), client: client.browser, coach: coach.browser })[who];
const send = (who: Who, method: Method, path: string, body?: unknown) =>
  method === "GET" ? browserOf(who).get(path) : browserOf(who).send(method, path, body);
const opened = await send("client", "POST", "/api/conversations/conversation", pair());
const { conversationId } = (await opened.json()) as { conversationId: string };
const ids = { nobody: "019a8b00-0000-7000-8000-000000000003", conversation: conversationId };

const email = "new@example.org";
const document = "documents/Lebenslauf.pdf";
const deletion = () => {
  const form = new FormData();
  form.append("blobPath", document);
  return form;
};
const BILLING = {
  name: "Erika Muster",
  email,
  address: "Weg 1",
  city: "Berlin",
  postalCode: "10115",
  country: "DE",
  taxType: "eu_vat",
  taxNumber: "DE123456789",
};
const SUPPORT = { name: "Erika", email, subject: "Hilfe", message: "Bitte." };
const PAGE = "/api/visitors/coaches/0/10/desc";
const FILTERS = "keyword=stress&areasOfIntervention=burnout&language=de&minAppointmentFee=10&maxAppointmentFee=500";

type Call = [
  who: Who,
  method: Method,
  path: string | (() => string),
  body: (() => unknown) | undefined,
  status: number,
];
const CALLS: Call[] = [
  ["visitor", "GET", "/api/health-check/health-probe", undefined, 200],
  ["client", "GET", "/api/identity/user", undefined, 200],
  ["client", "POST", "/api/identity/refresh-access-token", undefined, 200],
  ["visitor", "PUT", "/api/visitors/client", () => registration({ email }), 201],
  ["visitor", "PUT", "/api/visitors/coach", () => registration({ email: "coach@example.org" }), 201],
  ["visitor", "PUT", "/api/visitors/lead", () => ({ email: "lead@example.org", acceptTerms: true }), 202],
  ["visitor", "POST", "/api/visitors/login", () => ({ email, password: PASSWORD, rememberMe: true }), 409],
  ["visitor", "POST", "/api/visitors/confirm-email", () => ({ token: "A".repeat(43) }), 422],
  ["visitor", "POST", "/api/visitors/request-password-reset", () => ({ email }), 202],
  [
    "visitor",
    "POST",
    "/api/visitors/reset-password",
    () => ({ token: "A".repeat(43), password: PASSWORD, passwordConfirmation: PASSWORD }),
    422,
  ],
  ["visitor", "POST", "/api/visitors/check-email", () => ({ email }), 200],
  ["visitor", "POST", "/api/visitors/resend-confirmation-email", () => ({ email }), 429],
  ["visitor", "POST", "/api/visitors/send-support-email", () => SUPPORT, 202],
  ["visitor", "GET", PAGE, undefined, 200],
  ["visitor", "GET", `${PAGE}?${FILTERS}`, undefined, 200],
  ["client", "POST", "/api/conversations/conversation", pair, 200],
  [
    "client",
    "POST",
    "/api/conversations/conversation/send-message",
    () => ({ conversationId: ids.conversation, text: "Hallo" }),
    201,
  ],
  [
    "coach",
    "PATCH",
    () => `/api/conversations/chat/conversation/${ids.conversation}/messages-update-status`,
    undefined,
    200,
  ],
  ["coach", "DELETE", () => `/api/conversations/chat/conversation/${ids.conversation}`, undefined, 204],
  ["coach", "GET", "/api/coaches/cv", undefined, 200],
  ["coach", "PUT", "/api/coaches/cv", () => RESUME, 200],
  ["coach", "PATCH", "/api/coaches/cv", () => ({ title: RESUME.title }), 200],
  ["coach", "POST", "/api/storage/upload", () => uploadForm(document, pdf()), 201],
  ["coach", "GET", "/api/storage/get?path=documents", undefined, 200],
  [
    "coach",
    "PATCH",
    "/api/storage/update-visibility",
    () => ({ blobPath: document, visibility: "Visible to all" }),
    200,
  ],
  ["visitor", "GET", () => `/api/storage/get/${coach.userId}?path=${document}`, undefined, 200],
  ["coach", "PATCH", "/api/storage/update-visibility", () => ({ blobPath: document, visibility: "Private" }), 200],
  ["coach", "DELETE", "/api/storage/delete", deletion, 200],
  ["client", "PATCH", () => `/api/notifications/mark-as-read/${ids.nobody}`, undefined, 404],
  ["client", "DELETE", () => `/api/notifications/notification/${ids.nobody}`, undefined, 404],
  ["client", "GET", "/api/stripe/publish-key", undefined, 200],
  ["client", "POST", "/api/stripe/checkout-session", () => ({}), 201],
  ["client", "POST", "/api/stripe/payment-intent", () => ({ appointmentId: ids.nobody }), 404],
  ["client", "GET", () => `/api/stripe/invoice/${ids.nobody}/en`, undefined, 404],
  [
    "client",
    "GET",
    () => `/api/stripe/invoices/received/10?status=paid&startingAfterInvoiceId=${ids.nobody}`,
    undefined,
    200,
  ],
  ["client", "GET", "/api/stripe/customer", undefined, 200],
  ["client", "PATCH", "/api/stripe/customer", () => BILLING, 200],
  ["client", "GET", "/api/stripe/customer-payment-methods", undefined, 200],
  ["client", "DELETE", () => `/api/stripe/payment-method/${ids.nobody}`, undefined, 404],
  ["client", "PATCH", () => `/api/stripe/default-payment-method/${ids.nobody}`, undefined, 404],
  [
    "client",
    "POST",
    "/api/identity/change-password",
    () => ({ currentPassword: PASSWORD, newPassword: "Winter-2027!" }),
    200,
  ],
  ["client", "POST", "/api/identity/logout", undefined, 200],
];

test("every call of the specification is answered as it is meant", async () => {
  const answers: unknown[] = [];
  for (const [who, method, path, body, status] of CALLS) {
    const at = typeof path === "string" ? path : path();
    const response = await send(who, method, at, body?.());
    if (response.status !== status) answers.push([method, at, response.status, await response.text()]);
  }
  expect(answers).toEqual([]);
});

test("a confirmed account logs in with e-mail, password and remember-me", async () => {
  const { browser, email: address } = await member(server);
  const response = await browser.send("POST", "/api/visitors/login", {
    email: address,
    password: PASSWORD,
    rememberMe: true,
  });
  expect(response.status).toBe(200);
  expect(await tokenIn(server, { to: email, page: "confirm-email" })).toHaveLength(43);
});

/** The quoted sentences of the eighth part, in English. */
const SENTENCES = [
  "User with this email was not confirmed",
  "Invalid credentials",
  "User was not found",
  "User is locked out due to multiple failed login attempts",
  "No account with the given email",
  "Failed to send reset email",
  "The email address is already registered",
  "Email is already in use",
  "Please wait {{wait}} before resending",
  "Your profile is now public!",
  "We couldn't change your visibility right now. Please review your profile completeness and availability, then try again.",
  "Card added but failed to update list",
  "maximum of 4 saved payment methods",
  "No saved payment methods",
  "No free slots available",
  "Please select a day",
  "Failed to load agenda settings",
  "No appointment found",
  "No scheduled time available for this appointment",
  "File already exists",
  "Error getting",
];

test("the sentences of the specification stand in the English texts word for word", async () => {
  const folders = ["../../web/app/locales/en/", "../../../packages/contract/locales/en/"];
  const texts = await Promise.all(
    folders.flatMap(async (folder) => {
      const at = new URL(folder, import.meta.url);
      const files = await readdir(at);
      return (await Promise.all(files.map((file) => readFile(new URL(file, at), "utf8")))).join("\n");
    }),
  );
  const all = texts.join("\n");
  expect(SENTENCES.filter((sentence) => !all.includes(sentence))).toEqual([]);
});
