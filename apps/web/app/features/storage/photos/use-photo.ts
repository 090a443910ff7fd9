import { ApiProblem } from "@aufwind/contract/platform/call";
import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { upload } from "../../../platform/http/upload.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { type Area, drawPhoto, leastSize, type PhotoSource, readPhoto } from "./photo-file.ts";

type Step =
  | { at: "rest" }
  | { at: "cropping"; source: PhotoSource }
  | { at: "sending"; share: number }
  | { at: "busy" };
/** The last result; each one is a new object, even with the same text. */
type Outcome = { ok: boolean; text: string };

/** One picture of a person, from choosing a file to the stored picture, and back to none. */
export function usePhoto(role: PhotoRole) {
  const { t } = useTranslation("storage-photos");
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const [outcome, setOutcome] = useState<Outcome>();
  const source = step.at === "cropping" ? step.source : undefined;
  useEffect(() => () => source && URL.revokeObjectURL(source.url), [source]);

  function end(outcome?: Outcome) {
    setOutcome(outcome);
    setStep({ at: "rest" });
  }
  function fail(title: string, error: unknown) {
    const why = error instanceof ApiProblem && error.body.detail ? error.body.detail : t("unreachable");
    end({ ok: false, text: `${title} ${why}` });
  }
  async function choose(file: File) {
    setOutcome(undefined);
    setStep({ at: "busy" });
    const read = await readPhoto(file, role);
    if (typeof read !== "string") return setStep({ at: "cropping", source: read });
    end({ ok: false, text: t(`refused.${read}`, leastSize(role)) });
  }
  async function keep({ image }: PhotoSource, area: Area) {
    setStep({ at: "sending", share: 0 });
    const file = await drawPhoto(image, area, role);
    if (!file) return end({ ok: false, text: t("refused.invalid") });
    try {
      await upload({ file, blobPath: `photos/${role}`, onProgress: (share) => setStep({ at: "sending", share }) });
      await revalidate();
      end({ ok: true, text: t(`${role}.saved`) });
    } catch (error) {
      fail(t(`${role}.notSaved`), error);
    }
  }
  async function remove() {
    setOutcome(undefined);
    setStep({ at: "busy" });
    try {
      const { removePhoto } = await import("./remove-photo.ts");
      await removePhoto(role);
      await revalidate();
      end({ ok: true, text: t(`${role}.removed`) });
    } catch (error) {
      fail(t(`${role}.notRemoved`), error);
    }
  }
  return { step, outcome, choose, keep, remove, cancel: () => end() };
}
