import { expect, test } from "vitest";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { stepAfter } from "./security-step.ts";

const KEY = { secret: "JBSWY3DPEHPK3PXP", qrCode: "personal-data:image/svg+xml,x" };
const went = (form: string, data: unknown): FormResult => ({ ok: true, form, data, values: {} });
const refused = (form: string, values: Record<string, string>): FormResult => ({
  ok: false,
  form,
  values,
  problem: { type: "about:blank", title: "", status: 422, code: "wrongCode", detail: "" },
});

test("before anything was sent, and after a refused password, everything is shown", () => {
  expect(stepAfter(undefined)).toEqual({ at: "overview" });
  expect(stepAfter(refused("beginTotp", {}))).toEqual({ at: "overview" });
  expect(stepAfter(refused("removeTotp", {}))).toEqual({ at: "overview" });
});

test("the key is shown after the password, and stays after a wrong code", () => {
  expect(stepAfter(went("beginTotp", { ...KEY, uri: "otpauth://" }))).toEqual({ at: "setup", ...KEY });
  expect(stepAfter(refused("confirmTotp", { ...KEY, code: "123456" }))).toEqual({ at: "setup", ...KEY });
});

test("new recovery codes are shown before anything else", () => {
  const step = { at: "codes", codes: ["ABCD-EFGH"] };
  expect(stepAfter(went("confirmTotp", { recoveryCodes: ["ABCD-EFGH"] }))).toEqual(step);
  expect(stepAfter(went("renewCodes", { recoveryCodes: ["ABCD-EFGH"] }))).toEqual(step);
});

test("what was done is told, also where a row did it and no codes were needed", () => {
  expect(stepAfter(went("confirmTotp", { recoveryCodes: [] }))).toEqual({ at: "overview", outcome: "totpAdded" });
  expect(stepAfter(went("removePasskey.0199", { status: "removed" }))).toMatchObject({ outcome: "passkeyRemoved" });
  expect(stepAfter(went("removeProvider.google", { status: "removed" }))).toMatchObject({ outcome: "providerRemoved" });
});
