/** Mailboxes that ignore dots before the @: one person's address can be written in many ways. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * What makes two spellings of an address the same account: letter case never matters, dots do not where the
 * mailbox ignores them, and googlemail.com is gmail.com.
 */
export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  if (!IGNORES_DOTS.has(domain)) return lower;
  const [mailbox = "", ...tags] = local.split("+");
  return `${[mailbox.replaceAll(".", ""), ...tags].join("+")}@gmail.com`;
}
