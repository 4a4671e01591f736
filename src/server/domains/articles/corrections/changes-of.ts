import { authorName } from '../../../../contracts/author-name.ts';
import { isDeepStrictEqual } from 'node:util';
import type { RichText } from '../../../../contracts/article-parts.ts';
import type { AuthorSpelling, Correction } from '../../../../contracts/corrections.ts';
import * as t from '../../../../messages/article-responses.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { invalidInput } from '../../../errors.ts';
import type { ArticleRow } from '../article-store.ts';
import { inlineHtml, paragraphsHtml } from '../plain-text-html.ts';

/** What can be corrected of an article. */
export type Correctable = Pick<
  ArticleRow,
  'title' | 'abstractText' | 'abstractHtml' | 'abstractOrigin' | 'keywords' | 'authors' | 'pdfFileId'
>;

/** The new values as typed; `pdfFileId` is the file of the address. */
type Wish = Pick<Correction, 'articleTitle' | 'articleAbstract' | 'articleKeywords' | 'articleAuthors'> & {
  readonly pdfFileId?: string | null | undefined;
};

/** The typed keywords; unchanged ones retain their italics. */
function keywordsAs(typed: readonly string[], current: readonly RichText[]): RichText[] {
  const known = new Map(current.map((keyword) => [keyword.text, keyword]));
  return typed.map((text) => known.get(text) ?? { text, html: inlineHtml(text) });
}

/** The same authors with new spellings, in their order; their other data stay. */
function authorsAs(spelt: readonly AuthorSpelling[], current: readonly PrintedAuthor[]): PrintedAuthor[] {
  if (spelt.length !== current.length) throw invalidInput('articleAuthors', t.sameAuthors());
  return current.map((author, place) => {
    const { affiliations = [], ...name } = spelt[place] ?? {};
    const isSame = isDeepStrictEqual(affiliations, author.affiliations);
    return { ...author, ...name, ...(isSame ? {} : { affiliations, authorAffiliation: affiliations.join('; ') }) };
  });
}

/** The fields that a correction changes; fields sent unchanged do not count. */
export function changesOf(current: Correctable, wish: Wish): Partial<Correctable> {
  const { articleTitle: title, articleAbstract: abstract, articleKeywords, articleAuthors, pdfFileId } = wish;
  const changes: Partial<Correctable> = {};
  if (title !== undefined && title !== current.title.text.trim())
    changes.title = { text: title, html: inlineHtml(title) };
  if (abstract !== undefined && abstract !== current.abstractText.trim()) {
    changes.abstractText = abstract;
    changes.abstractHtml = paragraphsHtml(abstract);
    // Its own from now on, wherever the earlier one had been taken from.
    changes.abstractOrigin = 'abstract';
  }
  const keywords = articleKeywords && keywordsAs(articleKeywords, current.keywords);
  if (keywords && !isDeepStrictEqual(keywords, current.keywords)) changes.keywords = keywords;
  const authors = articleAuthors && authorsAs(articleAuthors, current.authors);
  if (authors && !isDeepStrictEqual(authors, current.authors)) changes.authors = authors;
  if (pdfFileId !== undefined && pdfFileId !== current.pdfFileId) changes.pdfFileId = pdfFileId;
  return changes;
}

const printed = (author: PrintedAuthor): string => [authorName(author), ...author.affiliations].join(', ');

/** The changes, from and to, for the audit log. */
export function auditOfChanges(current: Correctable, changes: Partial<Correctable>) {
  const { title, abstractText, keywords, authors, pdfFileId } = changes;
  return {
    ...(title && { title: { from: current.title.text, to: title.text } }),
    ...(abstractText !== undefined && { abstract: { from: current.abstractText, to: abstractText } }),
    ...(keywords && {
      keywords: { from: current.keywords.map(({ text }) => text), to: keywords.map(({ text }) => text) },
    }),
    ...(authors && { authors: { from: current.authors.map(printed), to: authors.map(printed) } }),
    ...(pdfFileId !== undefined && { pdf: { from: current.pdfFileId, to: pdfFileId } }),
  };
}
