import { randomBytes } from 'node:crypto';
import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import { PublicAnswer } from '../http/page-cache/public-answer.ts';
import { isUnavailable } from '../http/problem.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { hashOwnScripts } from './script-hashes.ts';

type InProcessApi = <C extends Call>(call: C, input?: Input<C>) => Promise<ReplyOf<C>>;

interface RouterContext {
  set(key: unknown, value: unknown): void;
}

type Handler = (request: Request, context: RouterContext) => Promise<Response>;

/** What the built web application exports for the server; it is loaded by path, so its types are stated here. */
export interface WebBuild {
  readonly entry: {
    readonly module: {
      createRequestHandler(build: unknown, mode: string): Handler;
      RouterContextProvider: new () => RouterContext;
      serverApiContext: unknown;
      nonceContext: unknown;
      leftInPageContext: unknown;
    };
  };
}

/** The web application, ready to answer. */
export interface WebApplication {
  readonly handle: Handler;
  readonly web: Omit<WebBuild['entry']['module'], 'createRequestHandler'>;
}

export const webApplication = (build: WebBuild, mode: 'production' | 'development'): WebApplication => ({
  handle: build.entry.module.createRequestHandler(build, mode),
  web: build.entry.module,
});

/** What a page reads, so that it can report why reading failed. */
const tellingWhatIsAway =
  (api: InProcessApi): InProcessApi =>
  (call, input) =>
    api(call, input).catch((error: unknown) => {
      // React Router takes the status of a page from what its loaders throw, and only of answers.
      throw error instanceof Error && isUnavailable(error) ? new Response(null, { status: 503 }) : error;
    });

/** Whether this asks for what a page holds, and not for the page. */
export const isDataRequest = (url: string) => new URL(url, 'http://localhost').pathname.endsWith('.data');

/** The pages with the provider's card form in them; no other lets anything of the provider in. */
const checkoutPages = /^\/+checkout\//i;

interface PageSetting {
  readonly paymentsMode: 'sandbox' | 'live';
  /** For one rendering: a repeated read is answered from memory. */
  readonly api: () => InProcessApi;
  readonly siteUrl: string;
}

/** Renders a URL with the web application, always as a visitor. */
export function pageRenderer(load: () => Promise<WebApplication>, { paymentsMode, api, siteUrl }: PageSetting) {
  const siteOrigin = new URL(siteUrl).origin;
  return async function render(url: string): Promise<PublicAnswer> {
    const { handle, web } = await load();
    const nonce = randomBytes(16).toString('base64url');
    const context = new web.RouterContextProvider();
    context.set(web.serverApiContext, tellingWhatIsAway(api()));
    context.set(web.nonceContext, nonce);
    // A request for a page's data alone has no page to leave anything in.
    if (!isDataRequest(url)) context.set(web.leftInPageContext, new Map<string, unknown>());
    const response = await handle(new Request(new URL(url, 'http://localhost')), context);
    const headers = Object.fromEntries(response.headers);
    const { html, scriptSources } = hashOwnScripts(Buffer.from(await response.arrayBuffer()), nonce);
    const takesCards = paymentsMode === 'live' && checkoutPages.test(url);
    if (response.status === 503) headers['retry-after'] = '5';
    headers['content-security-policy'] = pagePolicy(scriptSources, { siteOrigin, takesCards });
    return new PublicAnswer(response.status, headers, html);
  };
}
