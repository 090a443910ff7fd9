import type { Status } from "@aufwind/rules/appointments/status";
import { mayHaveNote } from "@aufwind/rules/notes";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type NoteLinkProps = {
  appointmentId: string;
  status: Status;
  look?: "primary" | "ghost";
};

/** The link to a coach's own note about an appointment. */
export function NoteLink({ appointmentId, status, look = "primary" }: NoteLinkProps) {
  const { t } = useTranslation("notes-link");
  // A cancelled one keeps its note, which the list of notes links to.
  if (!mayHaveNote({ status, agreedAt: null })) return null;
  return (
    <PageButton to="coachNote" params={{ id: appointmentId }} look={look}>
      <Icon name="pen" /> {t("write")}
    </PageButton>
  );
}
