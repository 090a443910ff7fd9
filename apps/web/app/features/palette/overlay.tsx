import { type RefObject, Suspense, useState } from "react";
import { EVERYWHERE, shortcutsHere } from "../../platform/browser/shortcuts.ts";
import { areShortcutsOn } from "../../platform/http/cookies.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { Role } from "../../platform/session/member.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import patterns from "../../ui/patterns.module.css";
import type { TeamEntries } from "./entry.ts";
import { Keys } from "./keys.tsx";
import styles from "./keys-dialog.module.css";
import { PaletteDialog } from "./palette-dialog.tsx";

export type OverlayProps = {
  role: Role;
  /** Null for everybody but the team. */
  team: TeamEntries | null;
  shown: "palette" | "keys";
  /** Typed before it was there. */
  early: RefObject<string>;
  onShow: (next: OverlayProps["shown"] | null) => void;
};

/** What the keys open, over the page. Its texts are loaded with it. */
export const Overlay = ({ role, team, shown, early, onShow }: OverlayProps) => (
  <Suspense>
    {shown === "palette" ? (
      <PaletteDialog {...{ role, team, early }} onClose={() => onShow(null)} onShowKeys={() => onShow("keys")} />
    ) : (
      <KeysDialog onClose={() => onShow(null)} />
    )}
  </Suspense>
);

/** The keys of the present page. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("palette");
  const [groups] = useState(shortcutsHere);
  const isOn = areShortcutsOn(document.cookie);
  return (
    <Dialog title={t("keys.title")} onClose={onClose} wide>
      <p className={styles.lead}>{isOn ? t("keys.lead") : t("keys.off")}</p>
      <div className={styles.groups}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {title === EVERYWHERE && <KeyRow keys="Mod+K" label={t("keys.palette")} />}
              {shortcuts.map(({ key, label }) => (
                <KeyRow key={key} keys={key} label={t(label)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={patterns.plainLinks}>
        <PageLink to="accountKeyboard">{t("keys.settings")}</PageLink>
      </p>
    </Dialog>
  );
}

const KeyRow = ({ keys, label }: { keys: string; label: string }) => (
  <FactLine name={<Keys of={keys} />}>{label}</FactLine>
);
