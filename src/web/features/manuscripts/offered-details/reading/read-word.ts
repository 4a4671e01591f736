import type { TextLine } from '../lines/text-line.ts';

/** The lines of a Word document, read beside the page; null where it cannot be read. */
export async function readWord(file: File, signal: AbortSignal): Promise<TextLine[] | null> {
  const { promise, resolve } = Promise.withResolvers<TextLine[] | null>();
  const worker = new Worker(new URL('word.worker.ts', import.meta.url), { type: 'module' });
  const end = () => resolve(null);
  worker.addEventListener('message', ({ data }: MessageEvent<TextLine[] | null>) => resolve(data));
  worker.addEventListener('error', end);
  signal.addEventListener('abort', end);
  try {
    const bytes = await file.arrayBuffer();
    worker.postMessage(bytes, [bytes]);
    return await promise;
  } finally {
    signal.removeEventListener('abort', end);
    worker.terminate();
  }
}
