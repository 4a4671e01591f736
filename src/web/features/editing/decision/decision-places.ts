import type { TextPlace } from '../../../drafts/kept-text.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';

type Part = 'letter' | 'drafted-for' | 'kind' | 'override';

/** Where a part of a round's decision is kept while it is typed. */
export const decisionPlace = (part: Part, { manuscript, user }: EditedProps): TextPlace => ({
  userId: user.id,
  articleId: manuscript.id,
  purpose: `${part}:${manuscript.round}`,
});
