import type { PaletteAppointment } from "@aufwind/contract/palette";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import { momentHere } from "../../platform/i18n/dates.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import type { Entry, EntryContext } from "./entry.ts";

/** A coach's client opens the file, an own coach the conversation, any other coach the profile. */
export function peopleEntries({ hits, role, locale, t }: EntryContext): Entry[] {
  const own = hits.people.map(
    ({ id, name, picture }): Entry => ({
      key: `person ${id}`,
      label: name,
      detail: t(role === "coach" ? "people.file" : "people.conversation"),
      icon: "user",
      face: { name, picture },
      target: {
        href: role === "coach" ? pathTo("coachClient", locale, { id }) : `${pathTo("messages", locale)}?with=${id}`,
      },
      recent: { kind: "person", id },
    }),
  );
  const others = hits.coaches.map(
    ({ slug, name, picture }): Entry => ({
      key: `coach ${slug}`,
      label: name,
      detail: t("people.profile"),
      icon: "user",
      face: { name, picture },
      target: { href: pathTo("coachPage", locale, { slug }) },
    }),
  );
  return [...own, ...others];
}

export function appointmentEntry(appointment: PaletteAppointment, { role, locale, zone, t }: EntryContext): Entry {
  const { id, name, consultation, scheduledAt, scheduledStatus } = appointment;
  const facts = [
    momentHere({ at: scheduledAt }, { locale, zone }),
    scheduledStatus === "Pending" ? t("appointments.requested") : t(`appointments.kinds.${consultation}`),
  ];
  return {
    key: `appointment ${id}`,
    label: name || t("gone"),
    detail: facts.join(" · "),
    icon: "calendar",
    target: { href: pathTo(role === "coach" ? "coachAppointment" : "clientAppointment", locale, { id }) },
    recent: { kind: "appointment", id },
  };
}

/** Video calls that are open now. */
export const openCallEntries = ({ hits, locale, now, t }: EntryContext): Entry[] =>
  hits.appointments
    .filter(({ scheduledStatus }) => scheduledStatus === "Scheduled")
    .filter(({ scheduledAt, endsAt }) => now >= opensAt(Date.parse(scheduledAt)) && now < closesAt(Date.parse(endsAt)))
    .map(({ id, name }) => ({
      key: `call ${id}`,
      label: t("acts.call", { name: name || t("gone") }),
      icon: "video",
      target: { href: pathTo("room", locale, { id }) },
    }));

const MOST_MEANT = 3;

/** What one does with somebody who was found. */
export const personCommandEntries = ({ hits, role, locale, t }: EntryContext): Entry[] =>
  hits.people.slice(0, MOST_MEANT).flatMap(({ id, name }): Entry[] => {
    const write = { href: `${pathTo("messages", locale)}?with=${id}` };
    const share = { href: `${pathTo("coachClient", locale, { id })}?tab=documents` };
    return [
      { key: `write ${id}`, label: t("acts.writeTo", { name }), icon: "message", target: write },
      ...(role === "coach"
        ? [{ key: `share ${id}`, label: t("acts.shareWith", { name }), icon: "file" as const, target: share }]
        : []),
    ];
  });
