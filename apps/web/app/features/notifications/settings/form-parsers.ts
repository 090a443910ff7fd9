import { CHANNELS, isAlways, TOPICS } from "@aufwind/rules/notifications-preferences";
import { chosen, text, ticked } from "../../../platform/forms/form-body.ts";

/** The name of the box of one topic and channel. */
export const boxOf = (topic: string, channel: string) => `areas:${topic}.${channel}`;

/** The form's values; disabled boxes are not sent by browsers, and count as ticked. */
export function settingsBody(form: FormData) {
  const shown = chosen(form, "shown");
  return {
    receiveNotifications: ticked(form, "receiveNotifications"),
    quietHours: ticked(form, "isQuiet")
      ? {
          from: text(form, "quietHours.from") ?? "",
          until: text(form, "quietHours.until") ?? "",
          timeZone: text(form, "quietHours.timeZone") ?? "",
        }
      : null,
    topics: TOPICS.filter((topic) => shown.includes(topic)).map((topic) => {
      const choice = CHANNELS.map((channel) => [
        channel,
        isAlways(topic, channel) || ticked(form, boxOf(topic, channel)),
      ]);
      return { topic, ...(Object.fromEntries(choice) as Record<(typeof CHANNELS)[number], boolean>) };
    }),
  };
}
