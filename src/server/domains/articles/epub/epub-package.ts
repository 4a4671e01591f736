import * as t from '../../../../messages/documents.ts';
import type { ArticleFront } from '../../../ports/typesetter/article-front.ts';
import { firstDay } from '../../../print-date.ts';
import type { ArticleRecord } from '../formats/record-text.ts';
import { optional } from '../jats-file/optional-element.ts';
import type { XmlElement } from '../write-xml.ts';
import { languageOf } from './epub-pages.ts';

/** A picture of the book. */
export interface BookPicture {
  readonly file: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const meta = (property: string, value: string, attributes: Readonly<Record<string, string>> = {}): XmlElement => [
  'meta',
  { property, ...attributes },
  value,
];

/** What readers with disabilities can expect, in the words of schema.org. */
function accessibility({ hasPictures, hasMath, isDescribed }: BookFacts): XmlElement[] {
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    'displayTransformability',
    ...(hasPictures && isDescribed ? ['alternativeText'] : []),
    ...(hasMath ? ['MathML'] : []),
  ];
  return [
    meta('schema:accessMode', 'textual'),
    ...(hasPictures ? [meta('schema:accessMode', 'visual')] : []),
    ...(isDescribed ? [meta('schema:accessModeSufficient', 'textual')] : []),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', t.textAccessible()),
  ];
}

export interface BookFacts {
  readonly hasPictures: boolean;
  readonly hasMath: boolean;
  /** Whether every picture has a description. */
  readonly isDescribed: boolean;
}

function metadata(record: ArticleRecord, front: ArticleFront, facts: BookFacts): XmlElement {
  const { article } = record;
  const authors = front.authors.flatMap(({ givenName, lastName }, place): XmlElement[] => {
    const id = `author-${place + 1}`;
    return [
      ['dc:creator', { id }, `${givenName} ${lastName}`.trim()],
      meta('role', 'aut', { refines: `#${id}`, scheme: 'marc:relators' }),
    ];
  });
  // The day of the record, not of the download, so that the same record gives the same bytes.
  const modified = `${firstDay(article.retractedOn ?? article.correctedOn ?? article.publishedOn)}T00:00:00Z`;
  return [
    'metadata',
    { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    [
      ['dc:identifier', { id: 'book' }, `urn:uuid:${article.id}`],
      ...optional('dc:identifier', {}, article.doi ? `doi:${article.doi}` : ''),
      ['dc:title', {}, front.title],
      ['dc:language', {}, languageOf(article).tag],
      ...authors,
      ['dc:publisher', {}, record.journal.title],
      ['dc:date', {}, article.publishedOn],
      ...front.keywords.map((keyword): XmlElement => ['dc:subject', {}, keyword]),
      ['dc:rights', {}, article.licenceUrl ?? front.terms],
      meta('dcterms:modified', modified),
      ...accessibility(facts),
    ],
  ];
}

/** The package document: what the book is, and which files it has. */
export function packageDocument(
  record: ArticleRecord,
  front: ArticleFront,
  pictures: readonly BookPicture[],
  facts: BookFacts,
): XmlElement {
  const { tag, direction } = languageOf(record.article);
  const item = (id: string, href: string, type: string, properties = ''): XmlElement => [
    'item',
    { id, href, 'media-type': type, ...(properties === '' ? {} : { properties }) },
    '',
  ];
  const page = 'application/xhtml+xml';
  return [
    'package',
    {
      xmlns: 'http://www.idpf.org/2007/opf',
      version: '3.0',
      'unique-identifier': 'book',
      'xml:lang': tag,
      prefix: 'schema: http://schema.org/',
    },
    [
      metadata(record, front, facts),
      [
        'manifest',
        {},
        [
          item('nav', 'nav.xhtml', page, 'nav'),
          item('article', 'article.xhtml', page, facts.hasMath ? 'mathml' : ''),
          item('style', 'style.css', 'text/css'),
          ...pictures.map(({ file, mediaType }, place) => item(`picture-${place + 1}`, file, mediaType)),
        ],
      ],
      ['spine', { 'page-progression-direction': direction }, [['itemref', { idref: 'article' }, '']]],
    ],
  ];
}

export const container: XmlElement = [
  'container',
  { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
  [
    [
      'rootfiles',
      {},
      [['rootfile', { 'full-path': 'EPUB/package.opf', 'media-type': 'application/oebps-package+xml' }, '']],
    ],
  ],
];
