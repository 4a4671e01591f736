import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import { reviews, type OpenInvitation } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { linkTo } from '../../../ui/message-tags.tsx';
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

/** Accepts with the signed-in account and opens the review. */
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

/** The note on accounts below the answers. */
function accountWords({ hasAccount, invitee }: OpenInvitation, signedInAs: string | undefined): string {
  if (signedInAs !== undefined) return t.loggedInAs({ email: signedInAs });
  return hasAccount ? t.invitedHasAccount({ email: invitee.email }) : t.invitedHasNoAccount();
}

const NotAccepted = ({ error }: { error: ApiError }) => (
  <Message kind="bad">
    <p>{error.message}</p>
    {error.status === 403 && <p>{t.logOutFirst({ link: linkTo(pages.logout.href()) })}</p>}
  </Message>
);

/** The two answers: accepting needs an account, declining does not. */
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
      <h2 id="answer">{t.yourAnswer()}</h2>
      {error && <NotAccepted error={error} />}
      {!isMakingAccount && (
        <>
          <div className={styles.choices}>
            {session ? (
              <Button size="md" loading={isPending} onClick={accept}>
                {t.accept()}
              </Button>
            ) : hasAccount ? (
              <Link className={buttons.primary} to={loginLeadingTo(own)}>
                {t.logInToAccept()}
              </Link>
            ) : (
              <Button size="md" disabled={session === undefined} onClick={() => setMakingAccount(true)}>
                {t.accept()}
              </Button>
            )}
            <Button size="md" variant="default" onClick={() => setDeclining(true)}>
              {t.decline()}
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
