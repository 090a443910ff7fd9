import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** How to run PostgreSQL's programs: as this user or, since it refuses root, as another. */
export type Identity = {
  owner: { uid: number; gid: number } | undefined;
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
};

const isRoot = () => process.getuid?.() === 0;
const succeeds = (file: string, args: string[], as: object = {}) =>
  spawnSync(file, args, { ...as, cwd: "/", stdio: "ignore" }).status === 0;

let hasSetpriv: boolean | undefined;
/** With setpriv PostgreSQL shuts down when this process is killed; without, it would stay behind. */
const canTie = () => {
  hasSetpriv ??= process.platform === "linux" && succeeds("setpriv", ["--pdeathsig", "SIGINT", "true"]);
  return hasSetpriv;
};

/** Who runs the database in `folder`, with access to its programs. */
export function findIdentity(folder: string, program: string): Identity {
  if (!isRoot()) return { owner: undefined, command: (file, args) => tied({ file, args }, []) };

  const owner = ownerOf(folder) ?? systemUser();
  const reaches = succeeds(program, ["--version"], owner) && succeeds("test", ["-x", folder], owner);
  if (!reaches && !canTie())
    throw new StartError(
      `PostgreSQL does not run as root, and its own user cannot reach ${folder}; please start as an ordinary user, or move the project to a folder that everybody may enter.`,
    );
  if (!canTie()) return { owner, command: (file, args) => ({ file, args, ...owner }) };
  const options = ["--reuid", `${owner.uid}`, "--regid", `${owner.gid}`, "--clear-groups"];
  return { owner, command: (file, args) => tied({ file, args }, reaches ? options : [...options, ...PASS]) };
}

// Lets PostgreSQL's user pass through closed folders such as /root; the secure bit makes access(2) agree.
const PASS = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];

function tied({ file, args }: { file: string; args: string[] }, options: string[]) {
  if (!canTie()) return { file, args };
  return { file: "setpriv", args: ["--pdeathsig", "SIGINT", ...options, file, ...args] };
}

/** A folder created by an ordinary user stays that user's. */
function ownerOf(folder: string) {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

const idOf = (flag: "-u" | "-g", name: string) => {
  const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
};

function systemUser() {
  for (const make of [undefined, ...MAKE_USER]) {
    if (make) succeeds(make[0], make[1]);
    for (const name of ["postgres", "_postgres"]) {
      const [uid, gid] = [idOf("-u", name), idOf("-g", name)];
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    }
  }
  throw new StartError(
    "PostgreSQL does not run as root, and no system user could be made for it; please start as an ordinary user.",
  );
}

// Debian and derivatives, then Alpine and BusyBox.
const MAKE_USER: [string, string[]][] = [
  ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]],
  ["adduser", ["-S", "-D", "-H", "postgres"]],
];
