import { Suspense } from "react";
import type { Role } from "../../platform/session/member.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { PaletteDialog } from "./palette-dialog.tsx";

export type OverlayProps = {
  role: Role;
  shown: "palette" | "keys";
  onShow: (next: OverlayProps["shown"] | null) => void;
};

/** What the keys open, over the page. Its texts are loaded with it. */
export const Overlay = ({ role, shown, onShow }: OverlayProps) => (
  <Suspense>
    {shown === "palette" ? (
      <PaletteDialog role={role} onClose={() => onShow(null)} onShowKeys={() => onShow("keys")} />
    ) : (
      <KeysDialog onClose={() => onShow(null)} />
    )}
  </Suspense>
);
