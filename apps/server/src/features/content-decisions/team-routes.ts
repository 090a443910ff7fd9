import * as contract from "@aufwind/contract/content-decisions-team";
import { pageFacts } from "@aufwind/contract/platform/lists";
import type { Locale } from "@aufwind/rules/locale";
import { OPERATOR_SESSION } from "@aufwind/rules/operators";
import { type CsvColumn, csvHeaders, csvOf } from "../../platform/documents/csv.ts";
import { type Api, type Operator, operatorOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import { hasViewed } from "../audit-log/store.ts";
import { decideContent } from "./commands.ts";
import { countContents, findContents, findHalfYears, type ListedRow } from "./list-store.ts";
import { askToOpen, readMessagesAround } from "./openings.ts";
import { contentCaseFor } from "./queries.ts";

const SIZE = 30;

export function contentDecisionTeamRoutes(api: Api, platform: Platform): void {
  const { database } = platform;

  api.openapi(contract.listContents, async (c) => {
    const { page, ...filter } = c.req.valid("query");
    const [rows, totalCount] = await Promise.all([
      findContents(database, { ...filter, limit: SIZE, offset: page * SIZE }),
      countContents(database, filter),
    ]);
    return c.json({ items: rows.map(presentListed), ...pageFacts({ page, size: SIZE, totalCount }) }, 200);
  });

  api.openapi(contract.readTransparency, async (c) => c.json({ items: await findHalfYears(database) }, 200));

  api.openapi(contract.downloadTransparency, async (c) => {
    const locale = localeOf(c);
    return c.body(
      csvOf(columnsIn(platform.translator, locale), await findHalfYears(database), locale),
      200,
      csvHeaders("transparency", locale),
    );
  });

  api.openapi(contract.readContentCase, async (c) => {
    const asked = { ...c.req.valid("param"), by: operatorOf(c) };
    const shown = await contentCaseFor(platform, asked);
    await lookAt(platform, asked);
    return c.json(shown, 200);
  });

  api.openapi(contract.decideContent, async (c) => {
    const asked = { ...c.req.valid("param"), by: operatorOf(c) };
    await decideContent(platform, { ...asked, ...c.req.valid("json") });
    return c.json(await contentCaseFor(platform, asked), 200);
  });

  api.openapi(contract.askToOpenMessages, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("json"), by: operatorOf(c) };
    return c.json({ approvalId: await askToOpen(platform, asked) }, 201);
  });

  api.openapi(contract.readOpenedMessages, async (c) => {
    const items = await readMessagesAround(platform, { ...c.req.valid("param"), by: operatorOf(c) });
    return c.json({ items }, 200);
  });
}

/** Before anybody sees it; logged once for as long as a proof of the factor counts. */
async function lookAt(platform: Platform, { id, by: { operatorId } }: { id: string; by: Operator }): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - OPERATOR_SESSION.proof);
  const look = { operatorId, action: "content-decisions.look", subject: { kind: "content", id } } as const;
  if (!(await hasViewed(platform.database, { ...look, since }))) await recordView(platform, look);
}

const presentListed = (row: ListedRow): contract.ListedContent => ({
  kind: row.content_kind,
  contentId: row.content_id,
  author: row.author_name,
  reasons: row.reasons,
  notices: row.notices,
  since: row.since.toISOString(),
  state: row.state,
  decision: row.decision,
  decidedAt: row.decided_at?.toISOString() ?? null,
  caseNumber: row.case_number,
});

const COLUMNS = ["year", "half", "notices", "keep", "restrict", "remove", "suspend", "appeals", "reversed"] as const;

const columnsIn = ({ t }: Translator, locale: Locale): CsvColumn<contract.HalfYear>[] => [
  ...COLUMNS.map((key) => ({
    heading: t(locale, `content-decisions:csv.${key}`),
    value: (row: contract.HalfYear) => row[key],
  })),
  {
    heading: t(locale, "content-decisions:csv.medianHours"),
    value: ({ medianHours }: contract.HalfYear) => medianHours,
    digits: 1,
  },
];
