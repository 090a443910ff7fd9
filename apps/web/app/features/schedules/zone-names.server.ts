import type { Locale } from "@aufwind/rules/locale";
import { zoneLabel } from "./zones.ts";

/** Places with a German name. */
const GERMAN: Readonly<Record<string, string>> = Object.fromEntries(
  `Addis Ababa=Addis Abeba|Algiers=Algier|Asuncion=Asunción|Athens=Athen|Azores=Azoren|Baghdad=Bagdad|Belgrade=Belgrad
|Bishkek=Bischkek|Bogota=Bogotá|Brussels=Brüssel|Bucharest=Bukarest|Cairo=Kairo|Canary=Kanaren|Cape Verde=Kap Verde
|Chisinau=Chișinău|Copenhagen=Kopenhagen|Damascus=Damaskus|Djibouti=Dschibuti|Easter=Osterinsel|Faroe=Färöer
|Fiji=Fidschi|Havana=Havanna|Hong Kong=Hongkong|Jamaica=Jamaika|Khartoum=Khartum|Kolkata=Kalkutta|Kyiv=Kyjiw
|Lisbon=Lissabon|Luxembourg=Luxemburg|Maldives=Malediven|Mexico City=Mexiko-Stadt|Mogadishu=Mogadischu|Moscow=Moskau
|Nicosia=Nikosia|Novosibirsk=Nowosibirsk|Prague=Prag|Reunion=Réunion|Riyadh=Riad|Rome=Rom|Sao Paulo=São Paulo
|Singapore=Singapur|Tashkent=Taschkent|Tbilisi=Tiflis|Tehran=Teheran|Tokyo=Tokio|Tripoli=Tripolis
|Ulaanbaatar=Ulan-Bator|Vatican=Vatikanstadt|Vienna=Wien|Vladivostok=Wladiwostok|Volgograd=Wolgograd
|Warsaw=Warschau|Yekaterinburg=Jekaterinburg|Yerevan=Eriwan|Zurich=Zürich`
    .split("|")
    .map((pair) => pair.trim().split("=")),
);

/** The place of a zone in the reader's language. */
export function placeName(zone: string, locale: Locale): string {
  const label = zoneLabel(zone);
  return locale === "de" ? (GERMAN[label] ?? label) : label;
}

/** The name of a zone's time, such as "Mitteleuropäische Zeit"; empty if it only has an offset. */
function timeName(zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return /^(GMT|UTC)/.test(name) ? "" : name;
}

/** "Berlin – Mitteleuropäische Zeit": the place first, so that typing finds it. */
export function zoneName(zone: string, locale: Locale): string {
  const [place, time] = [placeName(zone, locale), timeName(zone, locale)];
  return time ? `${place} – ${time}` : place;
}
