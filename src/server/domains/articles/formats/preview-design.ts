import type { ParamsOf, ReplyOf } from '../../../../contracts/call.ts';
import { printPreviewHref } from '../../../../contracts/pages.ts';
import type { PrintDesign, printPreview } from '../../../../contracts/print-design.ts';
import { noStatements } from '../../../../contracts/statements.ts';
import { siteDay } from '../../../../contracts/site-zone.ts';
import * as t from '../../../../messages/print-design.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { downloadOf, findFile } from '../../files/index.ts';
import { findJournal, requireChief } from '../../journals/index.ts';
import { findArticle, findNewestWithText } from '../article-store.ts';
import { printedPdf } from './printed-pdf.ts';
import { recordOf, type ArticleRecord } from './record-text.ts';

const sampleBody = (): string => {
  const paragraph = `<p>${t.sampleText()}</p>`;
  const rows = ['Liwa', 'Wahiba'].map(
    (place, row) => `<tr><td>${place}</td><td class="align-right">${11 + row}</td></tr>`,
  );
  const table = `<figure class="table"><figcaption>${t.sampleTable()}</figcaption><table><thead><tr><th>${t.samplePlace()}</th><th>2026</th></tr></thead><tbody>${rows.join('')}</tbody></table></figure>`;
  const formula =
    '<div class="formula"><math display="block"><mrow><mi>v</mi><mo>=</mo><mfrac><mi>q</mi><mi>h</mi></mfrac></mrow></math></div>';
  const marked = `<p>${t.sampleText()}<sup><a href="#n1">1</a></sup></p>`;
  const notes = `<section class="footnotes"><ol><li id="n1">${t.sampleNote()}</li></ol></section>`;
  const section = `<section><h2>${t.sampleHeading()}</h2>${marked}${formula}${table}${paragraph.repeat(6)}</section>`;
  return section + notes;
};

/** What a journal without articles sees in its design. */
function sample(journal: ArticleRecord['journal'] & { readonly id: string }, day: string): ArticleRecord {
  const rich = (text: string) => ({ text, html: text });
  const reference = { id: 'r1', html: t.sampleReference(), doi: null, url: null };
  return {
    article: {
      id: journal.id,
      journalId: journal.id,
      title: rich(t.sampleTitle()),
      authors: [],
      abstractText: t.sampleAbstract(),
      abstractHtml: `<p>${t.sampleAbstract()}</p>`,
      keywords: [],
      publishedOn: day,
      language: 'en',
      access: 'open',
    },
    journal,
    text: {
      bodyHtml: sampleBody(),
      headings: [],
      references: [reference],
      statements: noStatements,
      sharedAffiliations: [],
    },
  };
}

/** Prints the newest article of a journal, or a sample, in a design that is not saved yet. */
export async function makePrintPreview(
  ctx: Context,
  journalId: string,
  design: PrintDesign,
): Promise<ReplyOf<typeof printPreview.make>> {
  await requireChief(ctx, journalId);
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  const newest = await findNewestWithText(ctx.db, journal.id);
  const found = newest === null ? null : await findArticle(ctx.db, newest);
  const record = found ? recordOf(found) : sample(journal, siteDay(ctx.now()));
  const file = await printedPdf(ctx, record, { design, name: previewName(journal.id) });
  return { url: printPreviewHref(journal.id, file.id) };
}

const previewName = (journalId: string): string => `preview-${journalId}.pdf`;

/** A preview that was made before. */
export async function readPrintPreview(ctx: Context, { journalId, fileId }: ParamsOf<typeof printPreview.read>) {
  await requireChief(ctx, journalId);
  const file = await findFile(ctx.primary, fileId);
  if (file?.purpose !== 'printed-article' || file.name !== previewName(journalId)) throw notFound('pdf');
  return downloadOf(ctx, file);
}
