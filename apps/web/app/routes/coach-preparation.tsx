import { data, type MetaArgs, useLoaderData } from "react-router";
import { loadPreparation } from "../features/coach-clients/client.server.ts";
import { ClientNotFound } from "../features/coach-clients/client-page.tsx";
import { PreparationPage } from "../features/coach-clients/preparation-page.tsx";
import { CheckInRows } from "../features/goals/check-ins.tsx";
import { IntakePanel } from "../features/intake-forms/intake-panel.tsx";
import { WorksheetRows } from "../features/worksheets/worksheet-rows.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export const handle = {
  namespaces: ["coach-clients", "goals", "worksheets", "intake-forms", "questions"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-clients:prepare.page");

export const loader = loaderFor("coach", async (visit) => {
  const loaded = await loadPreparation(visit, visit.params.id ?? "");
  return data({ loaded }, { status: loaded ? 200 : 404 });
});

export default function CoachPreparation() {
  const { loaded } = useLoaderData<typeof loader>();
  if (!loaded) return <ClientNotFound />;
  const { client, known } = loaded;
  return (
    <PreparationPage
      client={client}
      known={known}
      asked={<IntakePanel intake={known.intake} side="coach" />}
      checkIns={<CheckInRows checkIns={known.checkIns} />}
      answered={<WorksheetRows items={known.answered} page="coachWorksheet" />}
      unanswered={<WorksheetRows items={known.unanswered} page="coachWorksheet" />}
    />
  );
}
