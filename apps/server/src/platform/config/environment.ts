import { COACH_REVIEWS } from "@aufwind/rules/vetting";
import { z } from "zod";
import { flag, iceUrls, namedKeys, otlpHeaders, port, storedItems, url } from "./variable-formats.ts";

/** Of the demo company; in production reports wait for a real one. */
export const DEMO_TAX_NUMBER = "29/000/00000";

/** The demo company: not used in production, where each of these is required. */
export const DEMO = {
  COMPANY_NAME: "Aufwind Demo GmbH",
  COMPANY_STREET: "Musterstraße 1",
  COMPANY_CITY: "10115 Berlin",
  COMPANY_REPRESENTATIVE: "Erika Mustermann",
  COMPANY_REGISTER: "Amtsgericht Charlottenburg, HRB 000000 B",
  COMPANY_VAT_ID: "DE000000000",
  SUPPORT_EMAIL: "support@aufwind.example",
  SUPPORT_PHONE: "+49 30 0000000",
} as const;

/** Every variable that the server reads; `.env.example` is generated from it. */
export const Environment = z.object({
  /** `production` by default: a forgotten variable must not open the developer pages. */
  MODE: z
    .enum(["production", "demo", "development", "test"])
    .default("production")
    .describe(
      "production, demo, development or test. Everything but production opens the pages under /dev and the demo log-ins.",
    ),
  ROLE: z.enum(["all", "web", "worker"]).default("all").describe("all, web or worker: what this process does."),
  PORT: port.default(3000).describe("Port of pages and API."),
  HOST: z.string().optional().describe("Address to listen on: every one in production, elsewhere this machine alone."),
  METRICS_PORT: port.optional().describe("Port of the Prometheus metrics; none without it."),
  METRICS_TOKEN: z
    .string()
    .min(32, { error: "must have at least 32 characters" })
    .optional()
    .describe("At least 32 characters: with it the metrics are also read from other machines."),
  OTEL_EXPORTER_OTLP_ENDPOINT: url("https", "http")
    .optional()
    .describe("Where traces are sent by OTLP over HTTP, without /v1/traces; none without it."),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders
    .optional()
    .describe("What the receiver of traces wants to see: name=value, with commas between several."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe("The share of requests that are traced: 1 is all, 0.01 one of a hundred."),
  PUBLIC_URL: url("https", "http").optional().describe("The address people use; https in production."),
  DATABASE_URL: url("postgres", "postgresql").describe(
    "postgres://user:password@host:port/database. npm start brings its own PostgreSQL without it.",
  ),
  DATABASE_DIRECT_URL: url("postgres", "postgresql")
    .optional()
    .describe(
      "The same database past a pooler. With it DATABASE_URL leads through PgBouncer in transaction mode, and what needs a connection of its own comes here.",
    ),
  DATABASE_POOLER_PREPARES: flag
    .default(false)
    .describe(
      "true or false: the pooler keeps prepared statements, as PgBouncer does from 1.21 on. Halves the database's work.",
    ),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .pipe(z.array(url("postgres", "postgresql")))
    .default([])
    .describe("Streaming replicas for public reads, with commas between them; needs nothing else."),
  DATABASE_REPLICA_LAG: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(5)
    .describe("A replica further behind is not used, in seconds, 1 to 60."),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe("Most database connections of this process, 2 to 200."),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("How many proxies of yours stand before the server and are believed about the visitor's address."),
  SECRET: z
    .string()
    .min(32, { error: "must have at least 32 characters" })
    .optional()
    .describe("At least 32 random characters, the same in all processes; keys and sealing follow from it."),
  NOTE_KEYS: namedKeys
    .default([])
    .describe("Keys that wrap those of session notes, the one in use first: 2026:<base64 of 32 bytes>,2025:<...>."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("fatal, error, warn, info, debug or silent."),
  DATA_FOLDER: z.string().default(".data").describe("Where files are kept without S3."),
  LEGAL_TEXTS: z
    .string()
    .optional()
    .describe("A folder with terms, conduct and privacy policy of your own; else those of content/legal."),
  SMTP_URL: url("smtp", "smtps")
    .optional()
    .describe("smtp://user:password@host:587 or smtps://...:465; without it mails are kept for the mailbox page."),
  MAIL_FROM: z
    .string()
    .optional()
    .describe("Sender of all mails, Name <address>; else made of BRAND_NAME and SUPPORT_EMAIL."),
  MAILINGS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(60)
    .describe("How many people a mailing writes to within a minute at most, 1 to 10000."),
  WAITING_LIST_HOLD_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(1440)
    .default(30)
    .describe("How long a freed time is held for the first who waits for it, in minutes, 5 to 1440."),
  S3_ENDPOINT: url("https", "http")
    .optional()
    .describe("Address of an S3-compatible store; endpoint, bucket and both parts of the key are needed together."),
  S3_REGION: z.string().default("eu-central-1").describe("Region of the store."),
  S3_BUCKET: z.string().optional().describe("Its bucket."),
  S3_ACCESS_KEY_ID: z.string().optional().describe("The public part of its key."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret part of its key."),
  MARKETING_TAG_URL: url("https", "http")
    .optional()
    .describe("Script of the marketing tag, loaded only after consent; needs the provider and what it stores."),
  MARKETING_TAG_PROVIDER: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("Company behind the marketing tag, with its seat, as the consent dialog names it."),
  MARKETING_TAG_PRIVACY_URL: url("https", "http").optional().describe("That company's privacy policy."),
  MARKETING_TAG_STORAGE: storedItems
    .optional()
    .describe("What the marketing tag stores: _ad=90,_visit=session,_id=unlimited (names with days), or none."),
  MAILING_TAG_URL: url("https", "http")
    .optional()
    .describe("Script of the mailing integration, loaded only after consent; needs the provider and what it stores."),
  MAILING_TAG_PROVIDER: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("Company behind the mailing integration, with its seat, as the consent dialog names it."),
  MAILING_TAG_PRIVACY_URL: url("https", "http").optional().describe("That company's privacy policy."),
  MAILING_TAG_STORAGE: storedItems
    .optional()
    .describe("What the mailing integration stores: names with days like the marketing tag, or none."),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('OAuth client of "Sign in with Google"; needed together with its secret.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("That client's secret."),
  OIDC_ISSUER: url("https", "http")
    .optional()
    .describe("Issuer of another OpenID Connect provider; needed together with client, secret and name."),
  OIDC_CLIENT_ID: z.string().optional().describe("Its client."),
  OIDC_CLIENT_SECRET: z.string().optional().describe("That client's secret."),
  OIDC_NAME: z.string().trim().min(1).max(40).optional().describe("Its name on the button, up to 40 characters."),
  CALENDAR_GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe("OAuth client by which coaches connect their Google calendar; needed together with its secret."),
  CALENDAR_GOOGLE_CLIENT_SECRET: z.string().optional().describe("That client's secret."),
  CALENDAR_MICROSOFT_CLIENT_ID: z
    .string()
    .optional()
    .describe("OAuth client by which coaches connect their Microsoft calendar; needed together with its secret."),
  CALENDAR_MICROSOFT_CLIENT_SECRET: z.string().optional().describe("That client's secret."),
  CALENDAR_SERVICES_URL: url("https", "http")
    .optional()
    .describe("A server that stands in for both, with MODE test or development only."),
  PASSWORD_COST: z
    .enum(["full", "light"])
    .default("full")
    .describe(
      "full or light. Only for tests, which log in all the time: production hashes in full whatever stands here.",
    ),
  PRIVATE_NETWORKS: z
    .enum(["refused", "allowed"])
    .default("refused")
    .describe(
      "refused or allowed. Only for tests and development, whose calendars and push services stand on the same machine.",
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      "Secret API key of the card provider; the three are needed together. Outside production the sandbox stands in for them.",
    ),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe("Public API key of the card provider."),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe("Signing secret of the card provider's webhook endpoint."),
  CARD_SANDBOX_URL: url("https", "http")
    .default("http://localhost:3010")
    .describe("Where the card sandbox listens, as server and browser reach it; never read in production."),
  CARD_REQUESTS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(20)
    .describe("How often a second one process asks the card provider at most, 1 to 1000."),
  STUN_URLS: iceUrls("stun")
    .default([])
    .describe("Servers that tell a browser its public address, with commas between them: stun:turn.example.org:3478."),
  TURN_URLS: iceUrls("turn", String.raw`(\?transport=(udp|tcp))?`)
    .default([])
    .describe(
      "Relays for video, with commas between them: turn:turn.example.org:3478,turns:turn.example.org:443?transport=tcp.",
    ),
  TURN_SECRET: z
    .string()
    .min(32, { error: "must have at least 32 characters" })
    .optional()
    .describe("coturn's static-auth-secret, at least 32 characters; needed together with TURN_URLS."),
  ICE_TRANSPORT: z
    .enum(["all", "relay"])
    .default("all")
    .describe("all or relay: relay hides the two people's networks from each other and needs TURN_URLS."),
  CALL_PHONE_NUMBER: z
    .string()
    .trim()
    .regex(/^\+?[\d][\d ()/-]{3,28}$/, { error: "must be a telephone number such as +49 30 1234567" })
    .optional()
    .describe(
      "A telephone conference for calls whose line fails: people dial it and type the code of their appointment, 8 digits. It must take any code.",
    ),
  COACH_REVIEW: z
    .enum(COACH_REVIEWS)
    .optional()
    .describe(
      "before or after: whether the team checks a profile before its first publication; before in production, else after.",
    ),
  PAGE_CACHE: flag.default(true).describe("true or false: keep pages for visitors for five seconds."),
  BRAND_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .default("Aufwind")
    .describe("The product's name on pages and in mails, up to 40 characters."),
  COMPANY_NAME: z.string().optional().describe("The company in imprint, terms and privacy policy."),
  COMPANY_STREET: z.string().optional().describe("Street and number."),
  COMPANY_CITY: z.string().optional().describe("Postal code and city, in this order with a space between them."),
  COMPANY_REPRESENTATIVE: z.string().optional().describe("Who represents the company."),
  COMPANY_REGISTER: z.string().optional().describe("Court and number of the register entry."),
  COMPANY_VAT_ID: z.string().optional().describe("VAT identification number."),
  COMPANY_TAX_NUMBER: z
    .string()
    .optional()
    .describe("The company's number at its tax office: it names the sender of tax reports (DAC7)."),
  SUPPORT_EMAIL: z.email().optional().describe("Where support requests and withdrawals go."),
  SUPPORT_PHONE: z.string().optional().describe("Phone number in the imprint."),
});

export const NEEDED_IN_PRODUCTION = [
  "PUBLIC_URL",
  "SECRET",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  ...(Object.keys(DEMO) as (keyof typeof DEMO)[]),
] as const;
