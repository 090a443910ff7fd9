import { expect, test } from "vitest";
import { BAD_VALUES, placesIn, withValue } from "./mutations.ts";
import { allRoutes } from "./routes.ts";
import { sampleOf } from "./samples.ts";

/** The same with every yes and no turned round: what one of them switches off is then asked too. */
const turned = (sample: unknown): unknown =>
  placesIn(sample).reduce((body, place) => {
    const value = place.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body);
    return typeof value === "boolean" ? withValue(body, place, !value) : body;
  }, sample);

test("no schema of the contract throws, whatever one of its fields holds: what is wrong is refused", async () => {
  const thrown: string[] = [];
  let tried = 0;
  for (const { id, bodies, query } of await allRoutes())
    for (const schema of [...Object.values(bodies), query]) {
      if (!schema) continue;
      const sample = sampleOf(schema);
      for (const body of [sample, turned(sample)])
        for (const place of placesIn(body))
          for (const bad of BAD_VALUES) {
            tried++;
            try {
              schema.safeParse(withValue(body, place, bad));
            } catch (error) {
              thrown.push(`${id} ${place.join(".")} ${String(JSON.stringify(bad)).slice(0, 40)}: ${error}`);
            }
          }
    }
  expect(thrown).toEqual([]);
  expect(tried).toBeGreaterThan(50_000);
});
