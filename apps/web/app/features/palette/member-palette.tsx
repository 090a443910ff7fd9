import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsRunning } from "../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { Role } from "../../platform/session/member.ts";
import { opensPalette, PALETTE_EVENT } from "../../shared/open-palette.ts";
import { Icon } from "../../ui/icon.tsx";
import { takeEarlyInput } from "./early-input.ts";
import type { TeamEntries } from "./entry.ts";
import { useGoKeys } from "./go-keys.ts";
import type { OverlayProps } from "./overlay.tsx";
import styles from "./palette.module.css";

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** ⌘K, or Ctrl K where Ctrl K is not a key of the system's text fields. */
const isPaletteKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" &&
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey) &&
  !event.altKey &&
  !event.shiftKey;

/** Listens for the keys; the palette itself is loaded when it is opened first. */
export function MemberPalette({ role }: { role: Role }) {
  const [shown, setShown] = useState<OverlayProps["shown"] | null>(null);
  const early = useEarlyTyping(shown === "palette");
  const loaded = useOverlay(role, { isWanted: shown !== null, giveUp: () => setShown(null) });
  useGoKeys(role, () => setShown("keys"));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || event.defaultPrevented) return;
    const isOther = document.querySelector("dialog[open]") !== null && shown !== "palette";
    if (isOther) return;
    event.preventDefault();
    setShown(shown === "palette" ? null : "palette");
  });
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener("keydown", (event) => press(event), { signal });
    window.addEventListener(PALETTE_EVENT, () => setShown("palette"), { signal });
    const wished = takeEarlyInput();
    if (wished !== null) {
      early.current = wished;
      setShown("palette");
    }
    return () => gone.abort();
  }, [early]);
  if (!loaded || !shown) return null;
  const { Overlay, team } = loaded;
  return <Overlay {...{ role, team, shown, early }} onShow={setShown} />;
}

/** What is typed before the palette has loaded: it belongs there, and not to the page and its keys. */
function useEarlyTyping(isWanted: boolean): RefObject<string> {
  const typed = useRef("");
  useEffect(() => {
    if (!isWanted) return;
    const gone = new AbortController();
    const keep = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.length > 1 || isCommand || document.querySelector("dialog[open]")) return;
      typed.current += event.key;
      event.preventDefault();
    };
    document.addEventListener("keydown", keep, { capture: true, signal: gone.signal });
    return () => {
      gone.abort();
      typed.current = "";
    };
  }, [isWanted]);
  return typed;
}

type Loaded = { Overlay: ComponentType<OverlayProps>; team: TeamEntries | null };

/** Once loaded; without a connection the palette stays closed, and the menus remain. */
function useOverlay(role: Role, { isWanted, giveUp }: { isWanted: boolean; giveUp: () => void }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fail = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isWanted || loaded) return;
    const team = role === "operator" ? import("./team-entries.ts") : null;
    Promise.all([import("./overlay.tsx"), team]).then(
      ([{ Overlay }, entries]) => setLoaded({ Overlay, team: entries }),
      () => fail(),
    );
  }, [isWanted, loaded, role]);
  return loaded;
}

export function SearchButton() {
  const { t } = useTranslation("shell-app");
  const modifier = useIsRunning() ? (isMac() ? "⌘" : t("palette.control")) : "";
  return (
    <button
      type="button"
      className={styles.button}
      title={t("palette.button")}
      aria-keyshortcuts="Meta+K Control+K"
      {...opensPalette}
    >
      <Icon name="search" />
      <span>{t("palette.button")}</span>
      <kbd>{modifier} K</kbd>
    </button>
  );
}
