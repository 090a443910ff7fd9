import * as contract from "@aufwind/contract/booking-pages";
import { coachName, type Title } from "@aufwind/rules/coaches";
import type { Locale } from "@aufwind/rules/locale";
import { renderSVG } from "uqr";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { asDownload } from "../../platform/http/download-name.ts";
import { Problem } from "../../platform/http/problem.ts";
import { databaseForReads } from "../../platform/http/replica-reads.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import { findCoach } from "../coaches/store.ts";
import type { PrintedBookingCard } from "./booking-card-pdf.ts";
import { chooseShortName, saveSites } from "./commands.ts";
import { bookingPageOf, shortUrl, sourcesOf, targetOf } from "./queries.ts";

/** A tenth of a second of CPU each, which would block everybody else. */
const print = createThreadPool<PrintedBookingCard, Uint8Array>({
  script: new URL("booking-card-pdf-thread.ts", import.meta.url),
  threads: 1,
  waiting: 40,
  waitingPerPerson: 4,
  seconds: 30,
  memoryMb: 256,
});

export function bookingPageRoutes(api: Api, platform: Platform): void {
  const { translator, log } = platform;

  api.openapi(contract.readBookingPage, async (c) => c.json(await bookingPageOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.saveShortName, async (c) => {
    const coachId = memberOf(c).userId;
    await chooseShortName(platform, { coachId, name: c.req.valid("json").shortName });
    return c.json(await bookingPageOf(platform, coachId), 200);
  });

  api.openapi(contract.saveWidgetSites, async (c) => {
    const coachId = memberOf(c).userId;
    await saveSites(platform, { coachId, ...c.req.valid("json") });
    return c.json(await bookingPageOf(platform, coachId), 200);
  });

  api.openapi(contract.readBookingCode, async (c) => {
    const { shortName } = await bookingPageOf(platform, memberOf(c).userId);
    const url = shortUrl(platform, { shortName, type: c.req.valid("query").consultation, via: "qr" });
    return c.body(renderSVG(url, { ecc: "M", border: 2 }), 200, {
      "content-type": "image/svg+xml",
      "content-disposition": asDownload(`${shortName}.svg`),
      "cache-control": "private, no-store",
    });
  });

  api.openapi(contract.readBookingCard, async (c) => {
    const { layout, language, consultation } = c.req.valid("query");
    const coachId = memberOf(c).userId;
    const printed = await printedCard(platform, { coachId, layout, locale: language, consultation });
    const bytes = await print(printed, { owner: coachId, log, signal: c.req.raw.signal });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": language,
      "content-disposition": asDownload(`${translator.t(localeOf(c), "booking-pages:card.file")}.pdf`),
      "cache-control": "private, no-store",
    });
  });

  api.openapi(contract.readBookingTarget, async (c) => {
    const { shortName } = c.req.valid("param");
    return c.json(
      await targetOf(databaseForReads(c, platform), { shortName, viewerId: viewerIdOf(c.get("actor")) }),
      200,
    );
  });

  api.openapi(contract.listBookingSources, async (c) =>
    c.json({ items: await sourcesOf(platform, memberOf(c).userId) }, 200),
  );
}

type PrintedCardParams = Pick<PrintedBookingCard, "layout"> & {
  coachId: string;
  locale: Locale;
  consultation: Parameters<typeof shortUrl>[1]["type"];
};

async function printedCard(platform: Platform, asked: PrintedCardParams): Promise<PrintedBookingCard> {
  const { coachId, layout, locale, consultation: type } = asked;
  const [coach, { shortName }] = await Promise.all([
    findCoach(platform.database, coachId),
    bookingPageOf(platform, coachId),
  ]);
  if (!coach) throw new Problem("notFound");
  const { first_name: firstName, last_name: lastName } = coach;
  const [own, other] =
    locale === "de"
      ? ([coach.tag_line_de, coach.tag_line_en] as const)
      : ([coach.tag_line_en, coach.tag_line_de] as const);
  return {
    ...{ brand: platform.config.brand, locale, layout },
    name: coachName({ title: (coach.title ?? "none") as Title, firstName, lastName }),
    tagLine: (own || other).slice(0, 120),
    url: shortUrl(platform, { shortName, type, via: "qr" }),
    address: shortUrl(platform, { shortName, type }).replace(/^https?:\/\//, ""),
    madeAt: platform.clock.now(),
  };
}
