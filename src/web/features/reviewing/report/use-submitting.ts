import { useEffect, useRef, useState } from 'react';
import type { FileAnswers, ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import { Report, type ReportDraft } from '../../../../contracts/review-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { foundNames, useMeant } from '../../names-found/names-found.tsx';
import { reportProblems, type ReportProblem } from './report-problems.ts';

interface Submitting {
  readonly invitationId: string;
  readonly draft: ReportDraft;
  readonly questions: readonly ReviewQuestion[];
  readonly fileAnswers: FileAnswers;
  /** Why it cannot be submitted yet; null if it can. */
  readonly hindrance: string | null;
  readonly onSubmitted: (message: string) => void;
}

/** Checks a report, asks for confirmation and submits it. */
export function useSubmitting({ invitationId, draft, questions, fileAnswers, hindrance, onSubmitted }: Submitting) {
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [held, setHeld] = useState<string | null>(null);
  const [checks, setChecks] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error, reset } = useCallMutation(reviews.submit, [reviews.single, reviews.mine]);
  const meant = useMeant(JSON.stringify([draft.commentsToAuthor, draft.answers]));
  const problems: readonly ReportProblem[] = isChecked ? reportProblems(draft, questions, fileAnswers) : [];
  useEffect(() => {
    if (checks > 0) list.current?.focus();
  }, [checks]);

  const check = () => {
    reset();
    setChecked(true);
    setHeld(hindrance);
    if (reportProblems(draft, questions, fileAnswers).length > 0) setChecks((count) => count + 1);
    else setAsking(hindrance === null);
  };
  const send = () =>
    mutate(
      { params: { invitationId }, body: { ...Report.parse(draft), isMeant: meant.isMeant } },
      { onSuccess: ({ message }) => onSubmitted(message) },
    );
  const close = () => setAsking(false);
  const found = foundNames(error);
  const problem = found === null ? (error?.message ?? null) : null;
  const errors = Object.fromEntries(problems.map((one) => [one.field, one.message]));
  return { problems, errors, list, held, isAsking, isPending, problem, found, meant, check, send, close };
}
