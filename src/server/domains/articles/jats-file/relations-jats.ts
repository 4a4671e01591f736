import { doiHref } from '../../../../contracts/doi-href.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { FoundRelation } from '../relations/relation-store.ts';
import type { XmlElement } from '../write-xml.ts';
import { dateJats } from './dates-jats.ts';
import type { JatsSource } from './jats-source.ts';
import { optional } from './optional-element.ts';
import { xmlAddress } from './xml-values.ts';

/** What the other article says of this one, as this one says it of the other. */
const toldTypes = new Map([
  ['retracted-article', 'retraction-forward'],
  ['retraction-forward', 'retracted-article'],
  ['corrected-article', 'correction-forward'],
  ['correction-forward', 'corrected-article'],
  ['object-of-concern', 'expression-of-concern'],
  ['expression-of-concern', 'object-of-concern'],
  ['commentary-article', 'commentary'],
  ['commentary', 'commentary-article'],
]);

function relationJats(relation: FoundRelation, siteUrl: string): XmlElement[] {
  const { type, isOwn, doi, url, articleId, journalAbbreviation } = relation;
  const here =
    articleId === null || journalAbbreviation === null
      ? null
      : siteUrl + pages.article.href({ catId: journalAbbreviation, articleId });
  const address = doi === null ? (url ?? here) : doiHref(doi);
  if (address === null) return [];
  const kind = isOwn ? type : (toldTypes.get(type) ?? 'related');
  // A DOI with signs that no address has is written as one.
  const written = doi !== null && xmlAddress(doi) === doi ? doi : xmlAddress(address);
  const link = { 'ext-link-type': doi === null ? 'uri' : 'doi', 'xlink:href': written };
  return [['related-article', { 'related-article-type': kind, ...link }, '']];
}

/** Other articles that this one is about, or that are about it, each once. */
export function relationsJats({ found, site }: JatsSource): XmlElement[] {
  const written = found.relations.flatMap((relation) => relationJats(relation, site.url));
  return [...new Map(written.map((element) => [JSON.stringify(element[1]), element])).values()];
}

const eventTypes = {
  correction: 'corrected',
  retraction: 'retracted',
  concern: 'expression-of-concern',
  'concern-lifted': 'expression-of-concern-lifted',
} as const;

/** What happened to the article after its publication: notices, and its withdrawal. */
export function eventsJats({ found }: JatsSource): XmlElement[] {
  const { article, corrections } = found;
  const events =
    article.withdrawnOn === null
      ? corrections
          .toReversed()
          .map(({ kind, notice, correctedOn }) => ({ type: eventTypes[kind], said: notice, on: correctedOn }))
      : [{ type: 'withdrawn', said: article.withdrawalReason ?? '', on: article.withdrawnOn }];
  const written = events.map(({ type, said, on }): XmlElement => [
    'event',
    { 'event-type': type },
    [...optional('event-desc', {}, said), ...dateJats('date', { 'date-type': type }, on)],
  ]);
  return optional('pub-history', {}, written);
}
