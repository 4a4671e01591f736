import { useRef } from 'react';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { ProblemList } from '../../../ui/forms/problem-list.tsx';
import { useLastWarning } from '../../../drafts/use-last-warning.ts';
import { StandingBar } from '../../../drafts/standing-bar.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { RecommendationField } from './recommendation-field.tsx';
import { ReportHead, ReturnedReport } from './report-head.tsx';
import { ReportTexts } from './report-texts.tsx';
import { hindranceOf, ReportTroubles } from './report-troubles.tsx';
import { SubmitPart } from './submit-part.tsx';
import styles from './report-form.module.css';
import { ScoreFields } from './score-fields.tsx';
import { useAttaching } from './use-attaching.ts';
import { useReport } from './use-report.ts';
import { useSubmitting } from './use-submitting.ts';

interface ReportFormProps {
  readonly userId: string;
  readonly review: ReviewersManuscript;
  readonly onSubmitted: (message: string) => void;
  /** Asks the server again how the review stands. */
  readonly onLook: () => void;
}

/** The report of a reviewer. Every word is kept as it is typed: in this browser at once, on the server a moment later. */
export function ReportForm({ userId, review, onSubmitted, onLook }: ReportFormProps) {
  const { invitationId, attachment } = review;
  const { open, draft, change, choose, forget } = useReport(userId, review);
  const sending = useAttaching(invitationId);
  const form = useRef<HTMLFormElement>(null);
  useLastWarning(open);
  const hindrance = hindranceOf(open, sending.attaching !== null);
  const submitting = useSubmitting({
    invitationId,
    draft,
    hindrance,
    onSubmitted: (message) => {
      forget();
      onSubmitted(message);
    },
  });
  const { problems } = submitting;
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
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
      <StandingBar open={open} noun="report" />
      <ReportTroubles
        open={open}
        onLook={onLook}
        onChoose={(which) => {
          choose(which);
          lead('commentsToAuthor');
        }}
      />
      <ScoreFields scores={draft.scores} errors={errors} onChange={(scores) => change({ scores })} />
      <ReportTexts draft={draft} errors={errors} change={change} />
      <AttachmentField invitationId={invitationId} attachment={attachment} sending={sending} />
      <RecommendationField
        value={draft.recommendation}
        error={errors['recommendation']}
        onChange={(recommendation) => change({ recommendation })}
      />
      {problems.length > 0 && (
        <ProblemList lead="Before you can submit:" problems={problems} place={submitting.list} onMend={lead} />
      )}
      <SubmitPart submitting={submitting} hindrance={hindrance} />
    </form>
  );
}
