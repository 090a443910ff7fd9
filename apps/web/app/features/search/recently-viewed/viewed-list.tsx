import { useEffect, useRef, useState } from "react";
import { RECENT_COACHES } from "../../../platform/forms/forget-drafts.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { readViewed, type Viewed } from "./recent.ts";
import styles from "./viewed-list.module.css";

/** The last viewed coaches, where they are stored, and a button to delete them. */
export function ViewedList() {
  const { t } = useTranslation("search-recently-viewed");
  const [viewed, setViewed] = useState(() => readViewed(localStorage.getItem(RECENT_COACHES), Date.now()));
  const [isCleared, setCleared] = useState(false);
  function clear() {
    localStorage.removeItem(RECENT_COACHES);
    setViewed([]);
    setCleared(true);
  }
  if (viewed.length === 0 && !isCleared) return null;
  return (
    <Section title={t("title")}>
      {isCleared ? <Cleared /> : <Coaches viewed={viewed} />}
      {!isCleared && (
        <p className={styles.note}>
          <Icon name="lock" /> <span>{t("privacy")}</span>
          <Button look="quiet" small onClick={clear}>
            {t("clear")}
          </Button>
        </p>
      )}
    </Section>
  );
}

/** The pressed button is gone: focus continues here. */
function Cleared() {
  const { t } = useTranslation("search-recently-viewed");
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <p ref={sentence} tabIndex={-1}>
      {t("cleared")}
    </p>
  );
}

const Coaches = ({ viewed }: { viewed: Viewed[] }) => (
  <ul className={styles.viewed}>
    {viewed.map(({ slug, name, tagLine, picture }) => (
      <li key={slug}>
        <PageLink to="coachPage" params={{ slug }}>
          <Face name={name} picture={picture} />
          <span>
            <b>{name}</b>
            {tagLine && <small>{tagLine}</small>}
          </span>
        </PageLink>
      </li>
    ))}
  </ul>
);

/** A missing picture is replaced by the initials. */
function Face({ name, picture }: Pick<Viewed, "name" | "picture">) {
  const [isGone, setGone] = useState(false);
  return <Avatar name={name} picture={isGone ? null : picture} loading="lazy" onError={() => setGone(true)} />;
}
