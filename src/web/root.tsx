import publicSansLatin from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSerifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import '@fontsource-variable/public-sans/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import '@fontsource-variable/source-serif-4/wght.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { allArticlesFeedHref } from '../contracts/pages.ts';
import { setSiteZone } from '../contracts/site-zone.ts';
import { site } from '../contracts/site.ts';
import * as t from '../messages/shell.ts';
import type { Route } from './+types/root.ts';
import { serverApi } from './api/server-api.ts';
import { tellNoAnswer } from './api/tell-no-answer.ts';
import { useNonce } from './nonce.ts';
import { useSite } from './ui/site-facts.ts';
import './ui/theme/tokens.css';
import './ui/theme/stand-in-letters.css';
import './ui/theme/base.css';
import './ui/theme/doubled-text.css';
import { colorSchemeScript } from './ui/theme/color-scheme.ts';

export { ErrorPage as ErrorBoundary } from './features/shell/error-page.tsx';

export const clientMiddleware = [tellNoAnswer];

const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: Route.LinksFunction = () => [
  { ...preload, href: publicSansLatin },
  { ...preload, href: sourceSerifLatin },
  { rel: 'alternate', type: 'application/rss+xml', title: t.latestArticles(), href: allArticlesFeedHref },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context)(site.read);

/** The facts of the installation do not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const facts = useSite();
  // Before anything below shows a date; it does not change while a process runs or a page is open.
  if (facts) setSiteZone(facts.timeZone);
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A constant script: it contains no data from a request. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
