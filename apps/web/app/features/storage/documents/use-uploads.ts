import { ApiProblem } from "@aufwind/contract/platform/call";
import { DOCUMENT, documentKind, fileName } from "@aufwind/rules/files/stored-files";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { announce } from "../../../platform/browser/accessibility.ts";
import { useLeaveWarning } from "../../../platform/browser/use-leave-warning.ts";
import { upload } from "../../../platform/http/upload.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";

type Refused = "invalid" | "oversized" | "name" | "exists" | "tooMany";

/** Names that differ only in case are equal; Unicode-normalized. */
export const sameName = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en");

/** Why a file cannot be sent, as far as name and size tell; only the API knows its real type. */
export function refusalOf({ name, size }: { name: string; size: number }, taken: ReadonlySet<string>) {
  if (documentKind(name) === undefined || size === 0) return "invalid" satisfies Refused;
  if (size > DOCUMENT.bytes) return "oversized" satisfies Refused;
  if (fileName(name) === undefined) return "name" satisfies Refused;
  if (taken.has(sameName(name))) return "exists" satisfies Refused;
  return taken.size >= DOCUMENT.perCoach ? ("tooMany" satisfies Refused) : undefined;
}

export type Upload = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "stored" | "refused";
  share: number;
  /** Why it was refused. */
  why?: string;
  /** Whether a retry may succeed. */
  mayRetry?: boolean;
};

/** Concurrency: more would only share the same bandwidth. */
const AT_ONCE = 2;
const isUnderWay = ({ state }: Upload) => state === "waiting" || state === "sending";

/** Uploads, each with its own progress and result. */
export function useUploads(stored: readonly string[]) {
  const { t } = useTranslation("storage-documents");
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const count = useRef(0);

  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));
  const drop = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  function add(files: File[]) {
    const kept = uploads.filter(({ state }) => state !== "stored");
    const taken = new Set([...stored, ...uploads.filter(isUnderWay).map(({ file }) => file.name)].map(sameName));
    const added = files.map((file): Upload => {
      const refusal = refusalOf(file, taken);
      count.current += 1;
      if (refusal) return { id: count.current, file, share: 0, state: "refused", why: t(`refused.${refusal}`) };
      taken.add(sameName(file.name));
      return { id: count.current, file, share: 0, state: "waiting" };
    });
    for (const { file, why } of added) if (why) announce(`${file.name}: ${why}`);
    setUploads([...kept, ...added]);
  }

  async function send({ id, file }: Upload) {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    change(id, { state: "sending" });
    const blobPath = `documents/${file.name.normalize("NFC")}`;
    try {
      await upload({ file, blobPath, signal: abort.signal, onProgress: (share) => change(id, { share }) });
      change(id, { state: "stored", share: 1 });
      announce(t("upload.stored", { name: file.name }));
      await revalidate();
    } catch (error) {
      if (abort.signal.aborted) return drop(id);
      const { why, mayRetry } = answerTo(error);
      change(id, { state: "refused", share: 0, why, mayRetry });
      announce(`${file.name}: ${why}`);
    }
  }
  function answerTo(error: unknown) {
    const body = error instanceof ApiProblem ? error.body : undefined;
    const mayRetry = !body || body.status >= 500 || body.status === 429;
    if (body?.code === "fileExists") return { why: t("refused.exists"), mayRetry };
    return { why: body?.detail || t("refused.unreachable"), mayRetry };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes in the list may make room for the next
  useEffect(() => {
    const next = uploads.find(({ state }) => state === "waiting");
    if (next && uploads.filter(({ state }) => state === "sending").length < AT_ONCE) send(next);
  }, [uploads]);
  useEffect(() => () => aborts.current.forEach((abort) => void abort.abort()), []);
  useLeaveWarning(uploads.some(isUnderWay));

  return {
    uploads,
    add,
    retry: (id: number) => change(id, { state: "waiting", why: "" }),
    drop: (id: number) => {
      aborts.current.get(id)?.abort();
      drop(id);
    },
  };
}
