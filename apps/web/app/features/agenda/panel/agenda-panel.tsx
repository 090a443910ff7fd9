import type { Agenda } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { OpenPanel } from "../use-agenda-actions.ts";
import { AppointmentPanel } from "./appointment-panel.tsx";
import { MovePanel } from "./move-panel.tsx";
import { AffectedPanel, OffPanel, TimeOffPanel } from "./time-off-panel.tsx";

type AgendaPanelProps = {
  asked: OpenPanel;
  agenda: Agenda;
  now: number;
  /** The names of the languages in which its appointments are held. */
  languages: Record<string, string>;
  callLink: (appointment: AppointmentItem) => React.ReactNode;
  takesFocus: boolean;
  onPropose: (move: { appointment: AppointmentItem; at: string }) => void;
  onClose: () => void;
};

/** What was asked for, as it is now: an appointment that has left these days closes its panel. */
export function AgendaPanel({
  asked,
  agenda,
  now,
  languages,
  callLink,
  takesFocus,
  onPropose,
  onClose,
}: AgendaPanelProps) {
  const zone = agenda.timeZone;
  switch (asked.kind) {
    case "appointment": {
      const appointment = agenda.appointments.find(({ id }) => id === asked.id);
      if (!appointment) return null;
      const link = callLink(appointment);
      const language = languages[appointment.language ?? ""];
      return <AppointmentPanel key={asked.id} {...{ appointment, language, zone, now, onClose }} callLink={link} />;
    }
    case "move":
      return <MovePanel {...asked} {...{ zone, takesFocus, onClose }} onPropose={() => onPropose(asked)} />;
    case "off": {
      const off = agenda.exceptions.find(({ id }) => id === asked.id);
      return off ? <OffPanel key={off.id} off={off} onClose={onClose} /> : null;
    }
    case "timeOff":
      return <TimeOffPanel key={asked.from + asked.to} {...asked} onClose={onClose} />;
    case "affected":
      return <AffectedPanel key={asked.closed.id} closed={asked.closed} onClose={onClose} />;
  }
}
