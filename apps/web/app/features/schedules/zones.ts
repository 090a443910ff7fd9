import { zoneToday } from "@aufwind/rules/time/zone-names";

/** IANA's regions; other zones have none. */
const REGIONS = [
  "Africa",
  "America",
  "Antarctica",
  "Arctic",
  "Asia",
  "Atlantic",
  "Australia",
  "Europe",
  "Indian",
  "Pacific",
] as const;
export type Region = (typeof REGIONS)[number] | "other";
export type ZoneGroup = { region: Region; zones: { name: string; label: string }[] };

const regionOf = (zone: string): Region => REGIONS.find((region) => zone.startsWith(`${region}/`)) ?? "other";

/** "America/Argentina/Buenos_Aires" is Buenos Aires (Argentina): the place first, so that typing finds it. */
export function zoneLabel(zone: string): string {
  const [place = "", ...around] = zone.split("/").slice(1).reverse();
  const name = (place || zone).replaceAll("_", " ");
  return around.length > 0 ? `${name} (${around.join(", ").replaceAll("_", " ")})` : name;
}

type ZoneGroupsParams = { stored: string; named?: (zone: string) => string };

/** Every zone by region; a stored one stays in the list, whatever this runtime calls it. */
export function zoneGroups(names: readonly string[], { stored, named = zoneLabel }: ZoneGroupsParams): ZoneGroup[] {
  const all = [...new Set([...names.map(zoneToday), stored])].map((name) => ({
    name,
    label: named(name),
  }));
  const byLabel = all.sort((one, other) => one.label.localeCompare(other.label));
  const groups = Map.groupBy(byLabel, ({ name }) => regionOf(name));
  return (["Europe", ...REGIONS.filter((region) => region !== "Europe"), "other"] as const).flatMap((region) => {
    const zones = groups.get(region);
    return zones ? [{ region, zones }] : [];
  });
}
