import { hkdfSync } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import type { NamedKey } from "../session/sealed-record.ts";
import { DEMO, DEMO_TAX_NUMBER, Environment, NEEDED_IN_PRODUCTION } from "./environment.ts";
import { OF_SECRET } from "./variable-formats.ts";

/** A missing or wrong variable, in one sentence for the person who starts the server. */
export class ConfigError extends Error {}

/** All settings, read once at the start. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const missing = issue?.code === "invalid_type" && given[String(issue.path[0])] === undefined;
    throw new ConfigError(
      `The variable ${String(issue?.path[0])} ${missing ? "is missing" : `is not usable: ${issue?.message}`}.`,
    );
  }
  const vars = parsed.data;
  const production = vars.MODE === "production";
  const missing = production ? NEEDED_IN_PRODUCTION.find((name) => !vars[name]) : undefined;
  if (missing) throw new ConfigError(`The variable ${missing} is missing; it is needed in production.`);
  const open = production ? (["PUBLIC_URL", "OIDC_ISSUER"] as const).find((name) => isOpen(vars[name])) : undefined;
  if (open) throw new ConfigError(`The variable ${open} must start with https:// in production.`);
  const known = production ? knownSecretIn(vars) : undefined;
  if (known)
    throw new ConfigError(`The variable ${known} is published or easy to guess; give it a random one of your own.`);
  const secret = vars.SECRET ?? DEMO_SECRET;
  const publicUrl = vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`;

  return {
    mode: vars.MODE,
    /** Mailbox and kit pages, demo people: everywhere but in production. */
    devTools: !production,
    runsWeb: vars.ROLE !== "worker",
    runsWorker: vars.ROLE !== "web",
    http: {
      port: vars.PORT,
      host: vars.HOST ?? (production ? "0.0.0.0" : LOOPBACK),
      publicUrl: publicUrl.replace(/\/$/, ""),
      secure: publicUrl.startsWith("https:"),
      trustedProxies: vars.TRUSTED_PROXIES,
      pageCache: vars.PAGE_CACHE,
    },
    metrics: metrics(vars),
    tracing: tracing(vars),
    database: {
      url: vars.DATABASE_URL,
      /** For what keeps a session: listening, session locks, settings. */
      directUrl: vars.DATABASE_DIRECT_URL ?? vars.DATABASE_URL,
      isPooled: vars.DATABASE_DIRECT_URL !== undefined,
      keepsPrepared: vars.DATABASE_DIRECT_URL === undefined || vars.DATABASE_POOLER_PREPARES,
      replicas: { urls: vars.DATABASE_REPLICA_URL, lagSeconds: vars.DATABASE_REPLICA_LAG },
      pool: vars.DATABASE_POOL,
    },
    secret,
    noteKeys: noteKeys(vars, secret),
    passwordCost: production ? "full" : vars.PASSWORD_COST,
    privateNetworks: ["test", "development"].includes(vars.MODE) && vars.PRIVATE_NETWORKS === "allowed",
    logLevel: vars.LOG_LEVEL,
    dataFolder: vars.DATA_FOLDER,
    legalTexts: vars.LEGAL_TEXTS ?? LEGAL_TEXTS,
    mail: {
      smtpUrl: vars.SMTP_URL,
      from: vars.MAIL_FROM ?? `${vars.BRAND_NAME} <${vars.SUPPORT_EMAIL ?? DEMO.SUPPORT_EMAIL}>`,
    },
    mailingsPerMinute: vars.MAILINGS_PER_MINUTE,
    waitingListHoldMinutes: vars.WAITING_LIST_HOLD_MINUTES,
    s3: s3(vars),
    cards: cards(vars),
    providers: providers(vars),
    calendarServices: calendarServices(vars),
    ice: ice(vars),
    /** Where two people can talk if the line of their call fails. */
    callPhone: vars.CALL_PHONE_NUMBER,
    tags: { marketing: tag(vars, "MARKETING"), mailing: tag(vars, "MAILING") },
    coachReview: vars.COACH_REVIEW ?? (production ? "before" : "after"),
    brand: vars.BRAND_NAME,
    /** Beside the company's data, which everybody may read. Empty: no tax report can be made. */
    taxNumber: vars.COMPANY_TAX_NUMBER ?? (production ? "" : DEMO_TAX_NUMBER),
    company: {
      company: vars.COMPANY_NAME ?? DEMO.COMPANY_NAME,
      street: vars.COMPANY_STREET ?? DEMO.COMPANY_STREET,
      city: vars.COMPANY_CITY ?? DEMO.COMPANY_CITY,
      representative: vars.COMPANY_REPRESENTATIVE ?? DEMO.COMPANY_REPRESENTATIVE,
      register: vars.COMPANY_REGISTER ?? DEMO.COMPANY_REGISTER,
      vatId: vars.COMPANY_VAT_ID ?? DEMO.COMPANY_VAT_ID,
      supportEmail: vars.SUPPORT_EMAIL ?? DEMO.SUPPORT_EMAIL,
      supportPhone: vars.SUPPORT_PHONE ?? DEMO.SUPPORT_PHONE,
    },
  };
}

