import { useState } from 'react';
import { readKeptText, useKeptText } from '../../../drafts/kept-text.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { decisionPlace } from './decision-places.ts';
import { sentBackOf } from './sent-back-of.ts';
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
