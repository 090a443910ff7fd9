import { listTextVersions, readTextVersion } from "@aufwind/contract/legal-texts";
import { LEGAL_TEXTS, type LegalText, versionBefore } from "@aufwind/rules/legal-texts";
import { fillNames, sectionsOf } from "@aufwind/rules/legal-texts-sections";
import type { Locale } from "@aufwind/rules/locale";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { readMarkdown, resolvePageLink } from "../../platform/pages/markdown.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { documentOf, fillText } from "../../platform/pages/text.ts";
import { differencesOf } from "./differences.server.ts";

const notFound = () => new Response(null, { status: 404 });
const isText = (text: string | undefined): text is LegalText => LEGAL_TEXTS.some((each) => each === text);

/** The text of an address. */
export function textOf(params: { text?: string }): LegalText {
  if (!isText(params.text)) throw notFound();
  return params.text;
}

/** The versions of a text, oldest first. */
export const loadVersions = ({ request, context }: LoaderArgs, text: LegalText) =>
  api(request, context)(listTextVersions, { params: { text } }).catch(asErrorPage);

type Which = { text: LegalText; version: string; locale: Locale };

/** Read once: a version never changes, and the server reads its files at the start. */
const sources = new Map<string, string>();

async function loadSource({ request, context }: LoaderArgs, which: Which): Promise<string> {
  const key = `${which.text}/${which.version}/${which.locale}`;
  const known = sources.get(key);
  if (known !== undefined) return known;
  const { source } = await api(request, context)(readTextVersion, { params: which }).catch(asErrorPage);
  sources.set(key, source);
  return source;
}

/** One version as a long page. */
async function loadDocument(visit: LoaderArgs, which: Which) {
  const [site, source] = await Promise.all([loadSite(visit), loadSource(visit, which)]);
  const markdown = readMarkdown(source, (href) => resolvePageLink(href, which.locale));
  return documentOf(fillText({ key: which.text, locale: which.locale, ...markdown }, site));
}

const localeIn = ({ request }: LoaderArgs) => localeOf(new URL(request.url));

/** The version that holds today, and the next one if it is known. */
export async function loadCurrentText(visit: LoaderArgs, text: LegalText) {
  const { versions, inForce } = await loadVersions(visit, text);
  const document = await loadDocument(visit, { text, version: inForce, locale: localeIn(visit) });
  return { ...document, text, next: versions.find((version) => version > inForce) ?? null };
}

/** One version at its own address. */
export async function loadTextVersion(visit: LoaderArgs, params: { text?: string; version?: string }) {
  const text = textOf(params);
  const { versions, inForce } = await loadVersions(visit, text);
  const version = versions.find((each) => each === params.version);
  if (!version) throw notFound();
  const document = await loadDocument(visit, { text, version, locale: localeIn(visit) });
  const until = versions.find((each) => each > version) ?? null;
  return { ...document, text, version, until, inForce, previous: versionBefore(versions, version) ?? null };
}

/** What a version changes, compared with the one before it or with an older one (`?since=`). */
export async function loadTextChanges(visit: LoaderArgs, params: { text?: string; version?: string }) {
  const text = textOf(params);
  const { versions, inForce } = await loadVersions(visit, text);
  const version = versions.find((each) => each === params.version);
  const older = versions.filter((each) => version && each < version);
  const asked = new URL(visit.request.url).searchParams.get("since");
  const since = older.find((each) => each === asked) ?? older.at(-1);
  if (!version || !since) throw notFound();
  const site = await loadSite(visit);
  const locale = localeIn(visit);
  const names = { brand: site.brand, ...site.company };
  const read = async (each: string) =>
    sectionsOf(fillNames(await loadSource(visit, { text, version: each, locale }), names));
  const [before, after] = await Promise.all([read(since), read(version)]);
  return { text, version, since, older, inForce, sections: differencesOf(before, after) };
}
