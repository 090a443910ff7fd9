import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { ProgressBar } from "../../../../ui/file-upload.tsx";
import type { ShownFile } from "./uploads.ts";
import { useUploads } from "./use-outgoing.ts";

/** The upload progress of a message that was sent before its files had arrived. */
export function WaitingProgress({ files }: { files: readonly ShownFile[] }) {
  const { t } = useTranslation("conversations");
  const uploads = useUploads();
  const under = files.flatMap(({ attachmentId }) => uploads.get(attachmentId) ?? []);
  if (under.every(({ state }) => state !== "waiting" && state !== "sending")) return null;
  const share = under.reduce((sum, each) => sum + each.share, 0) / under.length;
  return <ProgressBar share={share} label={t("attach.allProgress")} />;
}
