import { isZone } from "@aufwind/rules/time/zones";
import { BERLIN } from "../platform/i18n/dates.ts";
import { useViewerZone } from "../platform/i18n/reader-zone.ts";

/** The client's zone, for mails and calendars; Berlin if the browser does not report one that the API knows. */
export function useOwnZone(): string {
  const zone = useViewerZone();
  return zone && isZone(zone) ? zone : BERLIN;
}
