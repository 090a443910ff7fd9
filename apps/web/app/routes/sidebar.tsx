import { localPath } from "@aufwind/rules/paths";
import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "../platform/forms/form-action.ts";
import { sidebarCookie } from "../platform/http/cookies.ts";

/** Stores whether the menu shows icons alone, and returns to the page; with JavaScript the browser does it itself. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const to = form.get("to");
  const headers = {
    "set-cookie": sidebarCookie(form.get("sidebar") === "folded"),
    "cache-control": "no-store",
  };
  return redirect((typeof to === "string" && localPath(to)) || "/", { status: 303, headers });
}

/** An address to post to, no page. */
export function loader() {
  throw new Response(null, { status: 404 });
}
