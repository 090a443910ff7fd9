import type { ContractPaper } from "@aufwind/contract/contracts";
import { printDocument } from "../../platform/documents/print-document.ts";
import { documentText, type PrintedDocument } from "../../platform/documents/printed-document.ts";
import type { EnclosedFile } from "../../platform/mail/enclosures.ts";
import type { Platform } from "../../platform/platform.ts";
import type { GivenFile } from "../../platform/session/personal-data.ts";
import type { ThreadRequest } from "../../platform/threads/thread-pool.ts";
import { documentOfText, pdfOfText } from "../legal-texts/queries.ts";
import { type Contract, contractDocument } from "./contract-document.ts";
import * as store from "./store.ts";

const PDF = "application/pdf";
const TEXT = "text/plain; charset=utf-8";

type Printing = Omit<ThreadRequest, "log"> & { paper: ContractPaper };

/** One of the documents of a contract as PDF, with its name. The terms are laid out once for everybody. */
export async function printContract(platform: Platform, contract: Contract, { paper, ...wanted }: Printing) {
  const bytes =
    paper === "terms"
      ? await pdfOfText(platform, termsOf(contract), wanted)
      : await printDocument(contractDocument(platform, contract), { ...wanted, log: platform.log });
  return { filename: `${nameOf(platform, contract, paper)}.pdf`, bytes };
}

/**
 * What goes along with a confirmation. The mail itself says the order as text; the terms come as a text file, since
 * fifty thousand characters would bury the confirmation.
 */
export async function contractFiles(
  platform: Platform,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<EnclosedFile[]> {
  const contract = await store.findContract(platform.database, id);
  if (!contract) return [];
  const printed = (["order", "terms"] as const).map(async (paper) => {
    const { filename, bytes } = await printContract(platform, contract, { paper, owner: id, signal });
    return { filename, content: Buffer.from(bytes), contentType: PDF };
  });
  const text = documentText(termsDocument(platform, contract));
  const filename = `${nameOf(platform, contract, "terms")}.txt`;
  return [...(await Promise.all(printed)), { filename, content: Buffer.from(text), contentType: TEXT }];
}

/** For the copy of somebody's data, as text: to lay out a coach's years of contracts would take minutes. */
export async function* givenContractsOf(platform: Platform, userId: string): AsyncGenerator<GivenFile> {
  const own = await store.contractsOf(platform.database, userId);
  const given = (name: string, document: PrintedDocument) => ({
    path: `contracts/${name}.txt`,
    bytes: Buffer.from(documentText(document)),
  });
  for (const contract of own) {
    const at = contract.concludedAt.toISOString().slice(0, 19).replaceAll(":", "");
    yield given(`${at}-${nameOf(platform, contract, "order")}`, contractDocument(platform, contract));
  }
  const terms = new Map(own.map((contract) => [nameOf(platform, contract, "terms"), contract]));
  for (const [name, contract] of terms) yield given(name, termsDocument(platform, contract));
}

const termsOf = ({ locale, termsVersion: version }: Contract) => ({ text: "terms", version, locale }) as const;

const termsDocument = (platform: Platform, contract: Contract): PrintedDocument =>
  documentOfText(platform, termsOf(contract));

const nameOf = ({ translator }: Platform, { locale, termsVersion, facts }: Contract, paper: ContractPaper): string => {
  const order = "size" in facts ? "package" : facts.dates ? "series" : "order";
  const file = paper === "order" ? order : paper;
  return translator.t(locale, `contracts:files.${file}`, { number: facts.bookingNumber, day: termsVersion });
};
