import { CRISIS_LINES } from "@aufwind/rules/crisis";
import type { Locale } from "@aufwind/rules/locale";
import { Marked, type Token, type Tokens } from "marked";
import { PAGES, type PageKey, pathTo } from "./pages.ts";
import { escapeHtml, type Text } from "./text.ts";

type Markdown = Pick<Text, "front" | "intro" | "parts" | "words">;

/** Turns the source into HTML, an amount on one line with its unit; `resolve` translates the addresses of links. */
export function readMarkdown(source: string, resolve: (href: string) => string): Markdown {
  const { front, body } = splitFrontMatter(source);
  const marked = new Marked({ gfm: true, renderer: { table: scrollable, link: linkTo(resolve), strong: callable } });
  const tokens = marked.lexer(body.replace(/(\d) (?=[%€])/g, "$1\u00a0"));
  const starts = tokens.flatMap((token, index) => (token.type === "heading" ? [index] : []));
  const parts = starts.map((start, index) => {
    const html = marked.parser(tokens.slice(start + 1, starts[index + 1]));
    return { ...readHeading(tokens[start] as Tokens.Heading), html };
  });
  return { front, intro: marked.parser(tokens.slice(0, starts[0])), parts, words: body.split(/\s+/).length };
}

function splitFrontMatter(source: string) {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error("A text of content/ starts with its front matter");
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== "");
  const front = Object.fromEntries(lines.map(readField));
  return { front, body };
}

function readField(line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 1) throw new Error(`Not a field of front matter: ${line}`);
  const value = line.slice(colon + 1).trim();
  return [line.slice(0, colon).trim(), /^".*"$/.test(value) ? value.slice(1, -1).replaceAll('\\"', '"') : value];
}

function readHeading({ depth, text }: Tokens.Heading) {
  const [, title = text, id] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(text) ?? [];
  return { level: depth, id: id ?? toId(title), title };
}

const toId = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

type Renderer = { parser: { parseInline(tokens: Token[]): string } };

/**
 * A wide table scrolls by itself, also by keyboard; the page never does. On a phone each row is a card: its cells carry
 * the heading of their column, and the roles keep it a table for those who hear it.
 */
function scrollable(this: Renderer, { header, rows }: Tokens.Table) {
  const inside = (each: Tokens.TableCell) => this.parser.parseInline(each.tokens);
  const heading = (each: Tokens.TableCell) =>
    each.text === "" ? `<td role="cell"></td>` : `<th scope="col" role="columnheader">${inside(each)}</th>`;
  const cell = (each: Tokens.TableCell, at: number) =>
    `<td role="cell" data-label="${escapeHtml(header[at]?.text ?? "")}">${inside(each)}</td>`;
  const line = (cells: string[]) => `<tr role="row">${cells.join("")}</tr>`;
  const head = `<thead role="rowgroup">${line(header.map(heading))}</thead>`;
  const body = rows.map((row) => line(row.map(cell))).join("");
  const name = escapeHtml(
    header
      .map((each) => each.text)
      .filter(Boolean)
      .join(", "),
  );
  const table = `<table role="table">${head}<tbody role="rowgroup">${body}</tbody></table>`;
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${name}">${table}</div>`;
}

const linkTo = (resolve: (href: string) => string) =>
  function link(this: Renderer, { href, tokens }: Tokens.Link) {
    return `<a href="${escapeHtml(resolve(href))}">${this.parser.parseInline(tokens)}</a>`;
  };

/** A number of a crisis line in bold can be called, and stays on one line. */
function callable(this: Renderer, { text, tokens }: Tokens.Strong) {
  const line = CRISIS_LINES.find(({ number }) => number === text);
  const words = line
    ? `<a href="tel:${line.dial}">${line.number.replaceAll(" ", "&nbsp;")}</a>`
    : this.parser.parseInline(tokens);
  return `<strong>${words}</strong>`;
}

/** `page:KEY`, with an optional `#id`, becomes the page's address in a language; other links stay. */
export function resolvePageLink(href: string, locale: Locale): string {
  const [, key, anchor = ""] = /^page:([\w-]+)(#[\w-]+)?$/.exec(href) ?? [];
  if (key === undefined) return href;
  if (!(key in PAGES)) throw new Error(`No such page: ${href}`);
  return pathTo(key as PageKey, locale) + anchor;
}
