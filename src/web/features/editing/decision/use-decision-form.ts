import { useState } from 'react';
import type { z } from 'zod';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { decisionKinds } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText, readSavedText, useSavedText } from '../../../drafts/saved-text.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useMeant } from '../../names-found/names-found.tsx';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { decisionPlace, sentBackOf } from './decision-places.ts';
import { decisionOf, kindNamed, TypedDecision } from './typed-decision.ts';

/** The form of a decision: saved in the browser as it is typed, and filled from the email that was sent back, if any. */
export function useDecisionForm(props: EditedProps) {
  const { decisions, reports } = props.manuscript;
  const [letterPlace, kindPlace, overridePlace] = [
    decisionPlace('letter', props),
    decisionPlace('kind', props),
    decisionPlace('override', props),
  ];
  const sentBack = sentBackOf(props.manuscript);
  const lacksReports = reports.in < reports.toDecide;
  const contractForm = useContractForm(
    TypedDecision,
    {
      kind: kindNamed(readSavedText(kindPlace)) ?? kindNamed(sentBack?.kind ?? '') ?? '',
      letter: readSavedText(letterPlace) || (sentBack?.letter ?? ''),
      suggestedJournalId: sentBack?.suggestedJournalId ?? '',
      revisionDays: '',
      overrideReason: readSavedText(overridePlace),
    },
    ({ overrideReason }): Record<string, string> =>
      lacksReports && overrideReason.trim() === '' ? { overrideReason: t.overrideReasonMissing() } : {},
  );
  const { letter, kind, overrideReason } = contractForm.form.values;
  useSavedText(letterPlace, letter);
  useSavedText(kindPlace, kind);
  useSavedText(overridePlace, overrideReason);
  const forget = () => {
    const draftedPlace = decisionPlace('drafted-for', props);
    for (const place of [letterPlace, draftedPlace, kindPlace, overridePlace]) forgetText(place);
  };
  // No decision was sent yet, as far as the page knows.
  const isFirst = !decisions.some(
    ({ kind: taken, sentAt }) => sentAt !== null && decisionKinds.some((k) => k === taken),
  );
  return { ...contractForm, lacksReports, isFirst, forget };
}

type Judged = z.output<typeof TypedDecision>;

/** Sends a decision once it has been validated and confirmed; a refusal returns to the form with what was typed. */
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
