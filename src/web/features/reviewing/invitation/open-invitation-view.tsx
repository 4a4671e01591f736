import type { OpenInvitation } from '../../../../contracts/reviews.ts';
import { pages } from '../../../../contracts/pages.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { WorkFacts } from '../work-facts.tsx';
import type { InvitationAnswer } from './answered-invitation.tsx';
import { InvitationAnswers } from './invitation-answers.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import styles from './invitation.module.css';

interface OpenInvitationViewProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAnswered: (answer: InvitationAnswer) => void;
}

/** An invitation that can be answered: the work, the dates, and the two answers. */
export function OpenInvitationView({ token, invitation, onAnswered }: OpenInvitationViewProps) {
  const { articleTitle, articleAbstract, articleKeywords, journalTitle, answerBy, reportDueOn, invitee } = invitation;
  return (
    <InvitationFrame
      over={
        <>
          Invitation to review for {journalTitle}, sent to{' '}
          <bdi>
            {invitee.givenName} {invitee.lastName}
          </bdi>
        </>
      }
      title={<bdi>{articleTitle}</bdi>}
    >
      <dl className={styles.dates}>
        <div>
          <dt>Please answer by</dt>
          <dd>{formatDay(answerBy)}</dd>
        </div>
        <div>
          <dt>If you accept today, the report is due on</dt>
          <dd>{formatDay(reportDueOn)}</dd>
        </div>
      </dl>
      <InvitationAnswers token={token} invitation={invitation} onAnswered={onAnswered} />
      <WorkFacts abstract={articleAbstract} keywords={articleKeywords} />
      <p className={styles.note}>
        The manuscript is confidential, and so is this invitation. What we ask of reviewers stands in the{' '}
        <a href={pages.reviewersGuidelines.href()} target="_blank" rel="noreferrer">
          guidelines for reviewers<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </InvitationFrame>
  );
}
