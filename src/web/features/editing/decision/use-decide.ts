import { useState } from 'react';
import type { z } from 'zod';
import { editorial } from '../../../../contracts/editorial.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { useMeant } from '../../names-found/use-meant.ts';
import { useAct } from '../use-act.ts';
import { decisionOf, type TypedDecision } from './typed-decision.ts';
import type { useDecisionForm } from './use-decision-form.ts';

type Judged = z.output<typeof TypedDecision>;

/** Sends a decision once it has been judged and confirmed; a refusal returns to the form, which keeps what was typed. */
export function useDecide(
  { id, version }: EditorsManuscript,
  { refuse, forget, form }: Pick<ReturnType<typeof useDecisionForm>, 'refuse' | 'forget' | 'form'>,
) {
  const [judged, setJudged] = useState<Judged | null>(null);
  const done = () => {
    setJudged(null);
    forget();
  };
  const meant = useMeant(form.values.letter);
  const { send, isBusy, problem, found } = useAct(editorial.decide, done, { isGoneWhenOvertaken: true });
  const decide = () => {
    if (!judged) return;
    send({ params: { articleId: id }, body: { version, ...decisionOf(judged), isMeant: meant.isMeant } }, (error) => {
      setJudged(null);
      if (error.status === 422) refuse(error);
    });
  };
  const cancel = () => setJudged(null);
  return { ask: setJudged, isAsked: judged !== null, cancel, decide, isBusy, problem, found, meant };
}
