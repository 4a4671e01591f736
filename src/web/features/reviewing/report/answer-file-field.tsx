import { useEffect } from 'react';
import { reviewFileHref } from '../../../../contracts/pages.ts';
import { answerField } from '../../../../contracts/review-answers.ts';
import { reviewAnswerFiles } from '../../../../contracts/review-answer-files.ts';
import type { FileAnswer, ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { labelOf, readersOf } from './question-fields.tsx';
import { ReportFileField } from './report-file-field.tsx';
import { useAttaching } from './use-attaching.ts';

interface AnswerFileFieldProps {
  readonly invitationId: string;
  readonly question: ReviewQuestion;
  readonly file: FileAnswer | undefined;
  readonly error: string | undefined;
  /** Whether a file is being uploaded. */
  readonly onBusy: (questionId: string, isBusy: boolean) => void;
}

/** A question that a file answers: upload, replace or remove it. */
export function AnswerFileField({ invitationId, question, file, error, onBusy }: AnswerFileFieldProps) {
  const params = { invitationId, questionId: question.id };
  const sending = useAttaching(reviewAnswerFiles.attachAnswer, params);
  const removing = useCallMutation(reviewAnswerFiles.detachAnswer, [reviews.single]);
  const isBusy = sending.attaching !== null;
  useEffect(() => onBusy(question.id, isBusy), [onBusy, question.id, isBusy]);
  const words = { question: question.question };
  return (
    <ReportFileField
      heading={labelOf(question)}
      hint={readersOf(question)}
      file={file ? { ...file, url: reviewFileHref(file.fileId) } : null}
      sending={sending}
      removing={{
        isPending: removing.isPending,
        error: removing.error,
        remove: () => removing.mutate({ params }),
      }}
      words={{
        choose: t.chooseAnswerFile(words),
        replace: t.replaceAnswerFile(words),
        remove: t.removeAnswerFile({ ...words, hidden }),
      }}
      path={answerField(question)}
      error={error}
    />
  );
}
