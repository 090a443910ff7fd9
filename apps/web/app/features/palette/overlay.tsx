import { type RefObject, Suspense } from "react";
import type { Role } from "../../platform/session/member.ts";
import type { TeamEntries } from "./entry.ts";
import { KeysDialog } from "./keys-dialog.tsx";
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
