/** Whether the session goes on; asking also renews a token that ran out. Without an answer nothing is known. */
export async function stillSignedIn(): Promise<boolean | undefined> {
  try {
    const response = await fetch("/session");
    return response.ok ? ((await response.json()) as { signedIn: boolean }).signedIn : undefined;
  } catch {
    return undefined;
  }
}
