import type { Context } from '../../context.ts';
import {
  changesOf,
  cleanText,
  findVersion,
  plannedDoi,
  recordOf,
  type ArticleRecord,
} from '../../domains/articles/index.ts';
import type { FoundManuscript } from '../../domains/editorial/index.ts';
import { isFeeSettled } from '../../domains/fees/index.ts';
import { withFront, type Held } from '../../domains/production/index.ts';
import { newArticleOf } from '../publication/new-article.ts';
import { statementsForReaders } from '../publication/statements-for-readers.ts';

/** The text of a production as its article will have it. */
export function articleText({ bodyHtml, references, hasText }: Held['row']) {
  const { text, headings } = cleanText({ bodyHtml, references });
  return {
    bodyHtml: hasText && text.bodyHtml !== '' ? text.bodyHtml : null,
    headings: [...headings],
    references: text.references.map((cited) => {
      const { work: _, ...reference } = cited;
      return reference;
    }),
  };
}

/** What was changed of title, abstract and keywords, as a correction names it. */
export const correctionOf = (front: Held['row']['front']) => ({
  ...(front?.title !== undefined && { articleTitle: front.title }),
  ...(front?.abstract !== undefined && { articleAbstract: front.abstract }),
  ...(front?.keywords !== undefined && { articleKeywords: front.keywords }),
});

/** The record that the article would have if it, or its correction, were published now: what its formats are made from. */
export async function plannedRecord(ctx: Context, found: FoundManuscript, row: Held['row']): Promise<ArticleRecord> {
  if (row.publishedAt !== null) {
    const published = await findVersion(ctx, found.manuscript.id);
    const { article } = published;
    const record = recordOf(published);
    const text = { ...record.text, ...articleText(row), printDesign: null };
    return { ...record, article: { ...record.article, ...changesOf(article, correctionOf(row.front)) }, text };
  }
  const { manuscript, journal } = found;
  const doi = await plannedDoi(ctx, { id: manuscript.id, journalAbbreviation: journal.abbreviation });
  const access = (await isFeeSettled(ctx, manuscript.id)) ? 'open' : 'subscription';
  return {
    article: { ...newArticleOf(withFront(found, row.front), doi, ctx.now()), access },
    journal: { title: journal.title, abbreviation: journal.abbreviation, issn: journal.issn },
    text: {
      ...articleText(row),
      statements: await statementsForReaders(ctx, manuscript),
      sharedAffiliations: [],
    },
  };
}
