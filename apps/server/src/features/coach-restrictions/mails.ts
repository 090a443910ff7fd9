import type { Ground, RestrictionKind } from "@aufwind/rules/coach-restrictions";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail, outcomePassages, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Person = { email: string; firstName: string; locale: Locale };

export type ToldRestriction = {
  kind: RestrictionKind;
  ground: Ground;
  reason: string;
  allows_log_in: boolean;
  begins_at: Date;
  begun_at: Date | null;
  ends_at: Date | null;
};

type RestrictionMailParams = Person & { restriction: ToldRestriction };

/** Which of the scenes a mail tells. */
function sceneOf({ kind, begun_at, ends_at, allows_log_in }: ToldRestriction) {
  if (kind === "pause") return ends_at ? "pauseUntil" : "pause";
  if (kind === "close") return begun_at ? "closeNow" : "close";
  return allows_log_in ? "suspend" : "bar";
}

/** The statement of reasons: what is done from when, the facts, their ground, what follows, and how to complain. */
export function restrictionMail(deps: Deps, { restriction, ...person }: RestrictionMailParams): OutgoingMail {
  const { locale } = person;
  const { begins_at, ends_at, ground, reason, allows_log_in } = restriction;
  const scene = sceneOf(restriction);
  const when = momentIn(locale, ends_at ?? begins_at);
  const t = (key: "subject" | "heading" | "happened" | "effects") =>
    deps.translator.t(locale, `coach-restrictions:${scene}.${key}`, { when });
  const say = (key: "because" | "complain" | "complainByForm" | "button" | "contact") =>
    deps.translator.t(locale, `coach-restrictions:${key}`);
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: [
      t("happened"),
      say("because"),
      { quote: reason },
      deps.translator.t(locale, `coach-restrictions:grounds.${ground}`),
      t("effects"),
      say(allows_log_in ? "complain" : "complainByForm"),
      allows_log_in
        ? { label: say("button"), url: pageLink(deps.config, { page: "coachHome", locale }) }
        : { label: say("contact"), url: pageLink(deps.config, { page: "contact", locale }) },
    ],
  });
}

type LiftedMailParams = Person & { kind: RestrictionKind; reason: string };

/** Empty reason: time lifted it. */
export function liftedMail(deps: Deps, { kind, reason, ...person }: LiftedMailParams): OutgoingMail {
  const { locale } = person;
  const t = (key: "subject" | "heading" | "happened" | "next" | "button") =>
    deps.translator.t(locale, `coach-restrictions:lifted.${kind}.${key}`);
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: outcomePassages(t, {
      about: reason ? [{ quote: reason }] : [],
      url: pageLink(deps.config, { page: "coachHome", locale }),
    }),
  });
}
