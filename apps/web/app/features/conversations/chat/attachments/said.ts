import type { Message } from "@aufwind/contract/conversations";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { isPicture } from "./judge-file.ts";

/** A message in one line: its text, else its attachments, else that it was deleted. */
export function useSaid(): (message: Pick<Message, "text" | "attachments">, erased: string) => string {
  const { t } = useTranslation("conversations");
  return ({ text, attachments }, erased) => {
    if (text === null) return erased;
    if (text !== "") return text;
    const pictures = attachments.filter(isPicture).length;
    const documents = attachments.length - pictures;
    return [
      ...(pictures > 0 ? [t("attach.pictures", { count: pictures })] : []),
      ...(documents > 0 ? [t("attach.documents", { count: documents })] : []),
    ].join(", ");
  };
}
