type Session = { signedIn: boolean; userId: string | null };

/** Whether the session continues; asking also renews an expired token. Undefined without an answer. */
export const stillSignedIn = async (): Promise<boolean | undefined> => (await askSession())?.signedIn;

/** Whose session it is, null if it is over: somebody else may have signed in in this browser meanwhile. */
export const signedInUser = async (): Promise<string | null | undefined> => (await askSession())?.userId;

async function askSession(): Promise<Session | undefined> {
  try {
    const response = await fetch("/session");
    return response.ok ? ((await response.json()) as Session) : undefined;
  } catch {
    return undefined;
  }
}
