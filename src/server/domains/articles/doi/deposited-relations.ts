import { readDoi } from '../../../../contracts/read-doi.ts';
import type { RelatedWork } from '../../../../contracts/statements.ts';
import type { FoundRelation } from '../relations/relation-store.ts';
import type { DepositElement } from './deposit-element.ts';

/** Crossref’s relations for what JATS says of two articles. Corrections and retractions are told by Crossmark. */
const types = new Map([
  ['commentary-article', 'isCommentOn'],
  ['commentary', 'hasComment'],
  ['companion', 'isRelatedMaterial'],
  ['companion-article', 'isRelatedMaterial'],
  ['preprint', 'hasPreprint'],
  ['reply-to', 'isReplyTo'],
]);

const stated = {
  preprint: ['rel:intra_work_relation', 'hasPreprint'],
  translation: ['rel:intra_work_relation', 'hasTranslation'],
  dataset: ['rel:inter_work_relation', 'isSupplementedBy'],
  other: ['rel:inter_work_relation', 'hasRelatedMaterial'],
} as const;

/** A related work that the authors name, by its DOI or else its address. */
function relatedWork({ relation, address }: RelatedWork): DepositElement {
  const doi = readDoi(address);
  const [element, type] = stated[relation];
  const attributes = { 'relationship-type': type, 'identifier-type': doi === null ? 'uri' : 'doi' };
  return ['rel:related_item', {}, [[element, attributes, doi ?? address]]];
}

/** What an article says of others by their DOIs, and what its authors name. */
export function depositedRelations(relations: readonly FoundRelation[], works: readonly RelatedWork[]): DepositElement {
  const items = relations.flatMap(({ type, isOwn, doi }): DepositElement[] => {
    const relation = types.get(type);
    if (!isOwn || doi === null || relation === undefined) return [];
    const element = relation === 'hasPreprint' ? 'rel:intra_work_relation' : 'rel:inter_work_relation';
    return [['rel:related_item', {}, [[element, { 'relationship-type': relation, 'identifier-type': 'doi' }, doi]]]];
  });
  return ['rel:program', { name: 'relations' }, [...items, ...works.map(relatedWork)]];
}
