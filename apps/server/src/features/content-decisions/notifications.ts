import { asLocale, type Locale } from "@aufwind/rules/locale";
import type { Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { ContentNotices } from "../../platform/database/database-types.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { authorMail, reporterMail } from "./mails.ts";
import type * as store from "./store.ts";

type Addressee = { email: string; firstName?: string; locale: Locale; hasAccount: boolean };

async function addresseeOf(tx: Tx, userId: string | null): Promise<Addressee | undefined> {
  const user = userId ? await findUser(tx, userId) : undefined;
  if (!user?.email) return undefined;
  return { email: user.email, firstName: user.first_name, locale: asLocale(user.locale), hasAccount: true };
}

type Notice = Selectable<ContentNotices>;

const reporterOf = async (tx: Tx, { reporter_id, reporter_email, locale }: Notice): Promise<Addressee | undefined> =>
  reporter_email
    ? { email: reporter_email, locale: asLocale(locale), hasAccount: false }
    : addresseeOf(tx, reporter_id);

type NotifyParams = {
  decided: store.DecisionRow;
  previous: store.DecisionRow | undefined;
  /** Those that it decides. */
  notices: Notice[];
  appeals: Awaited<ReturnType<typeof store.findAppeals>>;
};

/** The author gets the statement of reasons, everybody who reported or appealed the answer. Nobody is named. */
export async function notifyOfDecision(tx: Tx, platform: Platform, params: NotifyParams): Promise<void> {
  const { decided, previous, notices, appeals } = params;
  const author = await addresseeOf(tx, decided.author_id);
  const isRestored = decided.decision === "keep" && previous !== undefined && previous.decision !== "keep";
  // Somebody whose content nobody touched has nothing to hear.
  const isNews = decided.decision !== "keep" || isRestored || appeals.some(({ side }) => side === "author");
  if (author && isNews) await platform.outbox.add(tx, authorMail(platform, { ...author, decided, isRestored }));

  const reporters = new Map<string, Addressee>();
  const appellants = appeals.filter(({ side }) => side === "reporter");
  const heard = [
    ...(await Promise.all(notices.map((notice) => reporterOf(tx, notice)))),
    ...(await Promise.all(appellants.map(({ appellant_id }) => addresseeOf(tx, appellant_id)))),
  ];
  for (const each of heard) if (each) reporters.set(each.email.toLowerCase(), each);
  const mails = [...reporters.values()].map((each) => reporterMail(platform, { ...each, decided }));
  if (mails.length > 0) await platform.outbox.add(tx, ...mails);
}
