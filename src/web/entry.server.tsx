import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { longTextsContext } from './api/long-texts.ts';
import { NonceContext } from './nonce.ts';
import { LongTexts } from './ui/long-html.tsx';
import { StillParts } from './ui/still.tsx';

export { createRequestHandler, RouterContextProvider } from 'react-router';
export { longTextsContext } from './api/long-texts.ts';
export { serverApiContext } from './api/server-api.ts';

/** Where the server leaves the nonce of one rendering. */
export const nonceContext = createContext<string>();

/** Where a rendered page is left for the server: through the body of an answer it would be encoded, copied and decoded. */
export const htmlContext = createContext<string | null>(null);

/** Where the server says whether the page that it has was made of the very same: then there is nothing to render. */
export const isKnownContext = createContext<(read: readonly string[]) => boolean>(() => false);

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  reader.releaseLock();
  return text;
}

const read = (done: boolean, value: string) => Object.assign(Promise.resolve(), { result: { done, value } });

/** With the page's data at hand, so that the router's scripts, which hold it, need not wait for it. */
const withData = (context: EntryContext, data: string): EntryContext => ({
  ...context,
  manifest: ofOnePage(context),
  renderMeta: { ...context.renderMeta, streamCache: { 0: read(false, data), 1: read(true, '') } },
});

type Manifest = EntryContext['manifest'];
const narrowed = new WeakMap<Manifest, Map<string, Manifest>>();

/** The routes of one page: of all that it is given the router makes routes of its own, for each page anew. */
function ofOnePage({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const known = narrowed.get(manifest) ?? new Map<string, Manifest>();
  narrowed.set(manifest, known);
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = ids.join(' ');
  const isOfPage = new Set(ids);
  const found = known.get(key) ?? {
    ...manifest,
    routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => isOfPage.has(id))),
  };
  known.set(key, found);
  return found;
}

/** All that a page is made of, for one hash: as one text with its quotes escaped it would be written once more for nothing. */
const madeOf = (status: number, headers: Headers, data: string, texts: ReadonlyMap<string, string>): string[] => [
  JSON.stringify([status, [...headers], [...texts.keys()]]),
  data,
  ...texts.values(),
];

const stillParts = new WeakMap<ComponentType, string>();

function stillHtml(Part: ComponentType): string {
  const html = stillParts.get(Part) ?? renderToString(<Part />);
  stillParts.set(Part, html);
  return html;
}

/** Renders a page whole and at once: it goes into the page cache, and all that it shows was loaded, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const data = routerContext.serverHandoffStream ? await textOf(routerContext.serverHandoffStream) : null;
  const texts = context.get(longTextsContext);
  if (data !== null && context.get(isKnownContext)(madeOf(status, headers, data, texts ?? new Map())))
    return new Response(null, { status, headers });
  const html = renderToString(
    <NonceContext value={nonce}>
      <LongTexts value={texts}>
        <StillParts value={stillHtml}>
          <ServerRouter
            context={data === null ? routerContext : withData(routerContext, data)}
            url={request.url}
            nonce={nonce}
          />
        </StillParts>
      </LongTexts>
    </NonceContext>,
  );
  context.set(htmlContext, `<!DOCTYPE html>${html}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}
