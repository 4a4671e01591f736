import { createHash, randomBytes } from 'node:crypto';
import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import { PublicAnswer } from '../http/kept/public-answer.ts';
import { isUnavailable } from '../http/problem.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { hashOwnScripts } from './script-hashes.ts';

type InProcessApi = <C extends Call>(call: C, input?: Input<C>) => Promise<ReplyOf<C>>;

interface RouterContext {
  set(key: unknown, value: unknown): void;
  get(key: unknown): unknown;
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
      htmlContext: unknown;
      isKnownContext: unknown;
    };
  };
}

/** One for all texts; where one ends and the next begins counts. */
function hashOf(texts: readonly string[]): string {
  const whole = createHash('sha256').update(texts.map((text) => text.length).join());
  for (const text of texts) whole.update(text);
  return whole.digest('base64');
}

const passedOn = ['content-type', 'cache-control', 'location', 'x-remix-response'];

/** What a page reads, so that it can be told as it is when it cannot be read just now. */
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
  readonly mode: 'production' | 'development';
  readonly paymentsMode: 'sandbox' | 'live';
  /** For one rendering: what it asks for twice it reads once. */
  readonly api: () => InProcessApi;
  readonly siteUrl: string;
}

/** One handler for a build: it works the addresses of all routes out as it answers the first request. */
function handlers(mode: PageSetting['mode']) {
  const known = new WeakMap<WebBuild, ReturnType<WebBuild['entry']['module']['createRequestHandler']>>();
  return (build: WebBuild) => {
    const handle = known.get(build) ?? build.entry.module.createRequestHandler(build, mode);
    known.set(build, handle);
    return handle;
  };
}

/**
 * Renders a URL with the web application, always as a visitor. A page is made of what its loaders have read and of nothing else: one
 * that was made of the same before is answered as it was.
 */
export function pageRenderer(loadBuild: () => Promise<WebBuild>, { mode, paymentsMode, api, siteUrl }: PageSetting) {
  const siteOrigin = new URL(siteUrl).origin;
  const handlerOf = handlers(mode);
  const factsOf = new WeakMap<PublicAnswer, string>();
  return async function render(url: string, before: PublicAnswer | null = null): Promise<PublicAnswer> {
    const build = await loadBuild();
    const web = build.entry.module;
    const nonce = randomBytes(16).toString('base64url');
    const context = new web.RouterContextProvider();
    context.set(web.serverApiContext, tellingWhatIsAway(api()));
    context.set(web.nonceContext, nonce);
    const known = before === null ? undefined : factsOf.get(before);
    let facts = '';
    context.set(web.isKnownContext, (read: readonly string[]) => {
      facts = hashOf(read);
      return facts === known;
    });
    // A request for a page's data alone has no page to leave long texts in.
    if (!isDataRequest(url)) context.set(web.longTextsContext, new Map<string, string>());
    const response = await handlerOf(build)(new Request(new URL(url, 'http://localhost')), context);
    if (before !== null && facts !== '' && facts === known) return before;
    const headers: Record<string, string> = {};
    for (const name of passedOn) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const rendered = context.get(web.htmlContext);
    const { html, scriptSources } = hashOwnScripts(
      typeof rendered === 'string' ? rendered : await response.text(),
      nonce,
    );
    const takesCards = paymentsMode === 'live' && checkoutPages.test(url);
    if (response.status === 503) headers['retry-after'] = '5';
    headers['content-security-policy'] = pagePolicy(scriptSources, { siteOrigin, takesCards });
    const answer = new PublicAnswer(response.status, headers, html);
    if (facts !== '') factsOf.set(answer, facts);
    return answer;
  };
}
