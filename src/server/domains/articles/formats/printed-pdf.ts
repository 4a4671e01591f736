import { v5 } from 'uuid';
import type { PrintDesign } from '../../../../contracts/print-design.ts';
import type { Context } from '../../../context.ts';
import { printOnce, type FileRow } from '../../files/index.ts';
import { readPrintDesign } from '../../journals/index.ts';
import { printedRecord, printRecord } from '../print/print-article.ts';
import type { ArticleRecord } from './record-text.ts';
import { isPictureOf, readTextPictures } from './text-pictures.ts';

/** Raised when the same record is printed differently, so that stored prints are made again. */
const printVersion = '1';

const namespace = 'a0a5e4a8-0d5c-5b0f-9f3b-3f0f6a1c7d52';

const running = new Map<string, Promise<FileRow>>();

async function printNow(ctx: Context, record: ArticleRecord, design: PrintDesign): Promise<Buffer> {
  const { article, text } = record;
  const pictures = await readTextPictures(ctx, text.bodyHtml ?? '', isPictureOf(article.id));
  return printRecord(ctx, record, design, new Map(pictures.map(({ address, bytes }) => [address, bytes])));
}

/** Another print of an article than the one that readers get. */
interface Print {
  readonly design: PrintDesign;
  readonly name: string;
}

/**
 * The PDF of an article that came without one, printed from its record. It is stored, because viewers ask for a PDF in parts
 * and any process may answer; a changed record has another print.
 */
export async function printedPdf(ctx: Context, record: ArticleRecord, print?: Print): Promise<FileRow> {
  const { design, name } = print ?? {
    design: record.text.printDesign ?? (await readPrintDesign(ctx, record.article.journalId)),
    name: 'article.pdf',
  };
  const key = [printVersion, name, record.article.id, printedRecord(ctx, record, design)];
  const id = v5(JSON.stringify(key), namespace);
  const before = running.get(id);
  if (before) return before;
  const printing = printOnce(ctx, { id, name }, () => printNow(ctx, record, design));
  running.set(id, printing);
  try {
    return await printing;
  } finally {
    running.delete(id);
  }
}
