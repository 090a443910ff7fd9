import { ACCOUNTS, CHARTS, type Chart, usualAccounts } from "@aufwind/rules/bookkeeping";
import { text, whole } from "../../platform/forms/form-body.ts";

/** Whether the coach asked for the chart's usual accounts in place of those in the form. */
export const wantsUsual = (form: FormData): boolean => text(form, "usual") !== undefined;

const isChart = (given: string | undefined): given is Chart => CHARTS.some((chart) => chart === given);

/** The form of the details for DATEV: `accounts.sales` and so on are one object. */
export function settingsBody(form: FormData) {
  const chart = text(form, "chart");
  const accountLength = whole(form, "accountLength");
  const typed = Object.fromEntries(ACCOUNTS.map((account) => [account, text(form, `accounts.${account}`)]));
  const isUsual = wantsUsual(form) && isChart(chart) && typeof accountLength === "number";
  return {
    consultantNumber: whole(form, "consultantNumber"),
    clientNumber: whole(form, "clientNumber"),
    chart,
    accountLength,
    firstMonth: whole(form, "firstMonth"),
    accounts: isUsual ? usualAccounts(chart, accountLength) : typed,
  };
}
