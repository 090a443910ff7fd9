import type { User } from "@aufwind/contract/accounts";
import { use } from "react";
import { preloadModule } from "react-dom";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { FramedFailure } from "./features/shell/framed-failure.tsx";
import { HeadLinks } from "./features/shell/head-links.tsx";
import { cookieOf } from "./platform/http/cookies.ts";
import { DocumentContext } from "./platform/http/document-context.ts";
import { SHARED_NAMESPACES, translatorFor } from "./platform/i18n/translator.ts";
import { TranslatorContext } from "./platform/i18n/use-translation.ts";
import { askSummary } from "./platform/live/summary.server.ts";
import type { PageHandle } from "./platform/pages/page-meta.ts";
import { localeOf } from "./platform/pages/pages.ts";
import { loadSite } from "./platform/pages/site.server.ts";
import { type Member, type RootData, useRootData } from "./platform/pages/site.ts";
import { askUser } from "./platform/session/member.server.ts";
import { DETAILS_FORM, ONBOARDING_FORM } from "./platform/session/member.ts";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const [{ brand, publicUrl, tags, devTools }, user, live] = await Promise.all([
    loadSite({ request, context }),
    // If the API cannot say who is signed in, public pages are shown as to a visitor.
    askUser({ request, context }).catch(() => null),
    askSummary({ request, context }),
  ]);
  const scheme = cookieOf(request.headers.get("cookie"), "scheme");
  return {
    site: { brand, publicUrl, tags, devTools },
    scheme: scheme === "light" || scheme === "dark" ? scheme : null,
    user: user && toMember(user),
    live: user && live,
  };
}

const toMember = ({ userId, name, firstName, userType, email, profilePicture }: User): Member => ({
  ...{ userId, name, firstName, userType, email, profilePicture },
});

const PERSONAL: unknown[] = [DETAILS_FORM, ONBOARDING_FORM];

/**
 * The site does not change while somebody is here; the person only by these forms, or when the page asks for it, as
 * after a new photo. Login and logout load a new document.
 */
export const shouldRevalidate = ({ formData, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  formData ? PERSONAL.includes(formData.get("form")) : currentUrl.href === nextUrl.href;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = localeOf(useLocation());
  const { site, scheme } = useRootData();
  const { nonce, namespaceChunks } = use(DocumentContext);
  const namespaces = useNamespaces();
  const translator = translatorFor(locale, site.brand);
  // The title depends on them: without waiting it would keep the old text.
  for (const coming of namespaces.map((namespace) => translator.coming(namespace))) if (coming) use(coming);
  for (const chunk of namespaceChunks(locale, namespaces)) preloadModule(chunk, { as: "script", nonce });
  return (
    <html
      lang={locale}
      data-namespaces={namespaces.join(" ")}
      data-mantine-color-scheme={scheme ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1817" />
        <Meta />
        <HeadLinks />
        <link rel="manifest" href={`/${locale}/app.webmanifest`} />
        <Links />
      </head>
      <body>
        <TranslatorContext value={translator}>{children}</TranslatorContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The namespaces of this page. */
function useNamespaces(): string[] {
  const all = useMatches().flatMap(({ handle, loaderData }) => {
    const { namespaces = [], namespacesOf } = (handle ?? {}) as PageHandle;
    return [...namespaces, ...(namespacesOf && loaderData ? namespacesOf(loaderData) : [])];
  });
  return [...new Set([...SHARED_NAMESPACES, ...all])];
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FramedFailure error={error} />;
