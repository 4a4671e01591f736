import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { articleFileHref, articlePdfHref, articleXmlHref, pages } from '../contracts/pages.ts';
import { articles as rows, journals } from '../server/db/schema/index.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { epubFaults, hasEpubcheck } from './epub/epub-faults.ts';
import { pdfWords } from './pdf-words.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stderr.write(`\nTHE CORPUS IS NOT AT ${corpus}: the formats of real articles were not made.\n`);
if (!hasEpubcheck)
  process.stderr.write('\nEPUBCHECK IS NOT INSTALLED (epubcheck and a JDK): EPUBs were not checked.\n');
const books = mkdtempSync(path.join(tmpdir(), 'colophon-books-'));
afterAll(() => rmSync(books, { recursive: true, force: true }));

const formats = ['html', 'xml', 'pdf', 'epub'] as const;
interface Measured {
  readonly article: string;
  readonly pages: number;
  /** Milliseconds from the request to the last byte; nothing was printed before. */
  readonly ms: Record<(typeof formats)[number], number>;
}
const table: Measured[] = [];
const total = ({ ms }: Measured) => formats.reduce((sum, format) => sum + ms[format], 0);

/** What a reader gets, and how long it took. */
async function timed(address: string) {
  const start = performance.now();
  const answer = await fetch(product.url + address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, bytes, ms: Math.round(performance.now() - start) };
}

async function measure(abbreviation: string, id: string, doi: string): Promise<Measured> {
  const html = await timed(pages.article.href({ catId: abbreviation, articleId: id }));
  const xml = await timed(articleXmlHref(abbreviation, id));
  const pdf = await timed(articlePdfHref(abbreviation, id));
  const epub = await timed(articleFileHref(abbreviation, id, 'epub'));
  const statuses = [html, xml, pdf, epub].map(({ status }) => status);
  expect({ doi, statuses }).toEqual({ doi, statuses: [200, 200, 200, 200] });
  writeFileSync(path.join(books, `${doi.replaceAll('/', '-')}.epub`), epub.bytes);
  const { numPages, tagged } = await pdfWords(pdf.bytes);
  expect({ doi, tagged }).not.toEqual({ doi, tagged: 'null' });
  return { article: doi, pages: numPages, ms: { html: html.ms, xml: xml.ms, pdf: pdf.ms, epub: epub.ms } };
}

function printTable(): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  const rowsOf = table.toSorted((a, b) => total(b) - total(a));
  process.stdout.write(line(['article', 'pages', ...formats, 'all']));
  for (const one of rowsOf)
    process.stdout.write(line([one.article, one.pages, ...formats.map((format) => one.ms[format]), total(one)]));
}

if (hasCorpus) afterAll(printTable);

describe.skipIf(!hasCorpus)('of the real articles', () => {
  test.each([
    ['jose', 'JOSE', 17],
    ['plos', 'PLOS', 25],
    ['zookeys', 'ZOOKEYS', 199],
  ])('%s: each has its page, XML, tagged PDF and EPUB', { timeout: 1_800_000 }, async (folder, abbreviation, count) => {
    const wish = { folder: path.join(corpus, folder), abbreviation, title: null, subject: null };
    await importArticles(product.system, wish, () => undefined);
    // As if they had come without their PDFs.
    await product.parts.db.update(rows).set({ pdfFileId: null });
    const { id, doi } = rows;
    const found = await product.parts.db
      .select({ id, doi })
      .from(rows)
      .innerJoin(journals, eq(journals.id, rows.journalId))
      .where(eq(journals.abbreviation, abbreviation));
    expect(found).toHaveLength(count);
    for (const one of found) table.push(await measure(abbreviation, one.id, one.doi ?? one.id));
  });

  test.skipIf(!hasEpubcheck)('every EPUB is valid', { timeout: 1_800_000 }, async () => {
    expect(await epubFaults(books)).toEqual({ checked: 241, faults: [] });
  });
});
