import { randomBytes } from 'node:crypto';
import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { makeRenderedPage, type RenderedPage } from './rendered-page.ts';
import { hashOwnScripts } from './script-hashes.ts';

type InProcessApi = <C extends Call>(call: C, input?: Input<C>) => Promise<ReplyOf<C>>;

interface RouterContext {
  set(key: unknown, value: unknown): void;
}

/** What the built web application exports for the server; it is loaded by path, so its types are stated here. */
export interface WebBuild {
  readonly entry: {
    readonly module: {
      createRequestHandler(
        build: unknown,
        mode: string,
      ): (request: Request, context: RouterContext) => Promise<Response>;
      RouterContextProvider: new () => RouterContext;
      serverApiContext: unknown;
      nonceContext: unknown;
      longTextsContext: unknown;
    };
  };
}

const passedOn = ['content-type', 'cache-control', 'location', 'x-remix-response'];

const isDataRequest = (url: string) => new URL(url, 'http://localhost').pathname.endsWith('.data');

/** The pages with the provider's card form in them; no other lets anything of the provider in. */
const checkoutPages = /^\/+checkout\//i;

interface PageSetting {
  readonly mode: 'production' | 'development';
  readonly paymentsMode: 'sandbox' | 'live';
  readonly api: InProcessApi;
  readonly siteUrl: string;
}

/** Renders a URL with the web application, always as a visitor. */
export function pageRenderer(loadBuild: () => Promise<WebBuild>, { mode, paymentsMode, api, siteUrl }: PageSetting) {
  const siteOrigin = new URL(siteUrl).origin;
  return async function render(url: string, compress: boolean): Promise<RenderedPage> {
    const build = await loadBuild();
    const web = build.entry.module;
    const nonce = randomBytes(16).toString('base64url');
    const context = new web.RouterContextProvider();
    context.set(web.serverApiContext, api);
    context.set(web.nonceContext, nonce);
    // A request for a page's data alone has no page to leave long texts in.
    if (!isDataRequest(url)) context.set(web.longTextsContext, new Map<string, string>());
    const response = await web.createRequestHandler(build, mode)(
      new Request(new URL(url, 'http://localhost')),
      context,
    );
    const headers: Record<string, string> = {};
    for (const name of passedOn) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const { html, scriptSources } = hashOwnScripts(await response.text(), nonce);
    const takesCards = paymentsMode === 'live' && checkoutPages.test(url);
    headers['content-security-policy'] = pagePolicy(scriptSources, { siteOrigin, takesCards });
    return makeRenderedPage(response.status, headers, html, compress);
  };
}
