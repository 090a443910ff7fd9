import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { chooseScheme, chosenScheme } from "../../platform/browser/scheme.ts";
import { shortcutsHere } from "../../platform/browser/shortcuts.ts";
import { useLanguageHref, useLocale } from "../../platform/i18n/locale.tsx";
import { useReaderZone } from "../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import type { Role } from "../../platform/session/member.ts";
import { useTeam } from "../../platform/session/use-team.ts";
import { Icon } from "../../ui/icon.tsx";
import { useModal } from "../../ui/use-modal.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { entryGroups } from "./entries.ts";
import type { Entry, TeamEntries } from "./entry.ts";
import { EntryList } from "./entry-list.tsx";
import keyStyles from "./keys.module.css";
import styles from "./palette-dialog.module.css";
import { readRecent, rememberRecent } from "./recent.ts";
import { usePaletteHits } from "./use-palette-hits.ts";

type PaletteDialogProps = {
  role: Role;
  team: TeamEntries | null;
  early: RefObject<string>;
  onClose: () => void;
  onShowKeys: () => void;
};

/** People, appointments, pages and actions as one types. The field keeps the focus; arrows choose in the list. */
export function PaletteDialog({ role, team, early, onClose, onShowKeys }: PaletteDialogProps) {
  const { t } = useTranslation("palette");
  // The names of pages and settings; on public pages they are not loaded yet.
  useTranslation("shell-app");
  useTranslation("settings");
  const locale = useLocale();
  const navigate = useNavigate();
  const box = useModal();
  const leaving = useRef<HTMLFormElement>(null);
  const id = useId();
  const [text, setText] = useState(() => early.current);
  const [recent] = useState(readRecent);
  const [opened] = useState(() => ({ now: Date.now(), here: shortcutsHere(), scheme: chosenScheme() }));
  const [chosen, setChosen] = useState<string>();
  const typed = text.trim();
  const { hits, isFailed, isAnswered } = usePaletteHits(typed, { recent, team });
  const languageHref = useLanguageHref();
  const context = {
    ...{ role, permissions: useTeam()?.permissions, locale, zone: useReaderZone(), t, typed, hits, recent, ...opened },
    acts: {
      chooseScheme,
      switchLanguage: () => window.location.assign(languageHref),
      showKeys: onShowKeys,
      logOut: () => leaving.current?.requestSubmit(),
    },
  };
  const groups = entryGroups(context, team);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === chosen) ?? entries[0];

  function run({ target, recent: opening }: Entry, isNewTab: boolean) {
    if (opening) rememberRecent(opening);
    if ("href" in target && isNewTab) return void window.open(target.href, "_blank", "noopener");
    if ("act" in target) target.act();
    else navigate(target.href);
    if (!("act" in target && target.act === onShowKeys)) onClose();
  }
  function press(event: React.KeyboardEvent) {
    const at = active ? entries.indexOf(active) : -1;
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step !== undefined) setChosen(entries[step]?.key);
    else if (event.key === "Enter" && active) run(active, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  }
  const isNothing = typed !== "" && entries.length === 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      className={styles.dialog}
      ref={box}
      aria-label={t("title")}
      onClose={onClose}
      onClick={({ target }) => target === box.current && box.current?.close()}
    >
      <div className={styles.palette}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="text"
            aria-label={t("title")}
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={id}
            aria-activedescendant={active && `${id} ${active.key}`.replaceAll(" ", "-")}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={t(`placeholder.${role}`)}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setChosen(undefined);
            }}
            onKeyDown={press}
          />
          <button type="button" className={styles.close} onClick={() => box.current?.close()}>
            <kbd className={keyStyles.key}>esc</kbd>
            <VisuallyHidden>{t("common:close")}</VisuallyHidden>
          </button>
        </div>
        <EntryList {...{ id, groups, active, typed }} onHover={setChosen} onRun={run} />
        {isNothing && <Nothing typed={typed} isAnswered={isAnswered} />}
        {isFailed && <p className={styles.failed}>{t("failed")}</p>}
        <Status count={entries.length} isAnswered={isAnswered || isFailed} />
        <Foot />
      </div>
      <form ref={leaving} method="post" action={pathTo("logout", locale)} data-ends-session hidden />
    </dialog>
  );
}

function Nothing({ typed, isAnswered }: { typed: string; isAnswered: boolean }) {
  const { t } = useTranslation("palette");
  if (!isAnswered) return <p className={styles.nothing}>{t("searching")}</p>;
  return (
    <p className={styles.nothing}>
      <b>{t("nothing", { typed })}</b>
      {t("nothingHint")}
    </p>
  );
}

const QUIET_MS = 400;

/** The number of hits, once the typing pauses; inside the dialog, since the rest of the page is silent while it is open. */
function Status({ count, isAnswered }: { count: number; isAnswered: boolean }) {
  const { t } = useTranslation("palette");
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!isAnswered) return;
    const pause = setTimeout(() => setSaid(t("count", { count })), QUIET_MS);
    return () => clearTimeout(pause);
  }, [count, isAnswered, t]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}

function Foot() {
  const { t } = useTranslation("palette");
  const hints = [
    [["↑", "↓"], "choose"],
    [["↵"], "run"],
    [["esc"], "close"],
  ] as const;
  return (
    <p className={styles.foot} aria-hidden="true">
      {hints.map(([keys, word]) => (
        <span key={word}>
          {keys.map((key) => (
            <kbd key={key} className={keyStyles.key}>
              {key}
            </kbd>
          ))}
          {t(`foot.${word}`)}
        </span>
      ))}
    </p>
  );
}
