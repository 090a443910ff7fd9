import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { AgreementPanel } from "../features/agreements/agreement-panels.tsx";
import { loadAgreementsOfClient } from "../features/agreements/agreements.server.ts";
import { loadClient, saveRemark } from "../features/coach-clients/client.server.ts";
import { ClientNotFound, ClientPage } from "../features/coach-clients/client-page.tsx";
import { loadSharedGoals, SHARED_GOAL_ACTIONS } from "../features/goals/goals.server.ts";
import { SharedGoalPanels } from "../features/goals/shared-goals.tsx";
import { loadIntakesOfClient } from "../features/intake-forms/intake-forms.server.ts";
import { IntakeRows } from "../features/intake-forms/intake-panel.tsx";
import { loadNoteInFile, saveNoteInFile } from "../features/notes/note.server.ts";
import { NoteInFile } from "../features/notes/note-in-file.tsx";
import { NotePdfButtons } from "../features/notes/pdf-buttons.tsx";
import { SharedDocuments } from "../features/shares/shared-documents.tsx";
import { loadShareable, SHARE_ACTIONS } from "../features/shares/shares.server.ts";
import { SendPanel } from "../features/worksheets/send-panel.tsx";
import { loadSent, SEND_ACTIONS } from "../features/worksheets/worksheets.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { CallLink } from "../shared/call-link.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: [
    "coach-clients",
    "notes",
    "shares",
    "goals",
    "worksheets",
    "intake-forms",
    "agreements",
    "video-calls-link",
  ],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-clients:one.page");

export async function loader(visit: LoaderFunctionArgs) {
  const { userId } = await requireRole(visit, "coach");
  const id = visit.params.id ?? "";
  const loaded = await loadClient(visit, id);
  const documents = loaded.view.tab === "documents" ? await loadShareable(visit, id) : null;
  const goals = loaded.view.tab === "goals" ? await loadGoals(visit, id) : null;
  const written = loaded.view.tab === "history" ? await loadNoteInFile(visit, id) : null;
  return data({ ...loaded, documents, goals, written, userId, now: Date.now() }, { status: loaded.client ? 200 : 404 });
}

const loadGoals = async (visit: LoaderFunctionArgs, id: string) => {
  const [shared, worksheets, intakes, agreements] = await Promise.all([
    loadSharedGoals(visit, id),
    loadSent(visit, id),
    loadIntakesOfClient(visit, id),
    loadAgreementsOfClient(visit, id),
  ]);
  return { shared, worksheets, intakes, agreements };
};

export const action = actionByForm({
  ...SHARE_ACTIONS,
  ...SHARED_GOAL_ACTIONS,
  ...SEND_ACTIONS,
  save: saveNoteInFile,
  remark: saveRemark,
});

export default function CoachClient() {
  useRevalidateOn("appointment");
  const { client, documents, goals, written, userId, now, ...loaded } = useLoaderData<typeof loader>();
  if (!client) return <ClientNotFound />;
  const { id, name, nextAppointment: next } = client;
  return (
    <ClientPage
      client={client}
      {...loaded}
      callLink={next && <CallLink appointment={next} now={now} small isBrief />}
      note={
        written && (
          <NoteInFile
            key={written.note.appointment.id}
            loaded={written.note}
            earlier={written.earlier}
            userId={userId}
          />
        )
      }
      papers={<NotePdfButtons path={`/api/coaches/clients/${id}/notes`} />}
      goals={
        goals && (
          <>
            <SharedGoalPanels clientId={id} shared={goals.shared} />
            <AgreementPanel items={goals.agreements} side="coach" />
            <IntakeRows items={goals.intakes} />
            <SendPanel clientId={id} loaded={goals.worksheets} />
          </>
        )
      }
      documents={<SharedDocuments clientId={id} clientName={name} documents={documents} />}
    />
  );
}
