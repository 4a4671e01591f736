import { pages } from '../../../contracts/pages.ts';
import type { ArticleHead } from './article-head.ts';
import { doiHref } from './doi-href.ts';

const namedAuthors = 20;

const initialsOf = (given: string) =>
  given
    .split(/\s+/)
    .filter(Boolean)
    .map((name) =>
      name
        .split('-')
        .map((part) => `${Array.from(part)[0] ?? ''}.`)
        .join('-'),
    )
    .join(' ');

function authorsOf(article: Pick<ArticleHead, 'articleAuthors'>): string {
  const names = article.articleAuthors.map(({ authorLastName, authorGivenName }) =>
    [authorLastName, initialsOf(authorGivenName)].filter(Boolean).join(', '),
  );
  const last = names.at(-1);
  if (names.length === 0 || last === undefined) return '';
  if (names.length === 1) return last;
  if (names.length > namedAuthors) return `${names.slice(0, namedAuthors - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** An article as a list of references prints it; `journal` is set in italics. */
export interface Citation {
  readonly before: string;
  readonly journal: string;
  readonly after: string;
  readonly link: string;
}

/** How to cite an article, in the manner of APA. */
export function citationOf(article: ArticleHead, siteUrl: string): Citation {
  const { journalTitle, journalAbbreviation } = article.articlePublishedJournal;
  const { articleVolume: volume, articleIssue: issue, firstPage, lastPage } = article;
  const year = article.articlePublishedDate.slice(0, 4);
  const printed = [firstPage, lastPage === firstPage ? null : lastPage].filter(Boolean).join('–');
  const number = issue ? `(${issue})` : '';
  const place = volume || number ? ` ${volume ?? ''}${number}` : '';
  return {
    before: [authorsOf(article), `(${year}).`, sentence(article.articleTitle)].filter(Boolean).join(' '),
    journal: journalTitle,
    after: `${place ? `,${place}` : ''}, ${printed || article.articleNumber}.`,
    link: article.doi
      ? doiHref(article.doi)
      : siteUrl + pages.article.href({ catId: journalAbbreviation, articleId: article.id }),
  };
}

/** The same as plain text, for copying. */
export const citationText = ({ before, journal, after, link }: Citation) => `${before} ${journal}${after} ${link}`;
