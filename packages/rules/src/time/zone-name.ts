/** Region and place, each with a capital and not in capitals; `Etc/GMT+5` and `EST` are offsets under another name. */
const SHAPE = /^(?!Etc\/)[A-Z][a-z]+(\/[A-Z](?=[\w-]*[a-z])[\w-]+)+$/;

/** Whether this is the IANA name of a zone, written as IANA writes it. Asks `Intl`, which every browser has. */
export function isZone(name: string): boolean {
  if (name === "UTC") return true;
  if (!SHAPE.test(name)) return false;
  try {
    const known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    // An alias may come back as what it stands for; the same name must come back in the same letters.
    return known === name || known.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** Runtimes still list some places by the name they had; people look for the name of today. */
const TODAY: Record<string, string> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
};

export const zoneToday = (name: string): string => TODAY[name] ?? name;
