import { useState } from 'react';
import type { EditorsDecision, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { readKeptText, useKeptText, type TextPlace } from '../../../drafts/kept-text.ts';
import type { EditedProps } from '../review-names.ts';
import { kindNamed } from './typed-decision.ts';

/** Which decision the letter that stands was drafted for, kept beside it; null for one that an editor wrote alone. */
export function useDraftedFor(props: EditedProps) {
  const place = decisionPlace('drafted-for', props);
  const isKept = readKeptText(decisionPlace('letter', props)) !== '';
  const first = isKept ? readKeptText(place) : (sentBackOf(props.manuscript)?.kind ?? '');
  const [draftedFor, setDraftedFor] = useState(() => kindNamed(first));
  useKeptText(place, draftedFor ?? '');
  return { draftedFor, setDraftedFor };
}

/** The decision that came back from the editor in chief, while nobody has decided again. */
export function sentBackOf({
  round,
  decisions,
}: Pick<EditorsManuscript, 'round' | 'decisions'>): EditorsDecision | undefined {
  // The server gives them oldest first.
  const last = decisions.at(-1);
  return last?.round === round && last.ratification === 'sent-back' ? last : undefined;
}

type Part = 'letter' | 'drafted-for' | 'kind' | 'override';

/** Where a part of a round's decision is kept while it is typed. */
export const decisionPlace = (part: Part, { manuscript, user }: EditedProps): TextPlace => ({
  userId: user.id,
  articleId: manuscript.id,
  purpose: `${part}:${manuscript.round}`,
});
