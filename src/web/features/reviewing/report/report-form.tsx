import { Button } from '@mantine/core';
import { useRef } from 'react';
import { pages } from '../../../../contracts/pages.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { StandingBar } from '../../../drafts/standing-bar.tsx';
import { useLastWarning } from '../../../drafts/use-last-warning.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { ProblemList } from '../../../ui/forms/problem-list.tsx';
import { NamesFound } from '../../names-found/names-found.tsx';
import { AttachmentField } from './attachment-field.tsx';
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
  /** Why it has to wait; null where it need not. */
  readonly hindrance: string | null;
}

/** The end of the form: submits the report, after a question. */
function SubmitPart({ submitting, hindrance }: SubmitPartProps) {
  return (
    <>
      {submitting.held !== null && hindrance !== null && <Message kind="bad">{hindrance}</Message>}
      <div>
        <Button type="submit" size="md">
          Submit the report
        </Button>
      </div>
      <ConfirmDialog
        title="Submit your report?"
        action="Submit the report"
        isOpen={submitting.isAsking}
        isBusy={submitting.isPending}
        problem={submitting.problem}
        warning={
          submitting.found && (
            <NamesFound
              found={submitting.found}
              meant={submitting.meant}
              label="This is meant, the editor will check it"
            />
          )
        }
        onClose={submitting.close}
        onConfirm={submitting.send}
      >
        The editor reads it at once, and you can no longer change it.
      </ConfirmDialog>
    </>
  );
}

/** What the form is for. */
const ReportHead = () => (
  <div className={styles.head}>
    <h2 id="report" tabIndex={-1}>
      Your report
    </h2>
    <p className={styles.hint}>
      The author reads it as that of a reviewer with a number. Please sign nothing.{' '}
      <a href={pages.reviewersGuidelines.href()} target="_blank" rel="noreferrer">
        Guidelines for reviewers<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  </div>
);

/** Why the editor has returned a report. */
const ReturnedReport = ({ message }: { readonly message: string }) => (
  <Message kind="warn">
    <p>
      The editor has returned your report, because it may tell the authors who you are. Change it and submit it again.
    </p>
    <p className={styles.message} dir="auto">
      {message}
    </p>
  </Message>
);

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
