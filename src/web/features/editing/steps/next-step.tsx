import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { EditorialAction, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/editing.ts';
import * as tracking from '../../../../messages/tracking.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { useNow } from '../../../ui/use-now.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import { sentBackOf } from '../decision/decision-places.ts';
import { canChangeDecision, type SectionId } from '../manuscript/sections-of.ts';
import { ManuscriptStatus } from '../../manuscripts/manuscript-status.tsx';
import { DueDate } from '../due-date.tsx';
import { dueOf, isBack } from '../reviewers/invitation-row.tsx';
import type { EditedProps } from '../review-names.ts';
import { nextOf, nextWords, type Next, type StepQuestion } from './next-of.ts';
import { StepDialogs } from './step-dialogs.tsx';
import styles from './steps.module.css';

interface StepButtonsProps {
  readonly next: Next;
  readonly manuscript: EditorsManuscript;
  readonly publishAt: string;
  readonly onAsk: (question: StepQuestion) => void;
}

/** The section of the page where the next step is done. */
const places: Partial<Record<Next, { readonly id: SectionId; readonly label: PlainMessage }>> = {
  ratify: { id: 'decision', label: t.goToDecision },
  decide: { id: 'decision', label: t.goToDecision },
  invite: { id: 'reviewers', label: t.inviteReviewers },
  forward: { id: 'reports', label: t.goToReports },
  'publish-reviews': { id: 'publication', label: t.goToReviews },
};

interface Step {
  readonly question: StepQuestion;
  readonly label: PlainMessage;
  readonly needs: EditorialAction;
  readonly look: 'first' | 'other' | 'grave';
}

const steps: readonly Step[] = [
  { question: 'start-review', label: t.sendToReview, needs: 'start-review', look: 'first' },
  { question: 'go-on', label: t.resume, needs: 'release', look: 'first' },
  { question: 'grant-extension', label: t.extend, needs: 'answer-extension', look: 'first' },
  { question: 'refuse-extension', label: t.refuse, needs: 'answer-extension', look: 'other' },
  { question: 'reopen', label: t.reopen, needs: 'reopen', look: 'other' },
  { question: 'uphold', label: t.upholdRejection, needs: 'uphold', look: 'other' },
  { question: 'take-offer-back', label: t.takeOfferBack, needs: 'take-offer-back', look: 'other' },
  { question: 'return', label: t.returnToAuthor, needs: 'return', look: 'other' },
  { question: 'stop-return', label: t.returnToAuthor, needs: 'stop-review', look: 'other' },
  { question: 'return-held', label: t.returnToAuthor, needs: 'release', look: 'other' },
  { question: 'extend-revision', label: t.extend, needs: 'extend-revision', look: 'other' },
  { question: 'offer-move', label: t.offerMove, needs: 'offer-move', look: 'other' },
  { question: 'hold', label: t.putOnHold, needs: 'hold', look: 'other' },
  { question: 'desk-reject', label: t.rejectWithoutReview, needs: 'desk-reject', look: 'grave' },
  { question: 'stop-reject', label: t.rejectNow, needs: 'stop-review', look: 'grave' },
];

const looks = {
  first: {},
  other: { variant: 'default' },
  grave: { variant: 'default', c: 'var(--bad)' },
} as const;

/** The steps that can be taken now. */
function stepsOf({ allowed, movesTo }: EditorsManuscript): readonly Step[] {
  // Answering the author's request moves the deadline.
  const isAsked = allowed.includes('answer-extension');
  return steps.filter(
    ({ needs, question }) =>
      allowed.includes(needs) &&
      !(question === 'extend-revision' && isAsked) &&
      !(question === 'offer-move' && movesTo.length === 0),
  );
}

/** The buttons of the allowed steps; the next step comes first. */
function StepButtons({ next, manuscript, publishAt, onAsk }: StepButtonsProps) {
  const place = places[next] ?? (canChangeDecision(manuscript) ? places.decide : undefined);
  const there = stepsOf(manuscript);
  const isPublished = manuscript.articleStatus === 'Published';
  if (!place && next !== 'publish' && there.length === 0 && !isPublished) return null;
  return (
    <div className={styles.actions}>
      {isPublished && (
        <Button component={Link} variant="default" to={articleAt(manuscript)}>
          {tracking.viewArticle()}
        </Button>
      )}
      {place && (
        <Button
          component="a"
          variant={next === 'wait' ? 'default' : 'filled'}
          href={`#${place.id}`}
          onClick={() => unfoldTo(place.id)}
        >
          {place.label()}
        </Button>
      )}
      {next === 'decide' && manuscript.allowed.includes('invite') && (
        <Button component="a" variant="default" href="#invite-reviewers" onClick={() => unfoldTo('invite-reviewers')}>
          {t.inviteAnother()}
        </Button>
      )}
      {next === 'publish' && (
        <Button component={Link} to={publishAt}>
          {t.goToPublication()}
        </Button>
      )}
      {there.map(({ question, label, look }) => (
        <Button key={question} {...looks[look]} onClick={() => onAsk(question)}>
          {label()}
        </Button>
      ))}
    </div>
  );
}

/** When a step removes its button, the focus moves to the heading. */
function useHeldFocus(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, [current]);
  return heading;
}

