import { useState } from 'react';
import { NewQuestions, type ReviewQuestion } from '../../../contracts/review-form-values.ts';
import { reviewForms, type ReviewForm } from '../../../contracts/review-forms.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useSeenVersion } from '../../ui/forms/use-seen-version.ts';
import { showNotice } from '../../ui/notices/notices.ts';

const withoutIds = (questions: readonly ReviewQuestion[]) => questions.map(({ id: _given, ...question }) => question);
const isSame = (one: readonly ReviewQuestion[], other: readonly ReviewQuestion[]) =>
  JSON.stringify(withoutIds(one)) === JSON.stringify(withoutIds(other));

/** A review form being edited; it is saved as a whole, and one that was saved elsewhere is not replaced unseen. */
export function useReviewForm(current: ReviewForm) {
  const [saved, setSaved] = useState(current);
  const [questions, setQuestions] = useState<readonly ReviewQuestion[]>(current.questions);
  const [problem, setProblem] = useState<string | null>(null);
  const { version, noteSaved, noteOvertaken } = useSeenVersion(current.version, saved.version);
  const call = useCallMutation(reviewForms.save, [reviewForms.single]);
  const change = (changed: readonly ReviewQuestion[]) => {
    setProblem(null);
    setQuestions(changed);
  };
  const save = () => {
    const judged = NewQuestions.safeParse(withoutIds(questions));
    if (!judged.success) return setProblem(judged.error.issues[0]?.message ?? null);
    return call.mutate(
      { params: { journalId: current.journalId }, body: { version, questions: judged.data } },
      {
        onSuccess: ({ message, form }) => {
          setSaved(form);
          noteSaved(form.version);
          change(form.questions);
          showNotice('good', message);
        },
        onError: (error) => {
          setProblem(error.message);
          if (error.code === 'stale-version') noteOvertaken();
        },
      },
    );
  };
  return {
    saved,
    questions,
    change,
    problem,
    save,
    discard: () => change(saved.questions),
    isBusy: call.isPending,
    isDirty: !isSame(questions, saved.questions),
  };
}
