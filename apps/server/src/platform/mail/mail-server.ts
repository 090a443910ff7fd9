import type { Config } from "../config/config.ts";

/** Whether the mail server answers and takes our name and password. Sends nothing. */
export async function isMailServerReachable({ smtpUrl }: Config["mail"], milliseconds: number): Promise<boolean> {
  if (!smtpUrl) return false;
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: milliseconds };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}
