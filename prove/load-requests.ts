import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import type { Crowd, CrowdClient } from "./crowd.ts";
import { type Answer, sendRequest } from "./http-requests.ts";
import { oneOf } from "./mutations.ts";

/** What the load generator is told. */
export type LoadPlan = {
  url: string;
  /** Requests a second, and for how long. */
  rate: number;
  seconds: number;
  streams: number;
  crowd: Crowd;
  /** The file of acknowledged writes: one JSON line each. */
  journal: string;
  cards: { url: string; publishableKey: string; secretKey: string };
  /** Addresses of visitors' pages and reads. */
  slugs: string[];
};

export type RequestKind = "page" | "read" | "write" | "file";
export type AcknowledgedWrite = {
  what: "message" | "note" | "appointment" | "review" | "card";
  id: string;
  value: string;
  at: number;
};
export type PlannedRequest = { kind: RequestKind; what: string; run(): Promise<Answer> };

/** 60 % pages, 25 % reads of the API, 10 % writes, 5 % uploads and PDFs. */
export function requestKindFor(draw: number): RequestKind {
  if (draw < 0.6) return "page";
  if (draw < 0.85) return "read";
  return draw < 0.95 ? "write" : "file";
}

const PAGES = [
  "/de",
  "/en",
  "/de/coaches",
  "/en/coaches",
  "/de/themen",
  "/de/blog",
  "/de/anmelden",
  "/de/fragen/klienten",
];
const CLIENT_PAGES = ["/de/klient", "/de/klient/termine", "/de/nachrichten", "/de/benachrichtigungen", "/de/konto"];
const COACH_PAGES = ["/de/coach", "/de/coach/termine", "/de/coach/klienten", "/de/coach/kalender"];
const VISITOR_READS = ["/api/visitors/coaches/0/10/desc", "/api/site", "/api/visitors/coaches/0/10/desc?language=de"];
const CLIENT_READS = [
  "/api/clients/appointments/0/10/desc",
  "/api/clients/conversations/0/10/desc",
  "/api/clients/notifications/0/10/desc",
];
const COACH_READS = [
  "/api/coaches/appointments/0/10/desc",
  "/api/coaches/clients/0/10/desc",
  "/api/coaches/reviews/0/10/desc",
];

/** As long as browsers make it: shorter ones are not read. */
const BOUNDARY = "----aufwindFormBoundary7MA4YWxkTrZu0gW";
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const SLOT_MS = 30 * 60_000;

