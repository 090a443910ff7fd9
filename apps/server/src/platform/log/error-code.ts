const CODE = /^[\w.-]{1,60}$/;

/** A failure as a code that may be stored: the words of an error may name people. */
export function codeOf(failure: unknown): string {
  const { code, type, name } = Object(failure) as Partial<Record<"code" | "type" | "name", unknown>>;
  const found = [code, type, name].find((each) => typeof each === "string" && CODE.test(each));
  return typeof found === "string" ? found : "unknown";
}
