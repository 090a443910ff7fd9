import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { Failure, listFailures, Switch } from "@aufwind/contract/system";
import type { FailureState } from "@aufwind/rules/system";
import type { z } from "zod";
import type { Config } from "../../platform/config/config.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

function present(row: store.FailureRow, { permissions }: Operator): Failure {
  const isSupport = permissions.includes("support");
  const mayAct = isSupport && row.state === "open";
  const { settled_by: settlerId, settler_name: name } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    attempts: row.attempts,
    error: row.error,
    failedAt: row.failed_at.toISOString(),
    state: row.state as FailureState,
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: settlerId ? { id: settlerId, name: name ?? "" } : null,
    reason: row.reason,
    caseNumber: isSupport ? row.case_number : null,
    isRepeatable: row.is_repeatable,
    can: {
      retry: mayAct && row.is_repeatable,
      dismiss: mayAct,
      readRecipient: isSupport && row.kind === "mail",
    },
  };
}

type Asked = PageAsked & Omit<z.output<(typeof listFailures)["request"]["query"]>, "pages">;

/** One page of what failed, and how many of each kind are open. */
export async function failuresFor({ database }: Platform, by: Operator, asked: Asked) {
  const [rows, totalCount, open] = await Promise.all([
    store.findFailures(database, asked),
    store.countFailures(database, asked),
    store.countOpen(database),
  ]);
  return { items: rows.map((row) => present(row, by)), ...pageFacts({ ...asked, totalCount }), open };
}

export async function failureFor({ database }: Platform, by: Operator, id: string): Promise<Failure> {
  const row = await store.findFailure(database, id);
  if (!row) throw new Problem("notFound");
  return present(row, by);
}

const onOff = (isOn: unknown) => (isOn ? "on" : "off");

/** Which kind of key it is: the beginning says it, the rest is secret. */
const cardsOf = ({ sandboxUrl, secretKey }: Config["cards"]) =>
  sandboxUrl ? "sandbox" : /^[a-z]+_live_/.test(secretKey) ? "live" : "test";

const processesOf = ({ runsWeb, runsWorker }: Config) => (runsWeb && runsWorker ? "all" : runsWeb ? "web" : "worker");

/** How this process is switched, in words; nothing of it is secret. */
export function switchesOf(config: Config): Switch[] {
  const { mode, coachReview, cards, mail, s3, providers, tags, ice, http, metrics, privateNetworks } = config;
  return [
    { key: "mode", variable: "MODE", value: mode },
    { key: "processes", variable: "ROLE", value: processesOf(config) },
    { key: "coachReview", variable: "COACH_REVIEW", value: coachReview },
    { key: "cards", variable: "STRIPE_SECRET_KEY", value: cardsOf(cards) },
    { key: "mail", variable: "SMTP_URL", value: mail.smtpUrl ? "sent" : "kept" },
    { key: "storage", variable: "S3_BUCKET", value: s3 ? "s3" : "disk" },
    { key: "signIn", variable: "OIDC_ISSUER", value: providers.map(({ name }) => name).join(", ") || "off" },
    { key: "marketingTag", variable: "MARKETING_TAG_URL", value: onOff(tags.marketing) },
    { key: "mailingTag", variable: "MAILING_TAG_URL", value: onOff(tags.mailing) },
    { key: "relay", variable: "TURN_URLS", value: onOff(ice.turn) },
    { key: "videoPath", variable: "ICE_TRANSPORT", value: ice.transport === "relay" ? "relayed" : "direct" },
    { key: "pageCache", variable: "PAGE_CACHE", value: onOff(http.pageCache) },
    { key: "metrics", variable: "METRICS_PORT", value: onOff(metrics) },
    { key: "privateNetworks", variable: "PRIVATE_NETWORKS", value: privateNetworks ? "allowed" : "refused" },
  ];
}
