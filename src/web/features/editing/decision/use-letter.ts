import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import type { DecisionKind } from '../../../../contracts/review-values.ts';
import { useCallMutation } from '../../../api/use-call.ts';

interface Wanted {
  readonly kind: DecisionKind;
  readonly revisionDays: string;
}

/** The letter of a decision: drafted from the reports, never over what an editor has written, unless they ask for it. */
export function useLetter(articleId: string, letter: string, setLetter: (letter: string) => void) {
  const read = useCallMutation(editorial.letterDraft);
  const [draft, setDraft] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const isOwn = letter.trim() !== '' && letter !== draft;
  const write = ({ kind, revisionDays }: Wanted) => {
    const days = /^\d{1,3}$/.test(revisionDays) ? { revisionDays: Number(revisionDays) } : {};
    read.mutate(
      { params: { articleId }, query: { kind, ...days } },
      {
        onSuccess: (drafted) => {
          setReplaced(isOwn ? letter : null);
          setDraft(drafted.letter);
          setLetter(drafted.letter);
        },
      },
    );
  };
  return {
    isOwn,
    isDrafting: read.isPending,
    problem: read.error?.message ?? null,
    /** Asked for by its button: it takes the place of what stands there. */
    draftAgain: write,
    /** The kind was chosen: its draft comes by itself where nothing was written yet. */
    draftFor: (wanted: Wanted) => {
      if (!isOwn) write(wanted);
    },
    bringBack:
      replaced === null
        ? null
        : () => {
            setLetter(replaced);
            setReplaced(null);
          },
  };
}
