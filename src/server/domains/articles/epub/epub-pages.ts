import * as t from '../../../../messages/documents.ts';
import { languageTag, textDirection } from '../../../../contracts/text-language.ts';
import type { ArticleFront } from '../../../ports/typesetter/article-front.ts';
import { referencesHeading, type ArticleRecord, type RecordText } from '../formats/record-text.ts';
import type { XmlNode as TreeNode } from '../jats/xml-tree.ts';
import { htmlTree } from '../jats-file/html-tree.ts';
import { optional } from '../jats-file/optional-element.ts';
import type { XmlElement, XmlNode } from '../write-xml.ts';
import { allIds, noteIds, xhtml, type Page } from './xhtml.ts';

/** The language of the book, as XML has it, and its direction. */
export function languageOf({ language }: ArticleRecord['article']) {
  const direction = textDirection(language);
  return { tag: languageTag(language) ?? 'en', direction: direction === 'rtl' ? 'rtl' : 'ltr' } as const;
}

function page(record: ArticleRecord, title: string, body: readonly XmlNode[]): XmlElement {
  const { tag, direction } = languageOf(record.article);
  const attributes = {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: tag,
    'xml:lang': tag,
    dir: direction,
  };
  const style = { rel: 'stylesheet', type: 'text/css', href: 'style.css' };
  return [
    'html',
    attributes,
    [
      [
        'head',
        {},
        [
          ['meta', { charset: 'utf-8' }, ''],
          ['title', {}, title],
          ['link', style, ''],
        ],
      ],
      ['body', {}, body],
    ],
  ];
}

const paragraph = (className: string, content: string | readonly XmlNode[]): XmlElement[] =>
  optional('p', { class: className }, content);

/** Journal, title, authors, dates and rights. */
function titlePage(front: ArticleFront, title: readonly XmlNode[]): XmlElement {
  const numbered = front.affiliations.length > 1;
  const authors = front.authors.flatMap((author, place): XmlNode[] => {
    const marks = [
      ...(numbered ? author.affiliations.map((affiliation) => String(affiliation + 1)) : []),
      ...(author.isCorresponding ? ['*'] : []),
    ];
    const name = `${author.givenName} ${author.lastName}`.trim();
    return [`${place === 0 ? '' : ', '}${name}`, ...optional('sup', {}, marks.join(','))];
  });
  const linked = new Set(front.authors.flatMap(({ affiliations }) => affiliations));
  const affiliations = front.affiliations.flatMap((name, place) =>
    paragraph('small', [...(numbered && linked.has(place) ? optional('sup', {}, String(place + 1)) : []), name]),
  );
  return [
    'header',
    {},
    [
      ...paragraph('journal', `${front.journal} · ${front.edition}`),
      ['h1', {}, title],
      ...paragraph('authors', authors),
      ...affiliations,
      ...paragraph('small', front.correspondence === null ? '' : `* ${front.correspondence}`),
      ...paragraph('small', front.dates.join(' · ')),
      ...front.identifiers.flatMap((one) => paragraph('small', one)),
      ...paragraph('small', front.cite),
      ...paragraph('small', front.terms),
    ],
  ];
}

function abstractSection(abstract: readonly XmlNode[], keywords: readonly string[]): XmlElement[] {
  const content: XmlElement[] = [
    ...(abstract.length === 0 ? [] : ([['h2', {}, t.abstract()]] as const)),
    ...(abstract.filter((node) => typeof node !== 'string') satisfies XmlNode[]),
    ...paragraph('keywords', keywords.length === 0 ? '' : t.keywords({ keywords: keywords.join(', ') })),
  ];
  return optional('section', { 'epub:type': 'abstract', role: 'doc-abstract', class: 'abstract' }, content);
}

/** What the page of the text is written from. */
interface TextPage extends Pick<Page, 'picture' | 'siteUrl'> {
  readonly record: ArticleRecord;
  readonly text: RecordText;
  readonly front: ArticleFront;
}

/** The page with the whole text, and the ids that it has. */
export function textPage({ record, text, front, picture, siteUrl }: TextPage) {
  const trees = { body: htmlTree(text.body), references: htmlTree(text.references) };
  const notes = new Set(noteIds(trees.body));
  const references = new Set(record.text.references.map(({ id }) => id));
  const present = new Set([...allIds(trees.body), ...references]);
  const kindOf = (id: string) => {
    if (!present.has(id)) return null;
    if (notes.has(id)) return 'note';
    return references.has(id) ? 'reference' : 'other';
  };
  const ids = new Set<string>(['references']);
  const written = (nodes: readonly TreeNode[]) => xhtml(nodes, { picture, siteUrl, kindOf, ids });
  const end: XmlElement[] =
    text.references === ''
      ? []
      : [
          [
            'section',
            { 'epub:type': 'bibliography', role: 'doc-bibliography', id: 'references' },
            [['h2', {}, referencesHeading(record.article.language)], ...written(trees.references)],
          ],
        ];
  const body = [
    titlePage(front, written(htmlTree(text.title))),
    ...abstractSection(written(htmlTree(text.abstract)), front.keywords),
    ...written(trees.body),
    ...written(htmlTree(text.statements)),
    ...end,
  ];
  return { page: page(record, front.title, body), ids };
}

interface Entry {
  readonly id: string;
  readonly html: string;
  readonly level: number;
}

/** Entries as lists within lists, by their levels. */
function nested(entries: readonly Entry[], words: (html: string) => XmlNode[]): XmlElement[] {
  const [first] = entries;
  if (first === undefined) return [];
  const items: XmlElement[] = [];
  for (let start = 0; start < entries.length;) {
    const entry = entries[start] ?? first;
    const next = entries.findIndex(({ level }, place) => place > start && level <= entry.level);
    const end = next === -1 ? entries.length : next;
    const link: XmlElement = ['a', { href: `article.xhtml#${entry.id}` }, words(entry.html)];
    items.push(['li', {}, [link, ...nested(entries.slice(start + 1, end), words)]]);
    start = end;
  }
  return [['ol', {}, items]];
}

/** The table of contents. */
export function contentsPage(record: ArticleRecord, front: ArticleFront, ids: ReadonlySet<string>): XmlElement {
  const words = (html: string) =>
    xhtml(htmlTree(html), { picture: () => null, siteUrl: '', kindOf: () => null, ids: new Set() });
  const headings = record.text.headings.filter(({ id }) => ids.has(id));
  const end = { id: 'references', html: referencesHeading(record.article.language), level: 2 };
  const entries = record.text.references.length === 0 ? headings : [...headings, end];
  const whole: XmlElement = ['li', {}, [['a', { href: 'article.xhtml' }, front.title]]];
  const [list] = nested(entries, words);
  const rest = list === undefined || typeof list[2] === 'string' ? [] : list[2];
  const nav = { 'epub:type': 'toc', role: 'doc-toc', id: 'toc' };
  return page(record, t.contents(), [
    [
      'nav',
      nav,
      [
        ['h1', {}, t.contents()],
        ['ol', {}, [whole, ...rest]],
      ],
    ],
  ]);
}
