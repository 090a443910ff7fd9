import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Document, Operation } from "../src/platform/http/openapi/document.ts";

type AnswerPointerParams = { method: string; pattern: RegExp; pointer: string; operation: Operation };
type Asked = { method: string; path: string };

/** Shared by all servers of a process with the same routes: compiling the schemas takes time. */
const checks = new Map<number, Promise<ReturnType<typeof createAnswerCheck>>>();

/** Passes an answer that matches the API's description, and fails the test for any other. */
export const asDescribed =
  (routes: number, documentOf: () => Promise<Document>) => async (asked: Asked, response: Response) => {
    const check = checks.get(routes) ?? documentOf().then(createAnswerCheck);
    checks.set(routes, check);
    const fault = await (await check)({ ...asked, path: asked.path.split("?")[0] ?? "" }, response);
    if (fault) throw new Error(fault);
    return response;
  };

/** Compares JSON answers with a server's own description; schemas are compiled on demand. */
function createAnswerCheck(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const operations = operationsOf(document);

  /** What is wrong with an answer; empty if it is as described. */
  return async ({ method, path }: Asked, response: Response): Promise<string | undefined> => {
    const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
    if (!/json$/.test(type)) return undefined;
    const read = method === "HEAD" ? "GET" : method;
    const found = operations.find((each) => each.method === read && each.pattern.test(path));
    const pointer = found ? answerPointer(found, response.status, type) : "/components/schemas/Problem";
    const what = `${method} ${path} answered ${response.status}`;
    if (!pointer) return `${what} ${type}, which its description does not know`;
    const body = await bodyOf(response.clone());
    const isDescribed = validatorAt(found ? `${pointer}/content/${escaped(type)}/schema` : pointer);
    if (isDescribed(body)) return undefined;
    const why = (isDescribed.errors ?? []).map(
      (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
    return `${what} as it is not described: ${why.join("; ")}`;
  };
}

/** Before compression. */
async function bodyOf(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers.get("content-encoding") ?? ""];
  return JSON.parse((unpack ? unpack(bytes) : bytes).toString());
}

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** Paths with fewer parameters first: `/coaches/profile` is not `/coaches/{slug}`. */
function operationsOf({ paths }: Document): AnswerPointerParams[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      pointer: `/paths/${escaped(path)}/${method}`,
      operation,
      variables: path.split("{").length,
    })),
  );
  return all.sort((one, other) => one.variables - other.variables);
}

function answerPointer({ pointer, operation }: AnswerPointerParams, status: number, type: string): string | undefined {
  const key = operation.responses[status] ? String(status) : "default";
  const response = operation.responses[key] as { $ref?: string; content?: Record<string, unknown> } | undefined;
  if (response?.$ref) return response.$ref.slice(1);
  return response?.content?.[type] ? `${pointer}/responses/${key}` : undefined;
}
