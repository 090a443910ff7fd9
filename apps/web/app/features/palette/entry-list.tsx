import { useEffect, useRef } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Entry, EntryGroup } from "./entry.ts";
import styles from "./entry-list.module.css";
import { Keys } from "./keys.tsx";
import { markedParts } from "./marked-parts.ts";

type EntryListProps = {
  /** Of the list; its options are `<id>-<key>`. */
  id: string;
  groups: readonly EntryGroup[];
  active: Entry | undefined;
  typed: string;
  onHover: (key: string) => void;
  onRun: (entry: Entry, isNewTab: boolean) => void;
};

export function EntryList({ id, groups, active, typed, onHover, onRun }: EntryListProps) {
  const { t } = useTranslation("palette");
  const list = useRef<HTMLDivElement>(null);
  const chosen = active?.key;
  useEffect(() => {
    if (chosen) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={t("results")}
      hidden={groups.length === 0}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key: group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.group} role="presentation">
            {t(`groups.${group}`)}
          </p>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its arrows and Enter choose
            <div
              key={entry.key}
              id={`${id} ${entry.key}`.replaceAll(" ", "-")}
              className={styles.entry}
              role="option"
              tabIndex={-1}
              aria-selected={entry.key === chosen}
              onMouseMove={() => entry.key !== chosen && onHover(entry.key)}
              onClick={(event) => onRun(entry, event.metaKey || event.ctrlKey)}
            >
              <Sign face={entry.face} icon={entry.icon} />
              <span className={styles.words}>
                <span>
                  <Marked text={entry.label} typed={typed} />
                </span>
                {entry.detail && <small>{entry.detail}</small>}
              </span>
              {entry.keys && (
                <span aria-hidden="true" className={styles.keys}>
                  <Keys of={entry.keys} />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Sign({ face, icon }: { face: Entry["face"]; icon: Entry["icon"] }) {
  if (!face) return <Icon name={icon} />;
  return (
    <span className={styles.face}>
      <Avatar name={face.name} picture={face.picture} sizes="1.75rem" />
    </span>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, marked, after] = markedParts(text, typed);
  return (
    <>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </>
  );
}
