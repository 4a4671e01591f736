import { useState } from 'react';
import type { z } from 'zod';
import type { Call, Input } from '../../../contracts/call.ts';
import { editorial } from '../../../contracts/editorial.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { foundNames, type FoundNames } from '../names-found/names-found.tsx';

/** Every read that an editor's act on a manuscript makes old. */
const editingReads = [
  editorial.single,
  editorial.desk,
  editorial.proposals,
  editorial.letterDraft,
  manuscripts.counts,
] as const;

/** A call that says what it has done. */
type TellingCall = Call<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType<{ readonly message: string }>>;

/** A refusal as it is shown: the field at fault first, where there is one. */
export const wordsOfRefusal = (error: ApiError): string => Object.values(error.fields)[0] ?? error.message;

/** Somebody else was first, or the author has changed it. */
const isOvertaken = ({ code }: ApiError): boolean => code === 'state-conflict' || code === 'stale-version';

interface ActOptions {
  /** The place where it was tried goes away with what stands now: then it is said in a notice that stays. */
  readonly isGoneWhenOvertaken?: boolean;
}

/** What is said besides when somebody was overtaken: what they read was not what stands. */
const standsNow = 'What stands now is shown on this page. What you typed is kept.';

/**
 * An act on a manuscript: it says what was done, wherever its person is by then, or keeps why it was not for the place where it was tried. After both,
 * the manuscript is read again.
 */
export function useAct<C extends TellingCall>(
  call: C,
  onDone: () => void = () => undefined,
  { isGoneWhenOvertaken = false }: ActOptions = {},
) {
  const mutation = useCallMutation(call, editingReads, ({ message }) => {
    showNotice('good', message);
    onDone();
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<FoundNames | null>(null);
  const send = (input: Input<C>, onRefused: (error: ApiError) => void = () => undefined) => {
    setProblem(null);
    setFound(null);
    mutation.mutate(input, {
      onError: (error) => {
        const words = wordsOfRefusal(error);
        const told = isOvertaken(error) ? `${words} ${standsNow}` : words;
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
