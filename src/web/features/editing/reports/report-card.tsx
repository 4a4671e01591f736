import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestNote } from '../../../../contracts/review-limits.ts';
import { recommendationNames, scoredQualities, scoreNames, type Scores } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi, hidden, strong } from '../../../ui/message-tags.tsx';
import { AnswerList } from '../../reviewing/answer-list.tsx';
import { FileLinks } from '../../manuscripts/file-links.tsx';
import type { EditedProps } from '../review-names.ts';
import { TextFindings } from '../texts/text-findings.tsx';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import { LateReport } from './late-report.tsx';
import styles from './reports.module.css';

/** Returns a report to its reviewer, with a message. */
function ReturnReport({ manuscript, user, invitationId }: EditedProps & { readonly invitationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const place = { userId: user.id, articleId: manuscript.id, purpose: `return-report:${invitationId}` };
  const onClose = () => setOpen(false);
  const { send, isBusy, problem, found } = useAct(editorial.returnReport, () => {
    forgetText(place);
    onClose();
  });
  if (!manuscript.allowed.includes('return-report')) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.returnToReviewer()}
      </Button>
      <WordsDialog
        {...{ place, isOpen, isBusy, problem, found, onClose }}
        title={t.returnReportTitle()}
        label={t.returnReportMessage()}
        description={t.returnReportMessageHelp()}
        most={longestNote}
        action={t.returnReport()}
        onSend={(message, isMeant) => send({ params: { invitationId }, body: { message, isMeant } })}
      >
        {t.returnReportText()}
      </WordsDialog>
    </div>
  );
}

const most = 5;

/** The four scores of a report, as numbers and as dots. */
function ScoreDots({ scores }: { scores: Scores }) {
  return (
    <dl className={styles.scores}>
      {scoredQualities.map((quality) => (
        <div key={quality}>
          <dt>{scoreNames[quality]()}</dt>
          <dd>
            <span>{t.outOfFive({ score: scores[quality], most, hidden })}</span>
            <span aria-hidden className={styles.dots}>
              {Array.from({ length: most }, (_, place) => (
                <i key={place} data-filled={place < scores[quality] || undefined} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ReceivedReport {
  readonly invitation: EditorsInvitation;
  readonly report: NonNullable<EditorsInvitation['report']>;
}

/** A report: recommendation, scores, comments to the author and confidential remarks. */
export function ReportCard({ invitation, report, ...edited }: ReceivedReport & EditedProps) {
  const { name, reviewerNumber } = invitation;
  const { scores, answered, commentsToAuthor, confidentialRemarks, recommendation, attachment, submittedAt } = report;
  return (
    <li className={styles.card}>
      <h4 className={styles.reviewer}>
        {reviewerNumber === null
          ? t.reportByUnnumbered({ name, bdi })
          : t.reportBy({ number: reviewerNumber, name, bdi })}
      </h4>
      <p className={styles.soft}>{t.receivedOn({ day: formatDay(submittedAt) })}</p>
      {report.isLate && (
        <LateReport
          {...edited}
          invitationId={invitation.id}
          round={invitation.round}
          forwardedAt={report.forwardedAt}
        />
      )}
      <p>{t.recommends({ recommendation: recommendationNames[recommendation](), strong })}</p>
      <ScoreDots scores={scores} />
      <AnswerList answered={answered} />
      <h5>{t.commentsToAuthor()}</h5>
      <p className={styles.prose} dir="auto">
        {commentsToAuthor}
      </p>
      <TextFindings {...edited} text={report} original={report.originalComments} writer="reviewer">
        <ReturnReport {...edited} invitationId={invitation.id} />
      </TextFindings>
      {attachment && <FileLinks isDetailed files={[{ ...attachment, slot: null }]} />}
      {confidentialRemarks !== '' && (
        <div className={styles.confidential}>
          <h5>
            <IconLock aria-hidden stroke={1.5} size={18} />
            {t.confidential()}
          </h5>
          <p className={styles.prose} dir="auto">
            {confidentialRemarks}
          </p>
        </div>
      )}
    </li>
  );
}
