import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";

// Passes connections on: `HOST=… node forward.ts 5432 6432=target.txt`. From the line of a network namespace to the same
// port of this machine, or to the port that stands in a file, as an address that follows the database does.
const { HOST = "127.0.0.1" } = process.env;

for (const word of process.argv.slice(2)) {
  const [port = "", file] = word.split("=");
  createServer((near) => {
    const far = connect(file ? Number(readFileSync(file, "utf8")) : Number(port), "127.0.0.1");
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
  }).listen(Number(port), HOST);
}
