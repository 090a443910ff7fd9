import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
// The same answer as ours, so that only the surroundings differ.
const site: object = JSON.parse(process.env.ANSWER ?? "{}");
app.get("/api/site", (c) => c.json(site));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
