import { useState } from 'react';
import type { EditorsDecision, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { readSavedText, useSavedText, type TextPlace } from '../../../drafts/saved-text.ts';
import type { EditedProps } from '../review-names.ts';
import { kindNamed } from './typed-decision.ts';

/** The decision that the current email was drafted for; null for an email without a draft. */
export function useDraftedFor(props: EditedProps) {
  const place = decisionPlace('drafted-for', props);
  const isSaved = readSavedText(decisionPlace('letter', props)) !== '';
  const first = isSaved ? readSavedText(place) : (sentBackOf(props.manuscript)?.kind ?? '');
  const [draftedFor, setDraftedFor] = useState(() => kindNamed(first));
  useSavedText(place, draftedFor ?? '');
  return { draftedFor, setDraftedFor };
}

/** The decision that came back from the editor in chief, sent or taken back, until the editor decides again. */
export function sentBackOf({
  round,
  decisions,
}: Pick<EditorsManuscript, 'round' | 'decisions'>): EditorsDecision | undefined {
  // The server gives them oldest first.
  const last = decisions.at(-1);
  const isBack = last?.ratification === 'sent-back' || last?.ratification === 'taken-back';
  return isBack && last.round === round ? last : undefined;
}

type Part = 'letter' | 'drafted-for' | 'kind' | 'override';

/** Where a part of a round's decision is saved while it is typed. */
export const decisionPlace = (part: Part, { manuscript, user }: EditedProps): TextPlace => ({
  userId: user.id,
  articleId: manuscript.id,
  purpose: `${part}:${manuscript.round}`,
});
