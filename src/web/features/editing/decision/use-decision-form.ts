import { useEffect } from 'react';
import { decisionKinds } from '../../../../contracts/review-values.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { forgetText, keepText, readKeptText } from '../kept-text.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { kindNamed, TypedDecision } from './typed-decision.ts';

/** The form of a decision: kept in the browser as it is typed, and begun from the letter that was sent back, if any. */
export function useDecisionForm({ manuscript, user }: EditedProps) {
  const { id: articleId, round, decisions, reports } = manuscript;
  const userId = user.id;
  const letterPlace = { userId, articleId, purpose: `letter:${round}` };
  const kindPlace = { userId, articleId, purpose: `kind:${round}` };
  // The server gives them oldest first.
  const last = decisions.at(-1);
  const sentBack = last?.round === round && last.ratification === 'sent-back' ? last : undefined;
  const lacksReports = reports.in < reports.needed;
  const contractForm = useContractForm(
    TypedDecision,
    {
      kind: kindNamed(readKeptText(kindPlace)) ?? kindNamed(sentBack?.kind ?? '') ?? '',
      letter: readKeptText(letterPlace) || (sentBack?.letter ?? ''),
      suggestedJournalId: sentBack?.suggestedJournalId ?? '',
      revisionDays: '',
      overrideReason: '',
    },
    ({ overrideReason }): Record<string, string> =>
      lacksReports && overrideReason.trim() === ''
        ? { overrideReason: 'Please say why you decide without the needed reports.' }
        : {},
  );
  const { letter, kind } = contractForm.form.values;
  useEffect(() => {
    keepText({ userId, articleId, purpose: `letter:${round}` }, letter);
    keepText({ userId, articleId, purpose: `kind:${round}` }, kind);
  }, [userId, articleId, round, letter, kind]);
  const forget = () => {
    forgetText(letterPlace);
    forgetText(kindPlace);
  };
  /** As far as can be seen from here: after one that was sent, none is the first any more. */
  const isFirst = !decisions.some(
    ({ kind: taken, sentAt }) => sentAt !== null && decisionKinds.some((k) => k === taken),
  );
  return { ...contractForm, sentBack, lacksReports, isFirst, forget };
}
