import { Button } from '@mantine/core';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { pages } from '../../../../contracts/pages.ts';
import type { ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { StatusBar } from '../../../drafts/status-bar.tsx';
import { useLastWarning } from '../../../drafts/use-last-warning.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { ProblemList } from '../../../ui/forms/problem-list.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import { NamesFound } from '../../names-found/names-found.tsx';
import { AnswerFileField } from './answer-file-field.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { QuestionFields } from './question-fields.tsx';
import { RecommendationField } from './recommendation-field.tsx';
import styles from './report-form.module.css';
import { ReportTexts } from './report-texts.tsx';
import { hindranceOf, ReportTroubles } from './report-troubles.tsx';
import { ScoreFields } from './score-fields.tsx';
import { useAttaching } from './use-attaching.ts';
import { useReport } from './use-report.ts';
import { useSubmitting } from './use-submitting.ts';

interface SubmitPartProps {
  readonly submitting: ReturnType<typeof useSubmitting>;
  /** Why it cannot be submitted yet; null if it can. */
  readonly hindrance: string | null;
  readonly onMend: (field: string) => void;
}

/** What is missing, and the button that submits the report after a confirmation. */
function SubmitPart({ submitting, hindrance, onMend }: SubmitPartProps) {
  const { problems, list } = submitting;
  return (
    <>
      {problems.length > 0 && <ProblemList lead={t.beforeSubmitting()} {...{ problems, onMend }} place={list} />}
      {submitting.held !== null && hindrance !== null && <Message kind="bad">{hindrance}</Message>}
      <div>
        <Button type="submit" size="md">
          {t.submitReport()}
        </Button>
      </div>
      <ConfirmDialog
        title={t.submitReportTitle()}
        action={t.submitReport()}
        isOpen={submitting.isAsking}
        isBusy={submitting.isPending}
        problem={submitting.problem}
        warning={
          submitting.found && <NamesFound found={submitting.found} meant={submitting.meant} label={t.notAProblem()} />
        }
        onClose={submitting.close}
        onConfirm={submitting.send}
      >
        {t.submitReportEffect()}
      </ConfirmDialog>
    </>
  );
}

/** Heading and guidelines. */
const ReportHead = () => (
  <div className={styles.head}>
    <h2 id="report" tabIndex={-1}>
      {t.yourReport()}
    </h2>
    <p className={styles.hint}>
      {t.shownByNumber()}{' '}
      <a href={pages.reviewersGuidelines.href()} target="_blank" rel="noreferrer">
        {t.guidelinesLink({ hidden })}
      </a>
    </p>
  </div>
);

/** Why the editor returned the report. */
const ReturnedReport = ({ message }: { readonly message: string }) => (
  <Message kind="warn">
    <p>{t.returnedReport()}</p>
    <p className={styles.message} dir="auto">
      {message}
    </p>
  </Message>
);

interface ReportFormProps {
  readonly userId: string;
  readonly review: ReviewersManuscript;
  readonly onSubmitted: (message: string) => void;
  /** Loads the review again. */
  readonly onLook: () => void;
  /** What else the reviewer chooses before they submit. */
  readonly children: ReactNode;
}

/** The fields of the questions that a file answers, and whether one of their files is on its way. */
function useAnswerFiles({ invitationId, fileAnswers }: ReviewersManuscript) {
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const onBusy = useCallback(
    (id: string, isBusy: boolean) =>
      setUploading((before) => [...before.filter((one) => one !== id), ...(isBusy ? [id] : [])]),
    [],
  );
  const fileField = (question: ReviewQuestion, error: string | undefined) => (
    <AnswerFileField {...{ invitationId, question, error, onBusy }} file={fileAnswers[question.id]} />
  );
  return { isUploading: uploading.length > 0, fileField };
}

/** The report form. Typing is saved in this browser immediately, on the server a moment later. */
export function ReportForm({ userId, review, onSubmitted, onLook, children }: ReportFormProps) {
  const { invitationId, attachment, questions, fileAnswers } = review;
  const { open, draft, change, choose, forget } = useReport(userId, review);
  const sending = useAttaching(reviews.attach, { invitationId });
  const { isUploading, fileField } = useAnswerFiles(review);
  const form = useRef<HTMLFormElement>(null);
  const changeAnswers = (answers: ReportDraft['answers']) => change({ answers });
  useLastWarning(open);
  const hindrance = hindranceOf(open, isUploading || sending.attaching !== null);
  const submitting = useSubmitting({
    invitationId,
    draft,
    questions,
    fileAnswers,
    hindrance,
    onSubmitted: (message) => {
      forget();
      onSubmitted(message);
    },
  });
  const { errors } = submitting;
  const lead = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)?.focus();
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-labelledby="report"
      onSubmit={(event) => {
        event.preventDefault();
        submitting.check();
      }}
    >
      <ReportHead />
      {review.returnMessage !== null && <ReturnedReport message={review.returnMessage} />}
      <StatusBar open={open} noun={t.reportNoun()} />
      <ReportTroubles
        open={open}
        onLook={onLook}
        onChoose={(which) => {
          choose(which);
          lead('commentsToAuthor');
        }}
      />
      <ScoreFields scores={draft.scores} errors={errors} onChange={(scores) => change({ scores })} />
      <QuestionFields {...{ questions, errors, fileField }} answers={draft.answers} onChange={changeAnswers} />
      <ReportTexts draft={draft} errors={errors} change={change} />
      <AttachmentField invitationId={invitationId} attachment={attachment} sending={sending} />
      <RecommendationField
        value={draft.recommendation}
        error={errors['recommendation']}
        onChange={(recommendation) => change({ recommendation })}
      />
      {children}
      <SubmitPart submitting={submitting} hindrance={hindrance} onMend={lead} />
    </form>
  );
}
