import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
const site = {
  brand: "Bare",
  publicUrl: "http://localhost",
  company: { company: "Bare", street: "Street 1", city: "Berlin" },
  tags: {},
};
app.get("/api/site", (c) => c.json(site));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
