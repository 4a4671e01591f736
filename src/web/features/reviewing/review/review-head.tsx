import { Button } from '@mantine/core';
import { IconArrowLeft, IconCalendarPlus, IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useFileDownload } from '../../../api/use-file-download.ts';
import buttons from '../../../ui/button.module.css';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { classNames } from '../../manuscripts/class-facts.ts';
import { todayInUtc } from '../list/due-words.ts';
import { stateWords } from '../review-words.ts';
import styles from './review-screen.module.css';

/** The reviewer's own part of the page; below the manuscript on a phone. */
export const ownPart = 'own-part';

/** The due date as a calendar file. */
function CalendarFile({ invitationId }: { invitationId: string }) {
  const { mutate, isPending, error } = useFileDownload(reviews.calendar);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconCalendarPlus aria-hidden stroke={1.5} size={20} />}
        loading={isPending}
        onClick={() => mutate({ params: { invitationId } })}
      >
        {t.addToCalendar()}
      </Button>
      {error && <Message kind="bad">{error.message}</Message>}
    </>
  );
}

/** The due date; an overdue one is not offered for the calendar. */
function DueDate({ dueOn, invitationId }: { dueOn: string; invitationId: string }) {
  if (dueOn < todayInUtc()) {
    return (
      <strong className={styles.overdue}>
        <IconClockExclamation aria-hidden stroke={1.5} size={20} />
        {t.overdueSince({ date: formatDay(dueOn) })}
      </strong>
    );
  }
  return (
    <>
      <strong>{t.due({ date: formatDay(dueOn) })}</strong>
      <CalendarFile invitationId={invitationId} />
    </>
  );
}

/** Title, status and due date of a review; never its authors. */
export function ReviewHead({ review, profileId }: { review: ReviewersManuscript; profileId: string }) {
  const { manuscriptNumber, articleTitle, journalTitle, round, state, dueOn, invitationId, allowed } = review;
  const classes = classNames(review);
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={pages.dashboard.href({ profileId }, { tab: dashboardTabs.reviews })}>
        <IconArrowLeft aria-hidden stroke={1.5} size={20} />
        {t.backToReviews()}
      </Link>
      <h1 className={styles.title}>
        <bdi>{articleTitle}</bdi>
      </h1>
      <div className={styles.facts}>
        <span>
          {manuscriptNumber} · {journalTitle}
        </span>
        {classes !== '' && <span dir="auto">{classes}</span>}
        {round > 1 && <span>{t.round({ round })}</span>}
        {dueOn !== null && state === 'accepted' ? (
          <DueDate dueOn={dueOn} invitationId={invitationId} />
        ) : (
          <span>{state === 'accepted' ? t.noDateAfterDecision() : stateWords[state]()}</span>
        )}
      </div>
      {(state === 'invited' || allowed.includes('report')) && (
        <a className={`${buttons.primary} ${styles.toOwn}`} href={`#${ownPart}`}>
          {state === 'invited' ? t.goToAnswer() : t.goToReport()}
        </a>
      )}
    </header>
  );
}
