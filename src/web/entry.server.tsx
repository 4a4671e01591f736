import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { leftInPageContext } from './api/left-in-page.ts';
import { NonceContext } from './nonce.ts';
import { LeftInPage } from './ui/in-page.tsx';

export { createRequestHandler, RouterContextProvider } from 'react-router';
export { leftInPageContext } from './api/left-in-page.ts';
export { serverApiContext } from './api/server-api.ts';

/** Where the server leaves the nonce of one rendering. */
export const nonceContext = createContext<string>();

/** Renders a whole page: it goes into the page cache, so there is no reader to stream its beginning to. */
function rendered(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const whole = new Writable({
      write: (part: Buffer, _encoding, done) => {
        parts.push(part);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // In one piece: no part is put aside for a script to bring into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onError: reject,
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const html = await rendered(
    <NonceContext value={nonce}>
      <LeftInPage value={context.get(leftInPageContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </LeftInPage>
    </NonceContext>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
