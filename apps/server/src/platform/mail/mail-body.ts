import type { Locale } from "@aufwind/rules/locale";
import { SIGN } from "./mail-pictures.ts";

/** A person and facts at a glance; `picture` is the name of a picture of the mail. */
export type Card = { person: Fact; initials: string; picture?: string; facts: Fact[] };
export type Fact = { label: string; value: string };
/** A picture above its title and value, for whom it is, and a code large enough to be typed. */
export type Ticket = { picture: string; title: string; value: string; names: string[]; code: Fact };

/**
 * A paragraph, a quote, a card, a ticket, a button (`fallback` introduces its bare address),
 * or text only: a contract, which is written out for those who read the text, while the HTML leaves it to the file.
 */
export type Passage =
  | string
  | { quote: string }
  | { card: Card }
  | { ticket: Ticket }
  | { textOnly: string }
  | { label: string; url: string; fallback: string };

type MailBody = { locale: Locale; brand: string; heading: string; passages: Passage[]; footer: string[] };

/** HTML and text of one mail. Everything is escaped; its pictures are parts of the mail. */
export const mailBody = (content: MailBody): { html: string; text: string } => ({
  html: toHtml(content),
  text: toText(content),
});

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const QUOTE = "margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #BF4F24;overflow-wrap:anywhere";
// A cell with a background: Outlook ignores the padding of links.
const CELL = "border-radius:8px;background:#0F4C4A;padding:12px 24px";
const BUTTON = "color:#ffffff;font-weight:600;text-decoration:none";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const CARD = "margin:0 0 16px;background:#ffffff;border:1px solid #E4DACB;border-radius:14px";
const PICTURE = "display:block;width:100%;max-width:520px;height:auto;border:0;border-radius:13px 13px 0 0";
const TITLE = "font-size:22px;font-weight:700;line-height:1.3;color:#0F4C4A";
const PORTRAIT =
  "display:block;width:56px;height:56px;border-radius:28px;background:#F4D9CB;color:#6E2A10;font-weight:600;line-height:56px;text-align:center";
const DARK = `@media (prefers-color-scheme:dark){body,.sheet{background:#14201d!important;color:#e8efec!important}.card{background:#1b2926!important;border-color:#33443f!important}.small{color:#a9bbb5!important}.brand{color:#8fd0c6!important}}`;

function passageToHtml(passage: Passage): string {
  if (typeof passage === "string") return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(passage)}</p>`;
  if ("quote" in passage) return `<blockquote style="${QUOTE}">${lines(passage.quote)}</blockquote>`;
  if ("card" in passage) return cardToHtml(passage.card);
  if ("ticket" in passage) return ticketToHtml(passage.ticket);
  if ("textOnly" in passage) return "";
  const [url, label] = [escaped(passage.url), escaped(passage.label)];
  return `<table ${TABLE} style="margin:24px 0"><tr><td bgcolor="#0F4C4A" style="${CELL}"><a href="${url}" style="${BUTTON}">${label}</a></td></tr></table>
<p class="small" style="margin:0 0 16px;font-size:14px;color:#5A6766;overflow-wrap:anywhere">${escaped(passage.fallback)}<br>${url}</p>`;
}

function cardToHtml({ person, initials, picture, facts }: Card): string {
  // The name says who it is; without the picture its place shows the initials.
  const portrait = picture
    ? `<img src="cid:${escaped(picture)}" width="56" height="56" alt="" style="${PORTRAIT}">`
    : `<span aria-hidden="true" style="${PORTRAIT}">${escaped(initials)}</span>`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="small" style="padding:4px 12px 4px 0;font-weight:400;color:#5A6766;white-space:nowrap">${escaped(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
  );
  return `<table ${TABLE} width="100%" class="card" style="${CARD}"><tr><td style="padding:16px 20px">
<table ${TABLE}><tr><td style="padding:0 14px 0 0">${portrait}</td><td style="font-size:18px;font-weight:600;overflow-wrap:anywhere">${escaped(person.value)}</td></tr></table>
<table cellpadding="0" cellspacing="0" border="0" style="margin-top:8px">${rows.join("")}</table>
</td></tr></table>`;
}

function ticketToHtml({ picture, title, value, names, code }: Ticket): string {
  return `<table ${TABLE} width="100%" class="card" style="${CARD}"><tr><td><img src="cid:${escaped(picture)}" width="520" alt="" style="${PICTURE}"></td></tr>
<tr><td style="padding:18px 24px 22px"><table ${TABLE} width="100%"><tr><td class="brand" style="${TITLE}">${escaped(title)}</td><td align="right" class="brand" style="${TITLE};white-space:nowrap">${escaped(value)}</td></tr></table>
<p style="margin:6px 0 16px;overflow-wrap:anywhere">${names.map(escaped).join("<br>")}</p>
<p class="small" style="margin:0;font-size:14px;color:#5A6766">${escaped(code.label)}</p>
<p style="margin:0;font:600 21px/1.5 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px">${escaped(code.value)}</p></td></tr></table>`;
}

function passageToText(passage: Passage): string {
  if (typeof passage === "string") return passage;
  if ("quote" in passage) return passage.quote.replaceAll(/\r\n?/g, "\n").replaceAll(/^/gm, "> ");
  if ("card" in passage)
    return [passage.card.person, ...passage.card.facts].map(({ label, value }) => `${label}: ${value}`).join("\n");
  if ("ticket" in passage) return `${passage.ticket.code.label} ${passage.ticket.code.value}`;
  if ("textOnly" in passage) return passage.textOnly.trim();
  return `${passage.label}:\n${passage.url}`;
}

function toHtml({ locale, brand, heading, passages, footer }: MailBody): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title><style>${DARK}</style></head>
<body style="margin:0;padding:0;background:#FBF8F3;color:#1E2A2A;${FONT};font-size:16px;line-height:1.6">
<table ${TABLE} width="100%" bgcolor="#FBF8F3" class="sheet"><tr><td align="center">
<table ${TABLE} width="560" style="width:100%;max-width:560px"><tr><td align="left" lang="${locale}" style="padding:32px 20px;${FONT};font-size:16px;line-height:1.6">
<p class="brand" style="margin:0 0 24px;font-weight:700;font-size:18px;line-height:32px;color:#0F4C4A"><img src="cid:${SIGN}" width="32" height="32" alt="" style="border:0;vertical-align:middle;margin-right:10px">${escaped(brand)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escaped(heading)}</h1>
${passages.map(passageToHtml).join("\n")}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #D9CFC1">
<p class="small" style="margin:0;font-size:13px;color:#5A6766">${footer.map(lines).join("<br>")}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

function toText({ brand, heading, passages, footer }: MailBody): string {
  const parts = [brand, heading, ...passages.map(passageToText), `-- \n${footer.join("\n")}`];
  return `${parts.join("\n\n").replaceAll("\r\n", "\n")}\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
/** "17. November" and "14:00 Uhr" stay on one line. */
const together = (text: string) =>
  text.replaceAll(
    /(\d\.?) (?=(?:Jan|Feb|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec)[a-z.]|Uhr\b)/g,
    "$1\u00a0",
  );
const lines = (text: string) => together(escaped(text)).replaceAll(/\r\n|\r|\n/g, "<br>");
