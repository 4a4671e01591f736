import { articleFileHref } from '../../../../contracts/pages.ts';
import { noStatements } from '../../../../contracts/statements.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { articleNumber } from '../article-number.ts';
import { hasPdf } from '../article-store.ts';
import type { XmlElement } from '../write-xml.ts';
import {
  abstractJats,
  keywordsJats,
  otherAbstractJats,
  richJats,
  translatedAbstractJats,
  translatedTitleJats,
} from './abstracts-jats.ts';
import { contributorsJats } from './contributors-jats.ts';
import { dateJats } from './dates-jats.ts';
import type { Writing } from './inline-jats.ts';
import type { JatsSource } from './jats-source.ts';
import { journalJats } from './journal-jats.ts';
import { optional } from './optional-element.ts';
import { permissionsJats } from './permissions-jats.ts';
import { eventsJats, relationsJats } from './relations-jats.ts';
import { fundingJats, interestsJats, relatedWorksJats } from './stated-jats.ts';

function identity({ found, facts }: JatsSource): XmlElement[] {
  const { article } = found;
  const number = facts?.publisherId ?? articleNumber(article.id);
  const isCorrected = found.version !== 1 && found.corrections.some(({ kind }) => kind === 'correction');
  const [code, term] = isCorrected ? ['CVoR', 'Corrected Version of Record'] : ['VoR', 'Version of Record'];
  const vocabulary = {
    vocab: 'JAV',
    'vocab-identifier': 'http://www.niso.org/publications/rp/RP-8-2008.pdf',
    'article-version-type': code,
    'vocab-term': term,
  };
  return [
    ...optional('article-id', { 'pub-id-type': 'doi' }, article.doi),
    ['article-id', { 'pub-id-type': 'publisher-id' }, number],
    ['article-version', vocabulary, code],
  ];
}

/** The heading under which an issue lists the article, and its subjects. */
function categories({ found, facts }: JatsSource): XmlElement[] {
  const { articleType, section } = found.article;
  const group = (attributes: Record<string, string>, subjects: readonly string[]): XmlElement[] =>
    subjects.length === 0
      ? []
      : [['subj-group', attributes, subjects.map((subject): XmlElement => ['subject', {}, subject])]];
  const heading = facts?.heading ?? articleType ?? section;
  const others = facts?.subjects ?? (section !== null && section !== heading ? [section] : []);
  return optional('article-categories', {}, [
    ...group({ 'subj-group-type': 'heading' }, heading === null ? [] : [heading]),
    ...group({}, others),
  ]);
}

function titles({ found }: JatsSource, isWithdrawn: boolean, writing: Writing): XmlElement {
  const { article, text } = found;
  const html = publicTitle(article.title.html, { isWithdrawn, isRetracted: article.retractedOn !== null });
  const translated = isWithdrawn ? [] : text.translations.flatMap((one) => translatedTitleJats(one, writing));
  const own: XmlElement = ['article-title', {}, richJats({ ...article.title, html }, writing)];
  return ['title-group', {}, [own, ...translated]];
}

function place({ found }: JatsSource): XmlElement[] {
  const { id, volume, issue, firstPage, lastPage, isFirstPageNumber } = found.article;
  const pagesOrNumber: XmlElement[] =
    firstPage === null || isFirstPageNumber
      ? [['elocation-id', {}, firstPage ?? articleNumber(id)]]
      : [['fpage', {}, firstPage], ...optional('lpage', {}, lastPage)];
  return [...optional('volume', {}, volume), ...optional('issue', {}, issue), ...pagesOrNumber];
}

function addresses({ found, site }: JatsSource, { address }: Writing): XmlElement[] {
  const { article, journalAbbreviation } = found;
  const pdf = site.url + articleFileHref(journalAbbreviation, article.id, 'pdf', found.version);
  const to = (type: string, href: string, title: string): XmlElement => [
    'self-uri',
    { 'content-type': type, 'xlink:href': href, 'xlink:title': title },
    '',
  ];
  const isOffered = hasPdf(found) && article.withdrawnOn === null;
  return [to('text/html', address, 'Article'), ...(isOffered ? [to('application/pdf', pdf, 'PDF')] : [])];
}

/** Abstracts and keywords; the abstract is left out where it is a part of the body that follows. */
function abstracts({ found }: JatsSource, hasBody: boolean, writing: Writing): XmlElement[] {
  const { article, text } = found;
  const isInBody = hasBody && article.abstractOrigin !== 'abstract';
  return [
    ...(isInBody ? [] : abstractJats(article.abstractHtml, writing)),
    ...text.otherAbstracts.map((one) => otherAbstractJats(one, article.language, writing)),
    ...text.translations.flatMap((one) => translatedAbstractJats(one, writing)),
    ...keywordsJats(article.keywords, article.language, writing),
    ...text.translations.flatMap(({ keywords, language }) => keywordsJats(keywords, language, writing)),
  ];
}

/** What the text decides of the front matter. */
interface FrontParts {
  readonly hasBody: boolean;
  readonly authorNotes: readonly XmlElement[];
}

/** The front matter. A withdrawn article has its title page and why it was withdrawn, as on its own page. */
export function frontJats(source: JatsSource, { hasBody, authorNotes }: FrontParts, writing: Writing): XmlElement {
  const { article } = source.found;
  const isWithdrawn = article.withdrawnOn !== null;
  const stated = isWithdrawn ? noStatements : source.found.text.statements;
  const history = [
    ...dateJats('date', { 'date-type': 'received' }, article.receivedOn),
    ...dateJats('date', { 'date-type': 'accepted' }, article.acceptedOn),
  ];
  const published = { 'date-type': 'pub', 'publication-format': 'electronic' };
  return [
    'front',
    {},
    [
      journalJats(source),
      [
        'article-meta',
        {},
        [
          ...identity(source),
          ...categories(source),
          titles(source, isWithdrawn, writing),
          ...contributorsJats(source),
          ...optional('author-notes', {}, [...authorNotes, ...interestsJats(stated)]),
          ...dateJats('pub-date', published, article.publishedOn),
          ...place(source),
          ...optional('history', {}, history),
          ...eventsJats(source),
          isWithdrawn ? ['permissions', {}, ''] : permissionsJats(article),
          ...addresses(source, writing),
          ...(isWithdrawn ? [] : relationsJats(source)),
          ...relatedWorksJats(stated),
          ...(isWithdrawn ? [] : abstracts(source, hasBody, writing)),
          ...fundingJats(stated),
        ],
      ],
    ],
  ];
}
