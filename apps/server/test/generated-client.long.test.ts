import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, expect, test } from "vitest";
import { listedCoach } from "./listed-coach.ts";
import { member, PASSWORD } from "./people.ts";
import { testServer } from "./test-server.ts";

const MODULES = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const run = promisify(execFile);

const server = await testServer();
const url = await server.listen();
const folder = await mkdtemp(join(tmpdir(), "api-client-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
await symlink(MODULES, join(folder, "node_modules"));

/** A client written from the description alone; the compiler checks every line. */
const PROGRAM = `
import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

const [url = "", email = "", password = "", slug = ""] = process.argv.slice(2);
const jar = new Map<string, string>();
const api = createClient<paths>({ baseUrl: url });
api.use({
  onRequest({ request }) {
    request.headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    return request;
  },
  onResponse({ response }) {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
  },
});
function good<T>({ data, error }: { data?: T; error?: components["schemas"]["Problem"] }): T {
  if (data === undefined) throw new Error(error?.detail ?? "no answer");
  return data;
}

const site = good(await api.GET("/api/site"));
const pages = { path: { page: "0", size: "10", sort: "desc" as const } };
const found = good(
  await api.GET("/api/visitors/coaches/{page}/{size}/{sort}", { params: { ...pages, query: { language: "de" } } }),
);
const coach = good(await api.GET("/api/visitors/coaches/{slug}", { params: { path: { slug } } }));
const signedOut = await api.GET("/api/identity/user");
const code: "notSignedIn" | string | undefined = signedOut.error?.code;
good(await api.POST("/api/visitors/login", { body: { email, password, rememberMe: true } }));
const user = good(await api.GET("/api/identity/user"));
await api.PUT("/api/clients/bookmarks/{coachId}", { params: { path: { coachId: coach.coachId } } });
const bookmarks = good(await api.GET("/api/clients/bookmarks/{page}/{size}/{sort}", { params: pages }));
const told = good(
  await api.GET("/api/clients/notifications/{page}/{size}/{sort}", { params: { ...pages, query: { status: ["Sent"] } } }),
);
const settings = good(await api.GET("/api/notifications/settings"));
good(await api.PUT("/api/notifications/settings", { body: settings }));
const changed = await api.POST("/api/identity/change-password", {
  body: { currentPassword: "Falsch-1", newPassword: "Winter-2027!" },
});
good(await api.POST("/api/identity/logout"));

const names: string[] = bookmarks.items.map(({ name }) => name);
console.log(
  JSON.stringify({
    brand: site.brand,
    found: found.totalCount,
    code,
    userType: user.userType,
    names,
    told: told.totalCount,
    refused: changed.error?.code,
  }),
);
`;

test("a client made by a generator from the description compiles and works", async () => {
  const { slug } = await listedCoach(server, { firstName: "Jana", lastName: "Berg", languages: ["de"] });
  const { email } = await member(server);
  await server.work();
  const description = await (await fetch(`${url}/api/openapi.json`)).text();
  await writeFile(join(folder, "api.ts"), astToString(await openapiTS(description)));
  await writeFile(join(folder, "program.ts"), PROGRAM);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const options = ["--noEmit", "--strict", "--allowImportingTsExtensions", "--types", "node", "--skipLibCheck"];
  const modern = ["--module", "nodenext", "--target", "esnext", "--erasableSyntaxOnly"];
  const compiled = await run(join(MODULES, ".bin", "tsc"), [...options, ...modern, "program.ts"], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe("");

  const { stdout } = await run(process.execPath, ["program.ts", url, email, PASSWORD, slug], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    brand: "Aufwind",
    found: 1,
    code: "notSignedIn",
    userType: "client",
    names: ["Jana Berg"],
    told: 0,
    refused: "wrongPassword",
  });
}, 60_000);
