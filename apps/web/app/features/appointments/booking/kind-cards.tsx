import { formatMoney } from "../../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../../platform/session/member.ts";
import { ChoiceLink } from "../../../shared/slot-picker/choice-link.tsx";
import type { pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "./booking-panel.module.css";
import type { OfferedKind } from "./offers.server.ts";
import type { PanelFacts } from "./panel.server.ts";
import type { PanelChoice } from "./panel-choice.ts";

export type KindCardsProps = {
  facts: PanelFacts;
  choice: PanelChoice;
  addressOf: (picked: Parameters<typeof pickedQuery>[0]) => string;
};

/** The id of the sentence that says why a kind cannot be booked. */
const REASON = "kinds-reason";

/** What can be booked with its duration and gross price; what cannot is shown, with the reason below. */
export function KindCards({ facts, choice, addressOf }: KindCardsProps) {
  const { t } = useTranslation("appointments-panel");
  const { kinds, week, discovery, isNew } = facts;
  const hasReason = !facts.takesPaidBookings || isNew || discovery?.isAhead || facts.isSwitched;
  const monday = week?.days[0]?.date ?? null;
  return (
    <div className={styles.what}>
      <div className={styles.kinds} role="radiogroup" aria-label={t("kind")}>
        {kinds.map((kind) => {
          const isOpen = kind.state === "open";
          const isChosen = kind.type === choice.kind?.type;
          return (
            <ChoiceLink
              key={kind.type}
              className={styles.kind}
              href={isOpen ? addressOf({ type: kind.type, week: monday, day: choice.day }) : undefined}
              isChosen={isChosen}
              isStop={isChosen}
              {...(!isOpen && hasReason && { "aria-describedby": REASON })}
            >
              <Kind {...kind} />
            </ChoiceLink>
          );
        })}
      </div>
      {hasReason && (
        <div className={`${patterns.links} ${styles.reason}`} id={REASON}>
          <Reason
            facts={facts}
            here={addressOf({ week: monday, day: choice.day, start: choice.start }).split("#")[0] ?? ""}
          />
        </div>
      )}
    </div>
  );
}

function Kind({ type, durationMinutes, grossPriceCents, state }: OfferedKind) {
  const { t } = useTranslation("appointments-panel");
  const locale = useLocale();
  return (
    <>
      <b>
        {t(`kinds.${type}`)} {(state === "later" || state === "closed") && <Icon name="lock" />}
      </b>{" "}
      <span>{t("minutes", { count: durationMinutes })}</span>{" "}
      <span>
        {state === "done" || state === "closed"
          ? t(state)
          : grossPriceCents > 0
            ? formatMoney(locale, grossPriceCents)
            : t("free")}
      </span>
    </>
  );
}

/** Why only the discovery is open, or only what comes after it. */
function Reason({ facts, here }: { facts: PanelFacts; here: string }) {
  const { t } = useTranslation("appointments-panel");
  const locale = useLocale();
  const { discovery, isNew, isSwitched, viewer, name } = facts;
  if (!facts.takesPaidBookings) return t("unpaid", { name });
  if (discovery?.isAhead)
    return (
      <>
        {t("discoveryAt")} <Moment at={discovery.at} beside />. {t("afterIt")}
      </>
    );
  if (!isNew) return t("switched");
  return (
    <>
      {isSwitched && t("switched")} {t("first")}{" "}
      {viewer === "visitor" && (
        <>
          {t("known", { name })}{" "}
          <PathLink to={pathToLogin(locale, { reason: "booking", to: here })}>{t("logIn")}</PathLink>
        </>
      )}
    </>
  );
}
