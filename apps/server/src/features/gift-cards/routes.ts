import * as contract from "@aufwind/contract/gift-cards";
import type { GiftCardDesign } from "@aufwind/rules/gift-cards";
import { shownGiftCode } from "@aufwind/rules/gift-cards-codes";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import { visitorAddress } from "../../platform/http/visitor-address.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import { openCode, orderIdOf, printedIdOf } from "./gift-card-keys.ts";
import type { PrintedGiftCard } from "./gift-card-pdf.ts";
import { redeemLink } from "./mails.ts";
import { findGiftCard, type GiftCardRow } from "./order-store.ts";
import { askOrder, payWithCard, placeOrder } from "./orders.ts";
import { giftCardsOf, mayPrint, readOrder } from "./queries.ts";
import { redeem } from "./redeeming.ts";
import { withdrawPurchase } from "./refund-commands.ts";

/** A tenth of a second of CPU each, which would block everybody else. */
const print = createThreadPool<PrintedGiftCard, Uint8Array>({
  script: new URL("gift-card-pdf-thread.ts", import.meta.url),
  threads: 1,
  waiting: 40,
  waitingPerPerson: 10,
  seconds: 30,
  memoryMb: 256,
});

export function giftCardRoutes(api: Api, platform: Platform): void {
  const { config, log } = platform;
  const idOf = (order: string): string => {
    const id = orderIdOf(config.secret, order);
    if (!id) throw new Problem("notFound");
    return id;
  };

  api.openapi(contract.orderGiftCard, async (c) => {
    const ordering = { order: c.req.valid("json"), userId: viewerIdOf(c.get("actor")), locale: localeOf(c) };
    return c.json(await placeOrder(platform, ordering), 201);
  });

  api.openapi(contract.readGiftOrder, async (c) =>
    c.json(await readOrder(platform, idOf(c.req.valid("param").order)), 200),
  );

  api.openapi(contract.askGiftPayment, async (c) =>
    c.json(await askOrder(platform, idOf(c.req.valid("param").order)), 200),
  );

  api.openapi(contract.payGiftOrder, async (c) => {
    const id = idOf(c.req.valid("param").order);
    return c.json(await payWithCard(platform, { id, userId: memberOf(c).userId, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.withdrawGiftCard, async (c) =>
    c.json(await withdrawPurchase(platform, idOf(c.req.valid("param").order)), 200),
  );

  api.openapi(contract.readGiftCardPdf, async (c) => {
    const { order, language } = c.req.valid("param");
    const id = printedIdOf(config.secret, order);
    const card = id ? await findGiftCard(platform.database, id) : undefined;
    if (!card || !mayPrint(card)) throw new Problem("notFound");
    const bytes = await print(printedOf(platform, card, language), { owner: card.id, log, signal: c.req.raw.signal });
    const file = platform.translator.t(language, "gift-cards:pdf.file");
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": language,
      "content-disposition": `attachment; filename="${file}.pdf"`,
      "cache-control": "private, no-store",
    });
  });
}

function printedOf({ config }: Platform, card: GiftCardRow, locale: "de" | "en"): PrintedGiftCard {
  const code = card.code ? openCode(config.secret, card.code) : "";
  return {
    brand: config.brand,
    locale,
    design: card.design as GiftCardDesign,
    amountCents: card.amount_cents,
    recipientName: card.recipient_name,
    senderName: card.buyer_name,
    coachName: card.coach_name,
    message: card.message,
    code: shownGiftCode(code),
    url: redeemLink({ config }, code, locale),
    address: pageLink(config, { page: "clientGiftCards", locale }).replace(/^https?:\/\//, ""),
    expiresOn: card.expiresOn ?? "",
    madeAt: card.paid_at ?? card.ordered_at,
  };
}

export function ownGiftCardRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listGiftCards, async (c) => c.json(await giftCardsOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.redeemGiftCard, async (c) => {
    const network = visitorAddress(c, platform.config.http.trustedProxies);
    const { code } = c.req.valid("json");
    return c.json(await redeem(platform, { clientId: memberOf(c).userId, network, code }), 200);
  });
}
