import { type MetaArgs, useLoaderData } from "react-router";
import { loadNotes } from "../features/notes/list/notes.server.ts";
import { NotesList } from "../features/notes/list/notes-list.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["notes"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "notes:title");

export const loader = loaderFor("coach", loadNotes);

export default function CoachNotes() {
  const { t } = useTranslation("notes");
  return (
    <>
      <PageHeader title={t("title")} lead={t("list.lead")} />
      <NotesList {...useLoaderData<typeof loader>()} />
    </>
  );
}
