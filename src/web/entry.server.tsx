import { renderToReadableStream } from 'react-dom/server';
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { longTextsContext } from './api/long-texts.ts';
import { NonceContext } from './nonce.ts';
import { LongTexts } from './ui/long-html.tsx';

export { createRequestHandler, RouterContextProvider } from 'react-router';
export { longTextsContext } from './api/long-texts.ts';
export { serverApiContext } from './api/server-api.ts';

/** Where the server leaves the nonce of one rendering. */
export const nonceContext = createContext<string>();

/** Renders a page whole: it goes into the page cache, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  let failed = status;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <LongTexts value={context.get(longTextsContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LongTexts>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        failed = 500;
        // The server's log is out of reach in here, and its standard error is not.
        // oxlint-disable-next-line no-console
        console.error(error);
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed, headers });
}
