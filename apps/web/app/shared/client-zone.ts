import { isZone } from "@aufwind/rules/time/zones";
import { BERLIN } from "../platform/i18n/dates.ts";
import { useReaderZone } from "../platform/i18n/reader-zone.ts";

/** The client's zone, for mails and calendars; Berlin if the browser does not report one that the API knows. */
export function useClientZone(): string {
  const zone = useReaderZone();
  return zone && isZone(zone) ? zone : BERLIN;
}
