import type { Actor } from "./actors.ts";
import { type Answer, sendRequest } from "./http-requests.ts";
import type { Installation } from "./installation.ts";
import type { OwnedRow } from "./owned-rows.ts";
import { filled, type Page, parametersOf } from "./routes.ts";
import { type Secrets, secretsIn } from "./secrets.ts";

export type PageVisit = { page: Page; actor: Actor; ownedRow: OwnedRow | undefined; path: string };

/** Each page in each language, as a document and as the data that a browser with scripts asks for. */
export function pageVisits(pages: Page[], actors: Actor[], ownedRows: OwnedRow[]): PageVisit[] {
  return pages
    .filter(({ key }) => key !== "logout")
    .flatMap((page) =>
      actors.flatMap((actor) => {
        const named = parametersOf(page.paths.de);
        const isOther = !actor.isOwner && actor.kind === ownerOf(page);
        const wanted = named.length > 0 && isOther ? ownedRows : ownedRows.slice(0, 1);
        return wanted.flatMap((ownedRow, place) => {
          const values = Object.fromEntries(named.map((name) => [name, ownedRow.id]));
          const [de, en] = [filled(page.paths.de, values), filled(page.paths.en, values)];
          const paths = place === 0 ? [de, en, `${de}.data`] : [place % 2 === 0 ? de : `${de}.data`];
          return paths.map((path) => ({ page, actor, ownedRow, path }));
        });
      }),
    );
}

/** Whose page it is, by its name; undefined for those of every member and of visitors. */
export function ownerOf({ key, isMembers }: Page): Actor["kind"] | undefined {
  if (!isMembers) return undefined;
  if (/^client[A-Z]/.test(key)) return "client";
  if (/^(coach[A-Z]|onboarding|marketingTips|replyTemplates)/.test(key)) return "coach";
  if (/^team/.test(key)) return "operator";
  return "signedIn";
}

export const visitPage = ({ url }: Installation, { actor, path }: PageVisit): Promise<Answer> =>
  sendRequest(`${url}${path}`, { cookie: actor.cookie, headers: { accept: "text/html" } });

export function pageFaults({ page, actor, ownedRow, path }: PageVisit, answer: Answer, secrets: Secrets): string[] {
  const what = `${actor.name}: page ${page.key} (${path.endsWith(".data") ? "data" : "document"}) with ${ownedRow?.table ?? "nothing"} answered ${answer.status}`;
  if (answer.status === 0 || answer.status >= 500) return [what];
  const owner = ownerOf(page);
  const isHis = owner === undefined || owner === actor.kind || (owner === "signedIn" && actor.kind !== "visitor");
  // Data of a refusal is a document of its own with status 200 or 202; a document tells by its status.
  const isShown = answer.status === 200 && !path.endsWith(".data");
  const shown = isShown && !isHis ? [`${what}: shown`] : [];
  if (actor.isOwner || actor.kind === "operator") return shown;
  return [...shown, ...secretsIn(answer, secrets, ownedRow?.id ?? "").map((word) => `${what}: says ${word}`)];
}
