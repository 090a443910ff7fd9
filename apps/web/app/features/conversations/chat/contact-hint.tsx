import type { Side } from "@aufwind/rules/appointments/status";
import { contactDataIn } from "@aufwind/rules/conversations";
import { useDeferredValue } from "react";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import styles from "./composer.module.css";

/** The relevant part of the terms for each side. */
const PARTS = { client: "conduct", coach: "coach-no-outside-contact" } as const;

/** A hint while a text seems to contain phone, mail or payment data; nothing is blocked. */
export function ContactHint({ text, side }: { text: string; side: Side }) {
  const { t } = useTranslation("conversations");
  const typed = useDeferredValue(text);
  const isShown = contactDataIn(typed).length > 0;
  const link = (words: string) => (
    <PageLink to="terms" hash={PARTS[side]} target="_blank">
      {words}
    </PageLink>
  );
  return (
    <div role="status" className={`${patterns.plainLinks} ${styles.hint}`}>
      {isShown && (
        <p>
          <Icon name="info" />
          <span>
            <RichText text={t(`field.hint.${side}`)} tags={{ link }} />
          </span>
        </p>
      )}
    </div>
  );
}
