import type { RichText } from '../../../../contracts/article-parts.ts';
import type { PublishedArticle } from '../../../../contracts/articles.ts';
import { partSuffix } from '../../../../contracts/author-name.ts';
import { pages } from '../../../../contracts/pages.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import type { SiteFacts } from '../../../context.ts';
import { foldWhitespace } from '../jats/html-text.ts';

/** A person, or a group where there is no given name. */
export interface CitedName {
  readonly given: string;
  readonly family: string;
  /** As Jr. */
  readonly suffix?: string;
}

/** An article's place in its journal: printed pages or an article number. */
export type Locator =
  | { readonly kind: 'pages'; readonly first: string; readonly last: string | null }
  | { readonly kind: 'number'; readonly number: string };

/** What a reference says of an article. */
export interface CitedWork {
  readonly key: string;
  readonly title: RichText;
  readonly authors: readonly CitedName[];
  readonly journal: string;
  readonly abbreviation: string;
  readonly issn: string | null;
  readonly publisher: string;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly locator: Locator;
  /** As exact as it is known: year, month, day. */
  readonly published: readonly string[];
  readonly doi: string | null;
  readonly address: string;
  readonly language: string;
  readonly keywords: readonly string[];
  readonly abstract: string;
}

/** An article number: its source calls it one, or it starts with an email and there is no last page. */
function locatorOf({ firstPage, lastPage, articleNumber, isFirstPageNumber }: PublishedArticle): Locator {
  if (firstPage === null) return { kind: 'number', number: articleNumber };
  if (isFirstPageNumber || (lastPage === null && /^\D/.test(firstPage))) return { kind: 'number', number: firstPage };
  return { kind: 'pages', first: firstPage, last: lastPage === firstPage ? null : lastPage };
}

/** Permanent and in ASCII, because LaTeX documents contain it: first author, year, article number. */
function keyOf({ articleAuthors, articlePublishedDate, articleNumber }: PublishedArticle): string {
  const name = (articleAuthors[0]?.authorLastName ?? '').normalize('NFKD').replace(/[^A-Za-z]/g, '');
  return `${name.toLowerCase() || 'article'}${articlePublishedDate.slice(0, 4)}_${articleNumber}`;
}

/** What there is to cite of an article of this site. */
export function citedWork(article: PublishedArticle, site: Pick<SiteFacts, 'name' | 'url'>): CitedWork {
  const { journalAbbreviation, journalTitle, journalISSN } = article.articlePublishedJournal;
  return {
    key: keyOf(article),
    title: {
      text: publicTitle(foldWhitespace(article.articleTitle), article),
      html: publicTitle(foldWhitespace(article.articleTitleHtml), article),
    },
    authors: article.articleAuthors.map(({ authorGivenName, authorLastName }) => ({
      given: foldWhitespace(authorGivenName),
      ...partSuffix(foldWhitespace(authorLastName)),
    })),
    journal: journalTitle,
    abbreviation: journalAbbreviation,
    issn: journalISSN,
    publisher: site.name,
    volume: article.articleVolume,
    issue: article.articleIssue,
    locator: locatorOf(article),
    published: article.articlePublishedDate.split('-'),
    doi: article.doi,
    address: site.url + pages.article.href({ catId: journalAbbreviation, articleId: article.id }),
    language: article.language,
    keywords: article.articleKeywords.map(foldWhitespace),
    abstract: foldWhitespace(article.articleAbstract),
  };
}