/** Where administrators publish. */
const publishAt = ({ user, manuscript: { id, specialReview } }: EditedProps): string => {
  const tab = specialReview ? dashboardTabs.verifySpecial : dashboardTabs.first;
  return pages.dashboard.href({ profileId: user.id }, { tab, manuscript: id });
};

const articleAt = ({ id, journalAbbreviation }: EditorsManuscript): string =>
  pages.article.href({ catId: journalAbbreviation, articleId: id });

/** Reviewers whose answer or report is overdue, which leaves the turn with the reviewers. */
function OverdueReviewers({ manuscript: { allowed, invitations } }: { manuscript: EditorsManuscript }) {
  const now = useNow();
  const overdue = invitations.filter((one) => {
    const due = dueOf(one);
    return due !== null && new Date(due) < now;
  });
  if (overdue.length === 0 || !allowed.includes('remind')) return null;
  return (
    <Message kind="warn">
      <p>{t.reviewersOverdue({ names: overdue.map(({ name }) => name).join(', ') })}</p>
      <p>
        <a href="#reviewers" onClick={() => unfoldTo('reviewers')}>
          {t.goToReviewers()}
        </a>
      </p>
    </Message>
  );
}

/** What others say that the next step answers. */
function StepNotices({ manuscript }: { manuscript: EditorsManuscript }) {
  const { appeal, extension, holdReason, allowed } = manuscript;
  const sentBack = sentBackOf(manuscript);
  const back = manuscript.invitations.filter(isBack);
  return (
    <>
      {allowed.includes('release') && holdReason !== null && (
        <Message kind="info">
          <p>{t.onHoldBecause({ reason: holdReason })}</p>
        </Message>
      )}
      {sentBack?.remark && (
        <Message kind="info">
          <p>{t.chiefSentBack({ remark: sentBack.remark })}</p>
        </Message>
      )}
      {appeal !== null && (
        <Message kind="info">
          <p>{t.appealMade({ day: formatDay(appeal.askedAt) })}</p>
          <p className={styles.prose} dir="auto">
            {appeal.reason}
          </p>
        </Message>
      )}
      <OverdueReviewers manuscript={manuscript} />
      {back.length > 0 && (
        <Message kind="warn">
          <p>{t.invitationsBack({ count: back.length, names: back.map(({ name }) => name).join(', ') })}</p>
          <p>
            <a href="#reviewers" onClick={() => unfoldTo('reviewers')}>
              {t.goToReviewers()}
            </a>
          </p>
        </Message>
      )}
      {extension !== null && (
        <Message kind="info">
          <p>{t.extensionAsked({ count: extension.days, reason: extension.reason })}</p>
        </Message>
      )}
    </>
  );
}

/** The next step of a manuscript, with its buttons. */
export function NextStep(props: EditedProps) {
  const { manuscript } = props;
  const { articleStatus, dueAt, isOverdue } = manuscript;
  const { asked, ask, close } = useAsked<StepQuestion>();
  const next = nextOf(manuscript);
  const heading = useHeldFocus(`${next} ${articleStatus}`);
  return (
    <section className={styles.next} aria-labelledby="what-is-next">
      <h2 id="what-is-next" ref={heading} tabIndex={-1} className={styles.title}>
        {t.nextTitle()}
      </h2>
      <p role="status">{nextWords(manuscript)}</p>
      <div className={styles.status}>
        <ManuscriptStatus status={articleStatus} />
        {dueAt !== null && <DueDate dueAt={dueAt} isOverdue={isOverdue} />}
      </div>
      <StepNotices manuscript={manuscript} />
      <StepButtons next={next} manuscript={manuscript} publishAt={publishAt(props)} onAsk={ask} />
      {asked && <StepDialogs key={asked.turn} {...props} question={asked.what} isOpen={asked.isOpen} onClose={close} />}
    </section>
  );
}
