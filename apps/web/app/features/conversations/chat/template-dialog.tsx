import type { ReplyTemplate } from "@aufwind/contract/reply-templates";
import { useEffect, useState } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { TemplatePicker } from "../../../shared/templates/template-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import { readFilledTemplates } from "../api-routes.ts";

type TemplateDialogProps = { conversationId: string; onPick: (text: string) => void; onClose: () => void };

/** The templates with this client's name; loaded when they are asked for. */
export function TemplateDialog({ conversationId, onPick, onClose }: TemplateDialogProps) {
  const { t } = useTranslation("conversations");
  const [found, setFound] = useState<ReplyTemplate[] | "loading" | "failed">("loading");
  useEffect(() => {
    const gone = new AbortController();
    callFromBrowser(readFilledTemplates, { params: { id: conversationId } }, { signal: gone.signal }).then(
      ({ items }) => setFound(items),
      () => !gone.signal.aborted && setFound("failed"),
    );
    return () => gone.abort();
  }, [conversationId]);
  const manage = <PageLink to="replyTemplates">{t("templates.manage")}</PageLink>;
  if (typeof found !== "string" && found.length > 0)
    return (
      <TemplatePicker
        templates={found.map(({ id, title, text }) => ({ id, name: title, text }))}
        words={{
          title: t("templates.title"),
          search: t("templates.search"),
          none: t("templates.none"),
          left: (names) => t("templates.left", { names }),
        }}
        {...{ manage, onPick, onClose }}
      />
    );
  return (
    <Dialog title={t("templates.title")} onClose={onClose}>
      {found === "loading" && <Skeleton lines={3} />}
      {found === "failed" && <Failure title={t("templates.failed")} />}
      {typeof found !== "string" && <p>{t("templates.empty")}</p>}
      <p className={patterns.plainLinks}>{manage}</p>
    </Dialog>
  );
}
