import type { Step } from "@aufwind/rules/profiles";
import { useEffect, useRef } from "react";
import { announce } from "../../platform/announce.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Kept } from "./draft.ts";
import styles from "./onboarding.module.css";
import { useDraftKeeper } from "./use-draft-keeper.ts";

/** Says quietly that what is typed is safe: aloud only the first time, and whenever it is not. */
export function Autosave({ step, since }: { step: Step; since: string }) {
  const { t } = useTranslation("onboarding");
  const mark = useRef<HTMLParagraphElement>(null);
  const outcome = useDraftKeeper(mark, { step, since });
  const before = useRef<Kept>(undefined);
  useEffect(() => {
    if (outcome && outcome !== before.current) announce(t(`draft.${outcome}`));
    before.current = outcome;
  }, [outcome, t]);
  return (
    <p ref={mark} className={styles.kept} data-trouble={(outcome && outcome !== "kept") || undefined}>
      {outcome && (
        <>
          <Icon name={outcome === "kept" ? "check" : "alert"} /> {t(`draft.${outcome}`)}
        </>
      )}
    </p>
  );
}