export type Config = ReturnType<typeof readConfig>;

/** Those of this repository. */
const LEGAL_TEXTS = fileURLToPath(new URL("../../../../../content/legal", import.meta.url));

type Variables = z.infer<typeof Environment>;

const LOOPBACK = "127.0.0.1";

/** Where the metrics are read: by whoever has the token, or from this machine. */
function metrics({ METRICS_PORT: port, METRICS_TOKEN: token, HOST }: Variables) {
  return port === undefined ? undefined : { port, token, host: token ? (HOST ?? "0.0.0.0") : LOOPBACK };
}

/** Who collects traces; undefined if nobody does. */
function tracing(vars: Variables) {
  const endpoint = vars.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: vars.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    share: vars.OTEL_TRACES_SAMPLER_ARG,
    role: vars.ROLE,
  };
}

/** Whether traffic to this address is unencrypted. */
const isOpen = (address: string | undefined) => address?.startsWith("http:") ?? false;

/** A third party's script with what people are told before they agree to it; undefined if there is none. */
function tag(vars: Variables, name: "MARKETING" | "MAILING") {
  const [src, provider, storage] = [vars[`${name}_TAG_URL`], vars[`${name}_TAG_PROVIDER`], vars[`${name}_TAG_STORAGE`]];
  if (!src) return undefined;
  if (!provider || !storage)
    throw new ConfigError(`${name}_TAG_URL, ${name}_TAG_PROVIDER and ${name}_TAG_STORAGE are needed together.`);
  const privacyUrl = vars[`${name}_TAG_PRIVACY_URL`];
  return { src, provider, storage, ...(privacyUrl && { privacyUrl }) };
}

function s3(vars: Variables) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret } = vars;
  if (!endpoint && !bucket && !key && !secret) return undefined;
  if (!endpoint || !bucket || !key || !secret)
    throw new ConfigError("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.");
  return { endpoint, region: vars.S3_REGION, bucket, accessKeyId: key, secretAccessKey: secret };
}

/** The three keys of the card provider, or the sandbox if none is given. */
function cards(vars: Variables) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = vars;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, CARD_REQUESTS_PER_SECOND: perSecond } = vars;
  if (!secretKey && !publishableKey && !webhookSecret)
    return { ...SANDBOX, perSecond, sandboxUrl: vars.CARD_SANDBOX_URL.replace(/\/$/, "") };
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new ConfigError("STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed together.");
  return { secretKey, publishableKey, webhookSecret, perSecond, sandboxUrl: undefined };
}

/** STUN and TURN; without them two browsers connect only if no firewall is between them. */
export type Ice = {
  stunUrls: string[];
  turn: { urls: string[]; secret: string } | undefined;
  transport: "all" | "relay";
};

function ice(vars: Variables): Ice {
  const { STUN_URLS: stunUrls, TURN_URLS: urls, TURN_SECRET: secret, ICE_TRANSPORT: transport } = vars;
  if (urls.length > 0 !== Boolean(secret)) throw new ConfigError("TURN_URLS and TURN_SECRET are needed together.");
  if (transport === "relay" && !secret)
    throw new ConfigError("ICE_TRANSPORT is relay: TURN_URLS and TURN_SECRET are needed with it.");
  return { stunUrls, turn: secret ? { urls, secret } : undefined, transport };
}

