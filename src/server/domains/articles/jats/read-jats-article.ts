import { plainPlace } from '../../../../contracts/issue-place.ts';
import * as t from '../../../../messages/article-responses.ts';
import { createAnchors } from './anchors.ts';
import { readAbstract } from './article-abstract.ts';
import { readBody } from './article-body.ts';
import { readHeading, readKeywords, readSubjects } from './article-classification.ts';
import { readAuthors } from './contributors.ts';
import { parseXml } from './parse-xml.ts';
import { readPermissions } from './permissions.ts';
import { readHistoryDate, readPublished } from './publication-dates.ts';
import { readReferences } from './references.ts';
import { readRichText } from './rich-text.ts';
import { readOtherAbstracts, readTranslations } from './translations.ts';
import { UnreadableArticle } from './read-article-file.ts';
import { childAt, childElements, textOf, textOrNull, type XmlElement } from './xml-tree.ts';
import type { JatsArticle, RichText, JatsRelation, JatsJournal } from './jats-article.ts';
import type { FindPicture } from './pictures.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import { readGrants } from './funding.ts';
import { readDoi } from '../../../../contracts/read-doi.ts';
import { webAddress } from './web-address.ts';

/** What the file says about the journal it appeared in. */
function readJournal(article: XmlElement): JatsJournal {
  const meta = childAt(article, 'front', 'journal-meta');
  const titles = childAt(meta, 'journal-title-group') ?? meta;
  const abbreviation = textOrNull(childAt(titles, 'abbrev-journal-title')) ?? journalId(meta, 'nlm-ta');
  return {
    title: textOrNull(childAt(titles, 'journal-title')) ?? journalId(meta, 'publisher-id') ?? abbreviation,
    abbreviation,
    issnPrint: issn(meta, ['ppub', 'print']),
    issnElectronic: issn(meta, ['epub', 'electronic']) ?? issn(meta, ['']),
    publisher: textOrNull(childAt(meta, 'publisher', 'publisher-name')),
  };
}

function journalId(meta: XmlElement | undefined, type: string): string | null {
  const ids = meta === undefined ? [] : childElements(meta, 'journal-id');
  return textOrNull(ids.find((id) => id.attributes.get('journal-id-type') === type));
}

function issn(meta: XmlElement | undefined, kinds: readonly string[]): string | null {
  const numbers = meta === undefined ? [] : childElements(meta, 'issn');
  const wanted = numbers.filter(({ attributes }) =>
    kinds.includes(attributes.get('pub-type') ?? attributes.get('publication-format') ?? ''),
  );
  return (
    wanted.map((number) => textOf(number).toUpperCase()).find((number) => /^\d{4}-\d{3}[\dX]$/.test(number)) ?? null
  );
}

/** The articles that this one names as related, such as the one that it corrects or retracts. */
function readRelatedArticles(meta: XmlElement): JatsRelation[] {
  return childElements(meta, 'related-article').flatMap((related) => {
    const written = related.attributes.get('xlink:href') ?? textOf(related);
    const doi = isDoi(related, written) ? readDoi(written) : null;
    const url = doi === null ? webAddress(written) : doiHref(doi);
    const type = related.attributes.get('related-article-type') ?? 'related';
    return url === null ? [] : [{ type: type.toLowerCase(), doi: doi?.toLowerCase() ?? null, url }];
  });
}

function isDoi(related: XmlElement, written: string): boolean {
  return (
    related.attributes.get('ext-link-type') === 'doi' || /^(?:info:doi\/|doi:|10\.\d{4})|doi\.org\//i.test(written)
  );
}

/** Reads one JATS or TaxPub article; throws UnreadableArticle with a reason a person understands. */
export function readJatsArticle(xml: string | Uint8Array, findPicture: FindPicture = () => null): JatsArticle {
  const article = parseXml(xml);
  if (article.name !== 'article') {
    throw new UnreadableArticle(t.notJats({ root: article.name }));
  }
  const meta = childAt(article, 'front', 'article-meta');
  if (meta === undefined) throw new UnreadableArticle(t.noFrontMatter());

  const language = (article.attributes.get('xml:lang') ?? 'en').toLowerCase();
  const anchors = createAnchors();
  // References come first, so that no part of the body takes an id that a citation leads to.
  const references = readReferences(article, anchors);
  const referenceIds = references.map(({ id }) => id);
  return {
    journal: readJournal(article),
    articleType: article.attributes.get('article-type') ?? 'research-article',
    heading: readHeading(meta),
    language,
    ...readIdentity(meta),
    title: readTitle(meta),
    ...readAuthors(meta),
    abstract: readAbstract(article, language),
    otherAbstracts: readOtherAbstracts(meta, language),
    translations: readTranslations(article, language),
    related: readRelatedArticles(meta),
    keywords: readKeywords(meta, language),
    subjects: readSubjects(meta),
    grants: readGrants(meta),
    received: readHistoryDate(meta, 'received'),
    accepted: readHistoryDate(meta, 'accepted'),
    published: readPublished(meta),
    ...readPermissions(meta),
    body: readBody(article, anchors, referenceIds, findPicture),
    references,
  };
}

type Identity = Pick<
  JatsArticle,
  'doi' | 'publisherId' | 'volume' | 'issue' | 'firstPage' | 'lastPage' | 'elocationId'
>;

function readIdentity(meta: XmlElement): Identity {
  const idOfType = (type: string): string =>
    textOf(childElements(meta, 'article-id').find((id) => id.attributes.get('pub-id-type') === type));
  return {
    doi: readDoi(idOfType('doi')),
    publisherId: idOfType('publisher-id') || null,
    volume: readPlace(meta, 'volume'),
    issue: readPlace(meta, 'issue'),
    firstPage: textOrNull(childAt(meta, 'fpage')),
    lastPage: textOrNull(childAt(meta, 'lpage')),
    elocationId: textOrNull(childAt(meta, 'elocation-id')),
  };
}

// Volume 07 is the place that every other part of the product calls 7.
function readPlace(meta: XmlElement, name: 'volume' | 'issue'): string | null {
  const written = textOrNull(childAt(meta, name));
  return written === null ? null : plainPlace(written);
}

function readTitle(meta: XmlElement): RichText {
  const group = childAt(meta, 'title-group');
  const title = childAt(group, 'article-title')?.children ?? [];
  const subtitle = childAt(group, 'subtitle')?.children ?? [];
  const whole = readRichText(subtitle.length === 0 ? title : [...title, ': ', ...subtitle]);
  if (readRichText(title).text === '') throw new UnreadableArticle(t.noTitle());
  return whole;
}
