import { plainPlace } from '../../../../contracts/issue-place.ts';
import { createAnchors } from './anchors.ts';
import { readAbstract } from './article-abstract.ts';
import { readBody } from './article-body.ts';
import { readHeading, readKeywords, readSubjects } from './article-classification.ts';
import { readAuthors } from './contributors.ts';
import { readDoi } from './doi.ts';
import { readJournal } from './journal-details.ts';
import { parseXml } from './parse-xml.ts';
import { readPermissions } from './permissions.ts';
import { readHistoryDate, readPublished } from './publication-dates.ts';
import { readRelatedArticles } from './related-articles.ts';
import { readReferences } from './references.ts';
import { readRichText } from './rich-text.ts';
import { readOtherAbstracts, readTranslations } from './translations.ts';
import { UnreadableArticle } from './unreadable-article.ts';
import { childAt, childElements, textOf, textOrNull } from './xml-tree.ts';
import type { JatsArticle, RichText } from './jats-article.ts';
import type { FindPicture } from './pictures.ts';
import type { XmlElement } from './xml-tree.ts';

/** Reads one JATS or TaxPub article; throws UnreadableArticle with a reason a person understands. */
export function readJatsArticle(xml: string | Uint8Array, findPicture: FindPicture = () => null): JatsArticle {
  const article = parseXml(xml);
  if (article.name !== 'article') {
    throw new UnreadableArticle(`The file holds “${article.name}” where a JATS article is expected.`);
  }
  const meta = childAt(article, 'front', 'article-meta');
  if (meta === undefined) throw new UnreadableArticle('The article has no front matter (front/article-meta).');

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
  if (readRichText(title).text === '') throw new UnreadableArticle('The article has no title.');
  return whole;
}
