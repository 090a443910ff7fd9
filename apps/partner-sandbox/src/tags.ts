/** The scripts of the two integrations that ask for consent. They only log that they are loaded. */
const TAGS = {
  "/marketing.js": "marketing tag",
  "/mailing.js": "mailing integration",
} as const;

/** The script at a path, or undefined. */
export function tagAt(path: string): string | undefined {
  const name = Object.hasOwn(TAGS, path) ? TAGS[path as keyof typeof TAGS] : undefined;
  if (!name) return undefined;
  return `window.demoTags = [...(window.demoTags ?? []), ${JSON.stringify(path)}];
console.info("The ${name} of the demo was loaded, because you agreed to it. It sends and stores nothing.");
`;
}
