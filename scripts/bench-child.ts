import { pathToFileURL } from "node:url";

export type Figure = { name: string; figure: string; target: string; pass: boolean };

const [file = ""] = process.argv.slice(2);
const { run }: { run(): Promise<Figure[]> } = await import(pathToFileURL(file).href);
process.send?.(await run(), () => process.exit(0));
