import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';

/** Whether a manuscript is in peer review: all that its author does with it, until it is published, has a page of its own. */
export const isFollowed = ({ reviewModel, isPublished, articlePublishedDate }: ManuscriptEntry): boolean =>
  reviewModel === 'double-anonymous' && !isPublished && articlePublishedDate === null;
