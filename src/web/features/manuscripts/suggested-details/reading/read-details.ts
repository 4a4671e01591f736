import type { AuthorFields } from '../../../../../contracts/drafts.ts';
import { readAuthorList } from '../../wizard/author-paste/read-author-list.ts';
import { findDetails, type FoundDetails } from '../finding/find-details.ts';
import type { TextLine } from '../lines/text-line.ts';

/** The lines of a Word document, read beside the page; null where it cannot be read. */
async function readWord(file: File, signal: AbortSignal): Promise<TextLine[] | null> {
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

/** The details read from a manuscript. */
export interface ReadDetails extends Omit<FoundDetails, 'byline'> {
  readonly authors: readonly AuthorFields[];
}

type OnPage = (page: number) => void;
type Read = { readonly lines: readonly TextLine[]; readonly described: string | null };

async function readPdf(file: File, onPage: OnPage, signal: AbortSignal): Promise<Read> {
  const [{ textOfPdf }, bytes] = await Promise.all([import('./open-pdf.ts'), file.arrayBuffer()]);
  return textOfPdf(bytes, onPage, signal);
}

/** Reads title, abstract, keywords and authors from a manuscript; null for a Word file that cannot be unpacked. */
export async function readDetails(file: File, onPage: OnPage, signal: AbortSignal): Promise<ReadDetails | null> {
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  const lines = isPdf ? null : await readWord(file, signal);
  const read = isPdf ? await readPdf(file, onPage, signal) : lines && { lines, described: null };
  if (!read) return null;
  const { byline, ...details } = findDetails(read.lines, read.described);
  return { ...details, authors: byline === '' ? [] : readAuthorList(byline) };
}
