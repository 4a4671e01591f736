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

/** What an article says of others by their DOIs. */
export function depositedRelations(relations: readonly FoundRelation[]): DepositElement {
  const items = relations.flatMap(({ type, isOwn, doi }): DepositElement[] => {
    const relation = types.get(type);
    if (!isOwn || doi === null || relation === undefined) return [];
    const element = relation === 'hasPreprint' ? 'rel:intra_work_relation' : 'rel:inter_work_relation';
    return [['rel:related_item', {}, [[element, { 'relationship-type': relation, 'identifier-type': 'doi' }, doi]]]];
  });
  return ['rel:program', { name: 'relations' }, items];
}
