import { Button } from '@mantine/core';
import { useState } from 'react';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { InvitationDates } from '../invitation-dates.tsx';
import { DeclineDialog } from '../decline-dialog.tsx';
import styles from './review-screen.module.css';

/** Answers an invitation from one's own list of reviews. */
export function AnswerFromList({ review: { invitationId, answering } }: { review: ReviewersManuscript }) {
  const [isDeclining, setDeclining] = useState(false);
  const { mutate, isPending, error, variables } = useCallMutation(reviews.answer, [reviews.single, reviews.mine]);
  const isAccepting = variables?.body?.isAccepted === true;
  const answer = (isAccepted: boolean, reason: string) =>
    mutate(
      { params: { invitationId }, body: { isAccepted, reason } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <section className={styles.section} aria-labelledby="answer">
      <h2 id="answer">Your answer</h2>
      {answering && <InvitationDates {...answering} />}
      <p>The files and the form for your report are here once you have accepted.</p>
      {error && isAccepting && <Message kind="bad">{error.message}</Message>}
      <div className={styles.choices}>
        <Button size="md" loading={isPending && isAccepting} onClick={() => answer(true, '')}>
          Accept
        </Button>
        <Button size="md" variant="default" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      <DeclineDialog
        isOpen={isDeclining}
        isBusy={isPending && !isAccepting}
        problem={isAccepting ? null : (error?.message ?? null)}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => answer(false, reason)}
      />
    </section>
  );
}
