import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Opens the device's share sheet; only if there is one. */
export function ShareButton({ text, children }: { text: string; children: React.ReactNode }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  if (!canShare) return null;
  // Closing it without sharing is no failure.
  const share = () => navigator.share({ text }).catch(() => undefined);
  return (
    <Button look="ghost" small onClick={share}>
      <Icon name="share" /> {children}
    </Button>
  );
}
