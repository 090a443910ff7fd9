import { areaName } from "@aufwind/rules/areas";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { healthTopics, isConsentGiven, tickedTopics } from "./preferences.ts";
import styles from "./topics.module.css";

type UseConsentParams = { topics: readonly string[]; agreed: boolean };

/**
 * Ticks the box inside `place` only while the consent covers every chosen topic: another one needs a new consent. Until
 * JavaScript runs, and without it, the box is empty.
 */
function useConsent(chosen: readonly string[], { topics, agreed }: UseConsentParams) {
  const place = useRef<HTMLDivElement>(null);
  const stored = agreed ? topics.join() : "";
  const [given, setGiven] = useState({ stored, to: agreed ? topics : [] });
  // Once something else is stored, that is what was consented to.
  if (given.stored !== stored) setGiven({ stored, to: agreed ? topics : [] });
  const agreeTo = (to: readonly string[]) => setGiven(({ stored: before }) => ({ stored: before, to }));
  const isGiven = isConsentGiven(chosen, given.to);

  // Whoever ticked it before the page was hydrated meant the topics ticked then.
  useEffect(() => {
    const form = place.current?.closest("form");
    if (form && boxIn(place.current)?.checked) setGiven((before) => ({ ...before, to: tickedTopics(form) }));
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    const box = boxIn(place.current);
    const isKept = isFirst.current && box?.checked;
    isFirst.current = false;
    if (box && !isKept) box.checked = isGiven;
  }, [isGiven]);
  return { place, tick: () => agreeTo(boxIn(place.current)?.checked ? chosen : []) };
}

const boxIn = (place: Element | null) => place?.querySelector<HTMLInputElement>("input[type=checkbox]");

const FACTS = ["what", "purpose", "withdraw", "without"] as const;

type HealthConsentProps = {
  /** Chosen now, and at the time of the consent. */
  topics: readonly string[];
  stored: readonly string[];
  agreed: boolean;
};

/** Required for topics that may tell of somebody's health; the style sheet hides it while none is chosen. */
export function HealthConsent({ topics, stored, agreed }: HealthConsentProps) {
  const { t } = useTranslation("clients-preferences");
  const locale = useLocale();
  const names = healthTopics(topics).map((key) => areaName(key, locale));
  const { place, tick } = useConsent(topics, { topics: stored, agreed });
  useAnnouncement(names.length > 0, t("consent.announced"));
  const privacy = (words: string) => (
    <PageLink to="privacy" hash="health-data" target="_blank">
      {words}
      <VisuallyHidden> ({t("common:form.newTab")})</VisuallyHidden>
    </PageLink>
  );
  return (
    <section className={styles.consent} aria-labelledby="health-consent">
      <h2 id="health-consent">
        <Icon name="shield" /> {t("consent.title")}
      </h2>
      <p>{names.length > 0 ? t("consent.for", { topics: names.join(", ") }) : t("consent.onlyIf")}</p>
      <ul>
        {FACTS.map((fact) => (
          <li key={fact}>
            <RichText text={t(`consent.${fact}`)} tags={{ privacy }} />
          </li>
        ))}
      </ul>
      <div ref={place} onChange={tick}>
        <Checkbox name="healthConsent" label={t("consent.box")} optional />
      </div>
    </section>
  );
}

/** Announces that the consent is needed. */
function useAnnouncement(isNeeded: boolean, sentence: string) {
  const before = useRef(isNeeded);
  useEffect(() => {
    if (isNeeded && !before.current) announce(sentence);
    before.current = isNeeded;
  }, [isNeeded, sentence]);
}
