/** Every way the API can say no: a stable code and its status. The sentences stand in `locales/<language>/problems.json`. */
export const PROBLEMS = {
  malformed: { status: 400 },
  notSignedIn: { status: 401 },
  wrongRole: { status: 403 },
  crossSite: { status: 403 },
  notFound: { status: 404 },
  emailAlreadyRegistered: { status: 409 },
  tooLarge: { status: 413 },
  unsupportedType: { status: 415 },
  invalidFields: { status: 422 },
  linkInvalid: { status: 422 },
  tooManyRequests: { status: 429 },
  internal: { status: 500 },
  unavailable: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ProblemCode = keyof typeof PROBLEMS;
