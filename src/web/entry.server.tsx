import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { longTextsContext } from './api/long-texts.ts';
import { NonceContext } from './nonce.ts';
import { LongTexts } from './ui/long-html.tsx';

export { createRequestHandler, RouterContextProvider } from 'react-router';
export { longTextsContext } from './api/long-texts.ts';
export { serverApiContext } from './api/server-api.ts';

/** Where the server leaves the nonce of one rendering. */
export const nonceContext = createContext<string>();

/** The HTML of a page, once all of it is there. */
function rendered(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onError,
      onShellError: reject,
      onAllReady: () => void pipe(whole),
    });
  });
}

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
  const html = await rendered(
    <NonceContext value={nonce}>
      <LongTexts value={context.get(longTextsContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LongTexts>
    </NonceContext>,
    nonce,
    (error) => {
      failed = 500;
      // The server's log is out of reach in here, and its standard error is not.
      // oxlint-disable-next-line no-console
      console.error(error);
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed, headers });
}
