import { invalid } from "../errors.ts";
import { find, type Kind, type Ledger, PREFIXES } from "./objects.ts";

type Json = { [name: string]: unknown };

/** The reply with ids expanded to objects as requested: `latest_charge`, `data.payment_method`. */
export const expanded = (ledger: Ledger, reply: object, paths: string[] = []): object =>
  paths.reduce((body, path) => expandPath(ledger, body as Json, path.split(".")), reply);

function expandPath(ledger: Ledger, body: Json, [name = "", ...rest]: string[]): Json {
  if (!Object.hasOwn(body, name)) throw invalid(`This property cannot be expanded (${name}).`, { param: "expand" });
  const value = body[name];
  if (value === null) return body;
  if (Array.isArray(value)) return { ...body, [name]: value.map((each) => expandPath(ledger, each, rest)) };
  const object = typeof value === "string" ? objectOf(ledger, value) : (value as Json);
  if (!object) throw invalid(`This property cannot be expanded (${name}).`, { param: "expand" });
  return { ...body, [name]: rest.length > 0 ? expandPath(ledger, object, rest) : object };
}

function objectOf(ledger: Ledger, id: string): Json | undefined {
  const kinds = Object.entries(PREFIXES) as [Kind, string][];
  const kind = kinds.find(([, prefix]) => id.startsWith(`${prefix}_`))?.[0];
  return kind && (find(ledger, kind, id) as Json | undefined);
}
