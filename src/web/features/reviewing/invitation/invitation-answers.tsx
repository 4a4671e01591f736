import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import { reviews, type OpenInvitation } from '../../../../contracts/reviews.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { loginLeadingTo } from '../../accounts/next-address.ts';
import { DeclineDialog } from '../decline-dialog.tsx';
import { AcceptForm } from './accept-form.tsx';
import type { InvitationAnswer } from './answered-invitation.tsx';
import styles from './invitation.module.css';

interface InvitationAnswersProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAnswered: (answer: InvitationAnswer) => void;
}

/** Accepts with the account that is signed in, and goes on to the review. */
function useAccepting(token: string) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCallMutation(reviews.accept, [reviews.mine]);
  const accept = () =>
    mutate(
      { params: { token }, body: {} },
      {
        onSuccess: ({ message, invitationId }) => {
          showNotice('good', message);
          void navigate(pages.review.href({ invitationId }));
        },
      },
    );
  return { accept, isPending, error };
}

/** What is said of accounts below the answers. */
function accountWords({ hasAccount, invitee }: OpenInvitation, signedInAs: string | undefined): string {
  if (signedInAs !== undefined) return `You are logged in as ${signedInAs}.`;
  return hasAccount
    ? `There is an account for ${invitee.email}. To decline, you need not log in.`
    : 'You need no account to decline. When you accept, you make one, so that your report is safe and you can come back to it.';
}

const NotAccepted = ({ error }: { error: ApiError }) => (
  <Message kind="bad">
    <p>{error.message}</p>
    {error.status === 403 && (
      <p>
        <Link to={pages.logout.href()}>Log out</Link>, then follow the link of the email again.
      </p>
    )}
  </Message>
);

/** The two answers: to accept asks for an account, the address's own or a new one; to decline asks for nothing. */
export function InvitationAnswers({ token, invitation, onAnswered }: InvitationAnswersProps) {
  const session = useSession();
  const [isMakingAccount, setMakingAccount] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { accept, isPending, error } = useAccepting(token);
  const decline = useCallMutation(reviews.decline);
  const own = pages.reviewInvitation.href({ token });
  const { hasAccount } = invitation;
  const declineWith = (reason: string) =>
    decline.mutate(
      { params: { token }, body: { reason } },
      { onSuccess: ({ message }) => onAnswered({ is: 'declined', message }) },
    );
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">Your answer</h2>
      {error && <NotAccepted error={error} />}
      {!isMakingAccount && (
        <>
          <div className={styles.choices}>
            {session ? (
              <Button size="md" loading={isPending} onClick={accept}>
                Accept
              </Button>
            ) : hasAccount ? (
              <Link className={buttons.primary} to={loginLeadingTo(own)}>
                Log in to accept
              </Link>
            ) : (
              <Button size="md" disabled={session === undefined} onClick={() => setMakingAccount(true)}>
                Accept
              </Button>
            )}
            <Button size="md" variant="default" onClick={() => setDeclining(true)}>
              Decline
            </Button>
          </div>
          <p className={styles.note}>{accountWords(invitation, session?.user.email)}</p>
        </>
      )}
      {isMakingAccount && (
        <AcceptForm
          token={token}
          invitation={invitation}
          onAccepted={onAnswered}
          onBack={() => setMakingAccount(false)}
        />
      )}
      <DeclineDialog
        isOpen={isDeclining}
        isBusy={decline.isPending}
        problem={decline.error?.message ?? null}
        onClose={() => setDeclining(false)}
        onDecline={declineWith}
      />
    </section>
  );
}
