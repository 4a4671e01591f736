import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articleEpubHref, articlePdfHref, articleXmlHref, pages } from '../contracts/pages.ts';
import { articles as rows, journals } from '../server/db/schema/index.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { pdfWords } from './pdf-words.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stderr.write(`\nTHE CORPUS IS NOT AT ${corpus}: the formats of real articles were not made.\n`);

/** What a reader gets, and how long it took in milliseconds. */
async function timed(address: string) {
  const start = performance.now();
  const answer = await fetch(product.url + address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, bytes, ms: Math.round(performance.now() - start) };
}

interface Measured {
  readonly article: string;
  readonly pages: number;
  readonly ms: Record<'html' | 'xml' | 'pdf' | 'epub', number>;
}

const table: Measured[] = [];

test.skipIf(!hasCorpus).each([
  ['jose', 'JOSE', 17],
  ['plos', 'PLOS', 25],
  ['zookeys', 'ZOOKEYS', 199],
])('%s: every article has all its formats', { timeout: 1_800_000 }, async (folder, abbreviation, count) => {
  const from = path.join(corpus, folder);
  await importArticles(product.system, { folder: from, abbreviation, title: null, subject: null }, () => undefined);
  // As if they had come without their PDFs.
  await product.parts.db.update(rows).set({ pdfFileId: null });
  const found = await product.parts.db
    .select({ id: rows.id, doi: rows.doi })
    .from(rows)
    .innerJoin(journals, eq(journals.id, rows.journalId))
    .where(eq(journals.abbreviation, abbreviation));
  expect(found).toHaveLength(count);
  const faults: string[] = [];
  for (const { id, doi } of found) {
    const html = await timed(pages.article.href({ catId: abbreviation, articleId: id }));
    const xml = await timed(articleXmlHref(abbreviation, id));
    const pdf = await timed(articlePdfHref(abbreviation, id));
    if (pdf.status !== 200) {
      faults.push(`${doi}: ${pdf.status} ${Buffer.from(pdf.bytes).toString()}`);
      continue;
    }
    const { numPages } = await pdfWords(pdf.bytes);
    table.push({ article: doi ?? id, pages: numPages, ms: { html: html.ms, xml: xml.ms, pdf: pdf.ms, epub: 0 } });
    process.stderr.write(`${doi} ${numPages} ${html.ms} ${xml.ms} ${pdf.ms} ${pdf.bytes.length}\n`);
  }
  expect(faults).toEqual([]);
});
