import { useEffect, useRef, useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import type { DecisionKind } from '../../../../contracts/review-values.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import type { EditedProps } from '../review-names.ts';
import { useDraftedFor } from './decision-places.ts';

interface Replaced {
  readonly letter: string;
  readonly draftedFor: DecisionKind | null;
}

/** The email of a decision, drafted from the reports. A draft replaces an editor's text only on request, and they can restore it. */
export function useLetter(props: EditedProps, letter: string, setLetter: (letter: string) => void) {
  const articleId = props.manuscript.id;
  const read = useCallMutation(editorial.letterDraft);
  const { draftedFor, setDraftedFor } = useDraftedFor(props);
  const [draft, setDraft] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const isOwn = letter.trim() !== '' && letter !== draft;
  // The editor may type while the draft loads.
  const present = useRef(letter);
  useEffect(() => {
    present.current = letter;
  }, [letter]);
  const write = (kind: DecisionKind, isAskedFor: boolean) => {
    const asked = letter;
    read.mutate(
      { params: { articleId }, query: { kind } },
      {
        onSuccess: (drafted) => {
          const now = present.current;
          if (now !== asked && !isAskedFor) return;
          // A second draft must not replace the text saved from before the first.
          if (now.trim() !== '' && now !== draft) setReplaced({ letter: now, draftedFor });
          setDraft(drafted.letter);
          setLetter(drafted.letter);
          setDraftedFor(kind);
        },
      },
    );
  };
  const takeBack = (own: Replaced) => {
    setReplaced(isOwn ? { letter, draftedFor } : null);
    setLetter(own.letter);
    setDraftedFor(own.draftedFor);
  };
  return {
    isOwn,
    draftedFor,
    isDrafting: read.isPending,
    problem: read.error?.message ?? null,
    /** Replaces the current text, when the editor presses the button. */
    draftAgain: (kind: DecisionKind) => write(kind, true),
    /** Drafts when a kind is chosen and the editor has written nothing. */
    draftFor: (kind: DecisionKind) => {
      if (!isOwn) write(kind, false);
    },
    takeBack: replaced && (() => takeBack(replaced)),
  };
}
