import { type MetaArgs, useLoaderData } from "react-router";
import { loadNotes } from "../features/notes/list/notes.server.ts";
import { NotesList } from "../features/notes/list/notes-list.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useLiveSummary } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["notes"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "notes:title");

export const loader = loaderFor("coach", loadNotes);

export default function CoachNotes() {
  const { t } = useTranslation("notes");
  const missing = useLiveSummary().coach?.notesMissing ?? 0;
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("list.lead")}
        acts={
          missing > 0 && (
            <PageButton to="coachHome" query="waiting=notes" hash="waiting" look="ghost" small>
              {t("list.missing", { count: missing })}
            </PageButton>
          )
        }
      />
      <NotesList {...useLoaderData<typeof loader>()} />
    </>
  );
}
