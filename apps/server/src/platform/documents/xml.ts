const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters that XML cannot contain, not even escaped. */
const UNSPEAKABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(UNSPEAKABLE, "")
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");

/** A finished piece of XML, so that a text is never taken for one. */
export type Xml = { readonly xml: string };
type Inside = Xml | string | false | null | undefined;

/** Nothing if it is empty: readers refuse empty elements. */
export function element(name: string, inside: Inside | Inside[], attributes: Record<string, string> = {}): Xml {
  const parts = (Array.isArray(inside) ? inside : [inside]).map((each) =>
    typeof each === "object" && each ? each.xml : escaped(each || ""),
  );
  const content = parts.join("");
  if (content === "") return { xml: "" };
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { xml: `<${name}${said.join("")}>${content}</${name}>` };
}
