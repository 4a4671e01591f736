import { v5 } from 'uuid';
import type { Context } from '../../../context.ts';
import { printOnce, type FileRow } from '../../files/index.ts';
import { printedRecord, printRecord } from '../print/print-article.ts';
import type { ArticleRecord } from './record-text.ts';
import { isPictureOf, readTextPictures } from './text-pictures.ts';

/** Raised when the same record is printed differently, so that stored prints are made again. */
const printVersion = '1';

const namespace = 'a0a5e4a8-0d5c-5b0f-9f3b-3f0f6a1c7d52';

const running = new Map<string, Promise<FileRow>>();

async function printNow(ctx: Context, record: ArticleRecord): Promise<Buffer> {
  const { article, text } = record;
  const pictures = await readTextPictures(ctx, text.bodyHtml ?? '', isPictureOf(article.id));
  return printRecord(ctx, record, new Map(pictures.map(({ address, bytes }) => [address, bytes])));
}

/**
 * The PDF of an article that came without one, printed from its record. It is stored, because viewers ask for a PDF in parts
 * and any process may answer; a changed record has another print.
 */
export async function printedPdf(ctx: Context, record: ArticleRecord): Promise<FileRow> {
  const id = v5(JSON.stringify([printVersion, record.article.id, printedRecord(ctx, record)]), namespace);
  const before = running.get(id);
  if (before) return before;
  const printing = printOnce(ctx, { id, name: 'article.pdf' }, () => printNow(ctx, record));
  running.set(id, printing);
  try {
    return await printing;
  } finally {
    running.delete(id);
  }
}
