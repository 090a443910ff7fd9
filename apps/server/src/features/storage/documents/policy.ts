import { isDoc } from "@aufwind/rules/files/doc";
import { isPdf } from "@aufwind/rules/files/pdf";
import { DOCUMENT, type DocumentKind, documentKind } from "@aufwind/rules/files/stored-files";
import { Problem } from "../../../platform/http/problem.ts";
import { isDocx } from "./gateway.ts";

const IS: Record<DocumentKind, (bytes: Uint8Array) => boolean | Promise<boolean>> = {
  pdf: isPdf,
  doc: isDoc,
  docx: isDocx,
};

/** The type of a document by its content; a contradicting name is refused. */
export async function judgeDocument(name: string, bytes: Uint8Array): Promise<DocumentKind> {
  const kind = documentKind(name);
  if (bytes.length > DOCUMENT.bytes) throw new Problem("oversizedFile");
  if (!kind || !(await IS[kind](bytes))) throw new Problem("invalidFile");
  return kind;
}
