import { authorName } from '../../../../contracts/author-name.ts';
import { pages } from '../../../../contracts/pages.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { articleNumber } from '../article-number.ts';
import type { DepositElement } from '../doi/deposit-element.ts';
import { issnsOf, publisherOf } from '../jats-file/journal-jats.ts';
import type { JatsSource } from '../jats-file/jats-source.ts';
import { orcidHref } from '../../../../contracts/orcid-id.ts';
import { bibliographicCode } from './language-code.ts';

/** DOAJ takes no more. */
const mostKeywords = 6;

const inLanguage = (tag: string): Record<string, string> => {
  const language = bibliographicCode(tag);
  return language === null ? {} : { language };
};

function authorsOf({ found }: JatsSource, affiliations: readonly string[]): DepositElement[] {
  return found.article.authors.map((author) => [
    'author',
    {},
    [
      ['name', {}, authorName(author)],
      ...author.affiliations.map((one): DepositElement => ['affiliationId', {}, String(affiliations.indexOf(one) + 1)]),
      ['orcid_id', {}, orcidHref(author.orcid)],
    ],
  ]);
}

const keywordsOf = (keywords: readonly { readonly text: string }[], language: string): DepositElement => [
  'keywords',
  inLanguage(language),
  keywords.slice(0, mostKeywords).map(({ text }) => ['keyword', {}, text]),
];

/** An article in the form of DOAJ’s uploads (its schema 1.3). */
export function doajRecord(source: JatsSource): DepositElement {
  const { found, site } = source;
  const { article, text, journalTitle, journalAbbreviation } = found;
  const affiliations = [...new Set(article.authors.flatMap((author) => author.affiliations))];
  const isRetracted = article.retractedOn !== null;
  const { print, electronic } = issnsOf(source);
  return [
    'record',
    {},
    [
      ['language', {}, bibliographicCode(article.language)],
      ['publisher', {}, publisherOf(source)],
      ['journalTitle', {}, journalTitle],
      ['issn', {}, print],
      ['eissn', {}, electronic],
      ['publicationDate', {}, article.publishedOn],
      ['volume', {}, article.volume],
      ['issue', {}, article.issue],
      ['startPage', {}, article.firstPage],
      ['endPage', {}, article.lastPage],
      ['doi', {}, article.doi],
      ['publisherRecordId', {}, articleNumber(article.id)],
      ['documentType', {}, article.articleType],
      ['title', inLanguage(article.language), publicTitle(article.title.text, { isWithdrawn: false, isRetracted })],
      ...text.translations.map((one): DepositElement => ['title', inLanguage(one.language), one.title?.text ?? null]),
      ['authors', {}, authorsOf(source, affiliations)],
      [
        'affiliationsList',
        {},
        affiliations.map((name, place) => ['affiliationName', { affiliationId: String(place + 1) }, name]),
      ],
      ['abstract', inLanguage(article.language), article.abstractText],
      [
        'fullTextUrl',
        { format: 'html' },
        site.url + pages.article.href({ catId: journalAbbreviation, articleId: article.id }),
      ],
      keywordsOf(article.keywords, article.language),
      ...text.translations.map((one) => keywordsOf(one.keywords, one.language)),
    ],
  ];
}
