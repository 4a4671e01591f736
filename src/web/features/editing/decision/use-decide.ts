import { useState } from 'react';
import type { z } from 'zod';
import { editorial } from '../../../../contracts/editorial.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { useAct } from '../use-act.ts';
import { decisionOf, type TypedDecision } from './typed-decision.ts';
import type { useDecisionForm } from './use-decision-form.ts';

type Judged = z.output<typeof TypedDecision>;

/** Sends a decision once it has been judged and confirmed; a refusal returns to the form, which keeps what was typed. */
export function useDecide(
  { id, version }: EditorsManuscript,
  { refuse, forget }: Pick<ReturnType<typeof useDecisionForm>, 'refuse' | 'forget'>,
) {
  const [judged, setJudged] = useState<Judged | null>(null);
  const done = () => {
    setJudged(null);
    forget();
  };
  const { send, isBusy, problem } = useAct(editorial.decide, done, { isGoneWhenOvertaken: true });
  const decide = () => {
    if (!judged) return;
    send({ params: { articleId: id }, body: { version, ...decisionOf(judged) } }, (error) => {
      setJudged(null);
      if (error.status === 422) refuse(error);
    });
  };
  return { ask: setJudged, isAsked: judged !== null, cancel: () => setJudged(null), decide, isBusy, problem };
}
