import { useState } from 'react';
import type { z } from 'zod';
import type { Call, Input } from '../../../contracts/call.ts';
import { editorial } from '../../../contracts/editorial.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { openReview } from '../../../contracts/open-review.ts';
import * as t from '../../../messages/editing.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { foundNames, type FoundNames } from '../names-found/names-found.tsx';

/** The reads that an editor's action makes stale. */
const editingReads = [
  editorial.single,
  editorial.desk,
  editorial.proposals,
  editorial.letterDraft,
  manuscripts.counts,
  openReview.pieces,
] as const;

/** A call whose reply has a message for the user. */
type TellingCall = Call<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType<{ readonly message: string }>>;

/** The text of a refusal: of the first field at fault, if any. */
export const wordsOfRefusal = (error: ApiError): string => Object.values(error.fields)[0] ?? error.message;

/** Another editor was first, or the author changed the manuscript. */
const isOvertaken = ({ code }: ApiError): boolean => code === 'state-conflict' || code === 'stale-version';

interface ActOptions {
  /** The dialog closes when another editor was first: then a notice shows the problem. */
  readonly isGoneWhenOvertaken?: boolean;
  /** Whether the editor typed something, which is saved as a draft. */
  readonly hasText?: boolean;
}

/** An editor's action on a manuscript: shows a notice when done, or returns the problem. Reads the manuscript again after both. */
export function useAct<C extends TellingCall>(
  call: C,
  onDone: (message: string) => void = () => undefined,
  { isGoneWhenOvertaken = false, hasText = true }: ActOptions = {},
) {
  const mutation = useCallMutation(call, editingReads, ({ message }) => {
    showNotice('good', message);
    onDone(message);
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<FoundNames | null>(null);
  const send = (input: Input<C>, onRefused: (error: ApiError) => void = () => undefined) => {
    setProblem(null);
    setFound(null);
    mutation.mutate(input, {
      onError: (error) => {
        const words = wordsOfRefusal(error);
        const told = isOvertaken(error) ? (hasText ? t.overtaken : t.overtakenWithoutText)({ problem: words }) : words;
        const names = foundNames(error);
        setFound(names);
        setProblem(names ? null : told);
        if (isOvertaken(error) && isGoneWhenOvertaken) showNotice('bad', told);
        onRefused(error);
      },
    });
  };
  return { send, isBusy: mutation.isPending, problem, found, forget: () => setProblem(null) };
}
