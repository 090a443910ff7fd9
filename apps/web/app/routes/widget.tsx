import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import { loadWidget } from "../features/booking-pages/widget/widget.server.ts";
import { WidgetPage } from "../features/booking-pages/widget/widget-page.tsx";
import { asErrorPage, nonceContext } from "../platform/http/api.ts";
import { translatorFor } from "../platform/i18n/translator.ts";

/** The page inside the frame on a coach's own website; `x-framed-by` is for our server, which makes the policy of it. */
export async function loader(visit: LoaderFunctionArgs) {
  const { shortName = "", kind } = visit.params;
  const facts = await loadWidget(visit, { shortName, kind }).catch(asErrorPage);
  const { t } = translatorFor(facts.locale, facts.brand).namespace("booking-pages-widget");
  const page = renderToStaticMarkup(<WidgetPage facts={facts} t={t} nonce={visit.context.get(nonceContext)} />);
  return new Response(`<!doctype html>${page}`, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...(facts.sites.length > 0 && { "x-framed-by": facts.sites.join(" ") }),
    },
  });
}
