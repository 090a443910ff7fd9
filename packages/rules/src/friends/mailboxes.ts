/**
 * One mailbox in all its spellings: many providers ignore capitals, dots and what follows a plus, so that one person has
 * as many addresses as wanted. For nothing but the welcome: mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = (local.split("+")[0] ?? "").replaceAll(".", "");
  return `${plain || local}@${domain}`;
}
