import type { Switch } from "@aufwind/contract/system";
import type { Config } from "../../platform/config/config.ts";

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