/** Chooses what happens next, and keeps the journal of what was acknowledged. */
export function createRequests({ url, crowd, journal, cards, slugs }: LoadPlan, random: () => number) {
  let [bookings, reviews, saved] = [0, 0, 0];
  const versions = new Map<string, number>();
  /** Everybody has a network of their own: from one alone so many writes are refused. */
  const network = () => `10.${[0, 0, 0].map(() => Math.floor(random() * 250)).join(".")}`;
  const get =
    (path: string, cookie = "") =>
    () =>
      sendRequest(`${url}${path}`, { cookie, headers: { "x-forwarded-for": network() } });
  const send = (method: string, path: string, { cookie, body }: { cookie: string; body: object }) =>
    sendRequest(`${url}${path}`, {
      method,
      cookie,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-forwarded-for": network() },
    });
  const acknowledge = (entry: Omit<AcknowledgedWrite, "at">) =>
    appendFileSync(journal, `${JSON.stringify({ ...entry, at: Date.now() })}\n`);
  const client = () => oneOf(crowd.clients, random);
  const coach = () => oneOf(crowd.coaches, random);

  const message = (): PlannedRequest["run"] => async () => {
    const { cookie, conversationId } = client();
    const messageId = randomUUID();
    const body = { conversationId, messageId, text: "Bis Dienstag, und danke für das Gespräch!" };
    const answer = await send("POST", "/api/conversations/conversation/send-message", { cookie, body });
    if (answer.status === 201) acknowledge({ what: "message", id: conversationId, value: messageId });
    return answer;
  };
  const note =
    ({ cookie, appointmentId } = coach()) =>
    async () => {
      const body = { version: versions.get(appointmentId) ?? 0, text: `Notiz ${performance.now()}` };
      const answer = await send("PUT", `/api/appointments/${appointmentId}/note`, { cookie, body });
      if (answer.status === 200) {
        const { version } = JSON.parse(answer.body) as { version: number };
        versions.set(appointmentId, Math.max(version, versions.get(appointmentId) ?? 0));
        acknowledge({ what: "note", id: appointmentId, value: String(version) });
      } else if (answer.status === 409) {
        // Two at a time, or one whose answer was lost: the next one begins with what is there.
        const read = await sendRequest(`${url}/api/appointments/${appointmentId}/note`, { cookie });
        if (read.status === 200) versions.set(appointmentId, (JSON.parse(read.body) as { version: number }).version);
      }
      return answer;
    };
  const appointment = (): PlannedRequest["run"] => {
    const turn = bookings++;
    const { cookie, coach: own } = crowd.clients[turn % crowd.clients.length] as CrowdClient;
    // Another coach than the one they know, at a time of its own.
    const round = Math.floor(turn / crowd.clients.length);
    const place = (own + 1 + round) % crowd.coaches.length;
    const first = Math.ceil(Date.now() / SLOT_MS) * SLOT_MS + 48 * 2 * SLOT_MS;
    const startsAt = first + (Math.floor(turn / crowd.coaches.length) % 2400) * SLOT_MS;
    const body = {
      ...{
        coachId: crowd.coaches[place]?.id,
        consultation: "discovery",
        scheduledAt: new Date(startsAt).toISOString(),
      },
      ...{ timeZone: "Europe/Berlin", earlyStart: false, feeCents: 0 },
    };
    return async () => {
      const answer = await send("POST", "/api/appointments", { cookie, body });
      if (answer.status === 201)
        acknowledge({
          what: "appointment",
          id: (JSON.parse(answer.body) as { id: string }).id,
          value: body.scheduledAt,
        });
      return answer;
    };
  };
  const review = (): PlannedRequest["run"] => {
    const { cookie, reviewableId } = crowd.clients[reviews++ % crowd.clients.length] as CrowdClient;
    return async () => {
      const body = {
        appointmentId: reviewableId,
        stars: 5,
        text: "Das Gespräch hat mir sehr geholfen.",
        author: "initial",
      };
      const answer = await send("POST", "/api/reviews", { cookie, body });
      if (answer.status === 201) acknowledge({ what: "review", id: reviewableId, value: "5" });
      return answer;
    };
  };
  /** As the page and the provider's form do it: begin, confirm at the provider, keep. */
  const card = (): PlannedRequest["run"] => {
    const { cookie, id } = crowd.clients[saved++ % crowd.clients.length] as CrowdClient;
    return async () => {
      const begun = await send("POST", "/api/stripe/checkout-session", { cookie, body: {} });
      if (begun.status !== 201) return begun;
      const { setupIntentId, clientSecret } = JSON.parse(begun.body) as { setupIntentId: string; clientSecret: string };
      const made = await sendRequest(`${cards.url}/sandbox/cards`, {
        method: "POST",
        headers: { authorization: `Bearer ${cards.secretKey}` },
        body: JSON.stringify({ number: "4242424242424242" }),
      });
      if (made.status !== 200) return begun;
      await sendRequest(`${cards.url}/v1/setup_intents/${setupIntentId}/confirm`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${cards.publishableKey}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({
          client_secret: clientSecret,
          payment_method: (JSON.parse(made.body) as { id: string }).id,
        }).toString(),
      });
      const answer = await send("PUT", "/api/stripe/customer-payment-methods", { cookie, body: { setupIntentId } });
      if (answer.status < 300) acknowledge({ what: "card", id, value: setupIntentId });
      return answer;
    };
  };
  const upload = (): PlannedRequest["run"] => () => {
    const { cookie, conversationId } = client();
    const form = [
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachmentId"\r\n\r\n`,
      randomUUID(),
      `\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ];
    return sendRequest(`${url}/api/conversations/conversation/${conversationId}/attachments`, {
      method: "POST",
      cookie,
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "x-forwarded-for": network() },
      body: Buffer.concat([Buffer.from(form.join("")), PIXEL, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    });
  };
  const paper = (): PlannedRequest["run"] => {
    const { cookie, appointmentId } = coach();
    return get(`/api/appointments/${appointmentId}/note/de`, cookie);
  };
  const page = () => {
    const draw = random();
    if (draw < 0.5) return get(random() < 0.4 ? `/de/coaches/${oneOf(slugs, random)}` : oneOf(PAGES, random));
    return draw < 0.85
      ? get(oneOf(CLIENT_PAGES, random), client().cookie)
      : get(oneOf(COACH_PAGES, random), coach().cookie);
  };
  const read = () => {
    const draw = random();
    if (draw < 0.4)
      return get(random() < 0.5 ? `/api/visitors/coaches/${oneOf(slugs, random)}` : oneOf(VISITOR_READS, random));
    return draw < 0.8
      ? get(oneOf(CLIENT_READS, random), client().cookie)
      : get(oneOf(COACH_READS, random), coach().cookie);
  };
  const writeOf = (): [string, PlannedRequest["run"]] => {
    const draw = random();
    if (draw < 0.6) return ["message", message()];
    if (draw < 0.8) return ["note", note()];
    if (draw < 0.92) return ["appointment", appointment()];
    return draw < 0.97 ? ["review", review()] : ["card", card()];
  };
  /** A first note for each coach: what is printed has to be there. */
  const prepare = async () => {
    for (const each of crowd.coaches) {
      const { status } = await note(each)();
      if (status !== 200) throw new Error(`a first note was answered with ${status}`);
    }
  };
  const next = (): PlannedRequest => {
    const kind = requestKindFor(random());
    if (kind === "page") return { kind, what: "page", run: page() };
    if (kind === "read") return { kind, what: "read", run: read() };
    if (kind === "file")
      return random() < 0.5 ? { kind, what: "upload", run: upload() } : { kind, what: "paper", run: paper() };
    const [what, run] = writeOf();
    return { kind, what, run };
  };
  return { prepare, next };
}
