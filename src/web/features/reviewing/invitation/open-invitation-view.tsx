import type { OpenInvitation } from '../../../../contracts/reviews.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as open from '../../../../messages/open-review.ts';
import * as t from '../../../../messages/reviewing.ts';
import { bdi, hidden, tabTo } from '../../../ui/message-tags.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { InvitationDates } from '../invitation-dates.tsx';
import { EarlierRounds } from '../review/earlier-rounds.tsx';
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
      over={t.invitationHead({
        journal: journalTitle,
        name: `${invitee.givenName} ${invitee.lastName}`,
        bdi,
      })}
      title={<bdi>{articleTitle}</bdi>}
    >
      {invitation.isRevision && <Message kind="info">{t.isRevision()}</Message>}
      <InvitationDates answerBy={answerBy} reportDueOn={reportDueOn} />
      {invitation.publishesReviews && <p>{open.publishesReviews()}</p>}
      <InvitationAnswers token={token} invitation={invitation} onAnswered={onAnswered} />
      <WorkFacts abstract={articleAbstract} keywords={articleKeywords} />
      <EarlierRounds rounds={invitation.earlier} />
      <p className={styles.note}>
        {t.invitationIsConfidential({
          link: tabTo(pages.reviewersGuidelines.href()),
          hidden,
        })}
      </p>
    </InvitationFrame>
  );
}
