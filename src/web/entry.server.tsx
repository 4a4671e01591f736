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

/** Reads the page's data before the page is rendered, so that the router's scripts, which hold it, need not wait for it. */
async function withData(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const text = await textOf(context.serverHandoffStream);
  return {
    ...context,
    renderMeta: { ...context.renderMeta, streamCache: { 0: read(false, text), 1: read(true, '') } },
  };
}

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
  const html = renderToString(
    <NonceContext value={nonce}>
      <LongTexts value={context.get(longTextsContext)}>
        <StillParts value={stillHtml}>
          <ServerRouter context={await withData(routerContext)} url={request.url} nonce={nonce} />
        </StillParts>
      </LongTexts>
    </NonceContext>,
  );
  context.set(htmlContext, `<!DOCTYPE html>${html}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}
