import { zoneToday } from "@aufwind/rules/time/zone-names";

let here: { offset: number; zone: string } | undefined;

const isUpToDate = () => here?.offset === new Date().getTimezoneOffset();

/** The browser's zone where it is known; its clock tells of a journey into another one. */
export const cachedBrowserZone = (): string | undefined => (isUpToDate() ? here?.zone : undefined);

/** The browser's zone, asked for once: for its name a whole date format is made. */
export function browserZone(): string {
  return cachedBrowserZone() ?? cacheBrowserZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

export function cacheBrowserZone(name: string): string {
  here = { offset: new Date().getTimezoneOffset(), zone: zoneToday(name) };
  return here.zone;
}