/** The wrapping keys of notes, newest first; the key derived from SECRET still opens older ones. */
const noteKeys = ({ NOTE_KEYS }: Variables, secret: string): NamedKey[] => [
  ...NOTE_KEYS,
  { name: OF_SECRET, key: Buffer.from(hkdfSync("sha256", secret, "", "note keys", 32)) },
];

/** A mail provider that people can sign in through (OpenID Connect). */
export type Provider = { id: string; name: string; issuer: string; clientId: string; clientSecret: string };

function providers(vars: Variables): Provider[] {
  return [google(vars), oidc(vars)].filter((provider) => provider !== undefined);
}

/** A service whose calendars coaches connect by signing in there (OAuth 2.0). */
export type CalendarService = {
  id: "google" | "microsoft";
  /** As its calendars are known. */
  host: string;
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  apiUrl: string;
  scope: string;
  /** What its sign-in needs beside the standard. */
  parameters: Record<string, string>;
};

const CALENDAR_SERVICES = {
  google: {
    host: "calendar.google.com",
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    apiUrl: "https://www.googleapis.com/calendar/v3",
    scope:
      "https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.calendarlist.readonly",
    // Without them Google gives no token that lasts.
    parameters: { access_type: "offline", prompt: "consent" },
  },
  microsoft: {
    host: "outlook.office.com",
    authorizeUrl: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
    tokenUrl: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
    apiUrl: "https://graph.microsoft.com/v1.0",
    scope: "offline_access Calendars.ReadWrite",
    parameters: { prompt: "select_account" },
  },
};

function calendarServices(vars: Variables): CalendarService[] {
  return (["google", "microsoft"] as const).flatMap((id) => {
    const name = id === "google" ? "GOOGLE" : "MICROSOFT";
    const [clientId, clientSecret] = [vars[`CALENDAR_${name}_CLIENT_ID`], vars[`CALENDAR_${name}_CLIENT_SECRET`]];
    if (!clientId && !clientSecret) return [];
    if (!clientId || !clientSecret)
      throw new ConfigError(`CALENDAR_${name}_CLIENT_ID and CALENDAR_${name}_CLIENT_SECRET are needed together.`);
    const isTried = ["test", "development"].includes(vars.MODE) && vars.CALENDAR_SERVICES_URL;
    const at = `${vars.CALENDAR_SERVICES_URL}/${id}`;
    const instead = { authorizeUrl: `${at}/authorize`, tokenUrl: `${at}/token`, apiUrl: `${at}/api` };
    return [{ id, clientId, clientSecret, ...CALENDAR_SERVICES[id], ...(isTried && instead) }];
  });
}

function google({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Variables): Provider | undefined {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new ConfigError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together.");
  return { id: "google", name: "Google", issuer: "https://accounts.google.com", clientId, clientSecret };
}

function oidc(vars: Variables): Provider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = vars;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name)
    throw new ConfigError("OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME are needed together.");
  return { id: "oidc", name, issuer, clientId, clientSecret };
}

/** The demo's secret: it is public, so production refuses it. */
const DEMO_SECRET = "demo-only-secret-that-is-no-secret-at-all";

/** The keys of the local card sandbox. */
const SANDBOX = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

const PUBLISHED = new Set<string>([DEMO_SECRET, ...Object.values(SANDBOX)]);
/** Placeholders that were meant to be replaced. */
const PLACEHOLDER = /change.?me|replace.?me|your.?secret|example|password|passwort|secret.?secret|12345678|abcdefgh/i;
/** Fewer than this many different hexadecimal digits among 32 random ones happen once in a hundred thousand times. */
const FEWEST_SIGNS = 8;

const isWeak = (secret: string) =>
  new Set(secret).size < FEWEST_SIGNS || PLACEHOLDER.test(secret) || /^(.{1,16})\1+$/.test(secret);

const JUDGED = ["SECRET", "TURN_SECRET", "METRICS_TOKEN"] as const;
const GIVEN = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
type Name = (typeof JUDGED)[number] | (typeof GIVEN)[number];

/** The first variable with a public or guessable secret. The card provider's are not ours to judge. */
function knownSecretIn(vars: Partial<Record<Name, string | undefined>>): Name | undefined {
  const published = [...JUDGED, ...GIVEN].find((name) => PUBLISHED.has(vars[name] ?? ""));
  return published ?? JUDGED.find((name) => vars[name] && isWeak(vars[name]));
}
