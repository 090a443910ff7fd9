import type { Consultation } from "@aufwind/rules/consultations";
import { useRef } from "react";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { ChoiceLink } from "../../../shared/slot-picker/choice-link.tsx";
import { pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { SlotPicker } from "../../../shared/slot-picker/slot-picker.tsx";
import { usePickerLinks } from "../../../shared/slot-picker/use-picker-links.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LocalTime, Moment } from "../../../ui/moment.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Failure } from "../../../ui/placeholders.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import styles from "./booking-panel.module.css";
import { conditionsOf } from "./conditions.ts";
import { KindCards, type KindCardsProps } from "./kind-cards.tsx";
import type { PanelFacts } from "./panel.server.ts";
import type { PanelChoice } from "./panel-choice.ts";

/** The way to the waiting list, for a kind of appointment. */
export type Waiting = (type: Consultation) => React.ReactNode;

type PanelProps = {
  facts: PanelFacts;
  choice: PanelChoice;
  isBusy: boolean;
  /** Where a choice leads to without JavaScript: the panel's id. */
  hash: string;
  waiting?: Waiting | undefined;
};

/** The choices one below the other, what they come to, and the one button. */
export function PanelContent({ facts, choice, isBusy, hash, waiting }: PanelProps) {
  const { t } = useTranslation("appointments-panel");
  const box = useRef<HTMLDivElement>(null);
  usePickerLinks(box);
  const path = pathTo("coachPage", useLocale(), { slug: facts.slug });
  const type = choice.kind?.type ?? null;
  const addressOf = (picked: Parameters<typeof pickedQuery>[0]) =>
    `${path}?${pickedQuery({ type, language: choice.askedLanguage, via: facts.via, ...picked })}#${hash}`;
  const { week } = facts;
  return (
    <div className={styles.content} ref={box}>
      <KindCards {...{ facts, choice, addressOf }} />
      <LanguageCards {...{ facts, choice, addressOf }} />
      {choice.isGone && (
        <p className={styles.gone} role="status">
          <Icon name="alert" /> {t("gone")}
        </p>
      )}
      {week ? (
        <SlotPicker {...week} day={choice.day} start={choice.start} {...{ addressOf, isBusy }} />
      ) : (
        facts.type && <Failure title={t("failed")} />
      )}
      <Total facts={facts} choice={choice} />
      {type && week && facts.viewer !== "other" && waiting?.(type)}
    </div>
  );
}

/** When and how much, the way on, and until when it can be cancelled. */
function Total({ facts, choice: { kind, start, language, askedLanguage } }: Pick<PanelProps, "facts" | "choice">) {
  const { t } = useTranslation("appointments-panel");
  const locale = useLocale();
  if (!kind || !start) return null;
  const { type, durationMinutes, grossPriceCents: feeCents, isInstant } = kind;
  const { end, cancel, dayBefore } = conditionsOf({ start, durationMinutes, feeCents, isInstant, now: facts.now });
  const isPaid = feeCents > 0;
  const tax = facts.isSmall ? t("small") : t("vat");
  // Where there are several, the chosen one stands above.
  const said = kind.languages.length === 1 && language?.name;
  return (
    <>
      <div className={styles.total} aria-live="polite">
        <p>
          <b>
            <time dateTime={start}>{momentOf({ at: start, until: end }, { locale })}</time>
          </b>
          <LocalTime at={start} until={end} />
          <span>
            <Icon name="video" />{" "}
            {[t("video"), said, isPaid && tax, isInstant && t("instant")].filter(Boolean).join(" · ")}
          </span>
        </p>
        <strong>{isPaid ? formatMoney(locale, feeCents) : t("free")}</strong>
      </div>
      <PackageHint facts={facts} type={type} />
      {facts.viewer === "other" ? (
        <p className={styles.small}>{t("others")}</p>
      ) : (
        <PageButton
          to="book"
          params={{ slug: facts.slug }}
          query={pickedQuery({ type, start, language: askedLanguage, via: facts.via })}
          look="accent"
          wide
          className={styles.go}
        >
          {t("go")}
        </PageButton>
      )}
      <p className={styles.small}>
        <RichText text={t(`cancel.${cancel}`)} tags={{ when: () => <Moment at={dayBefore} beside /> }} />
      </p>
    </>
  );
}

/** The languages in which the chosen kind is held, if there are several. */
function LanguageCards({ facts, choice, addressOf }: KindCardsProps) {
  const { t } = useTranslation("appointments-panel");
  const { kind, day, start, isProposed } = choice;
  if (!kind || kind.languages.length < 2) return null;
  const week = facts.week?.days[0]?.date ?? null;
  const time = isProposed ? { week, day } : { start };
  return (
    <div className={styles.languages} role="radiogroup" aria-label={t("language")}>
      {kind.languages.map(({ code, name }) => {
        const isChosen = code === choice.language?.code;
        return (
          <ChoiceLink
            key={code}
            className={styles.language}
            href={addressOf({ ...time, language: code })}
            isChosen={isChosen}
            isStop={isChosen}
          >
            {name}
          </ChoiceLink>
        );
      })}
    </div>
  );
}

type PackageHintProps = { facts: Pick<PanelFacts, "packages" | "offeredPackages">; type: Consultation };

/** Beside the single price: what is left of one's package, or what one appointment costs in a package. */
function PackageHint({ facts: { packages, offeredPackages }, type }: PackageHintProps) {
  const { t } = useTranslation("appointments-panel");
  const locale = useLocale();
  const own = packages.find(({ consultation }) => consultation === type);
  const [cheapest] = offeredPackages
    .filter(({ consultation, savedCents }) => consultation === type && savedCents > 0)
    .toSorted((one, other) => one.eachCents - other.eachCents);
  if (own)
    return (
      <p className={styles.small}>
        <Icon name="box" /> {t("package.own", { left: own.left, size: own.size })}
      </p>
    );
  if (!cheapest) return null;
  const { size, eachCents, savedPercent } = cheapest;
  return (
    <p className={`${patterns.plainLinks} ${styles.small}`}>
      <Icon name="box" />{" "}
      <a href="#packages">
        {t("package.offer", { count: size, money: formatMoney(locale, eachCents), percent: savedPercent })}
      </a>
    </p>
  );
}
