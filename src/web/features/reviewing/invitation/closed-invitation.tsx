import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { contactSubjects, dashboardTabs, pages } from '../../../../contracts/pages.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import styles from './invitation.module.css';

/** A link that opens nothing any more, in the server's words, and what to do; or one that could not be read just now. */
export function ClosedInvitation({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const session = useSession();
  const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
  if (isPassing) {
    return (
      <InvitationFrame title="Invitation to review">
        <Message kind="bad">{error.message}</Message>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </InvitationFrame>
    );
  }
  return (
    <InvitationFrame title="This invitation is closed">
      <Message kind="info">
        {error.code === 'link-spent' || error.code === 'state-conflict'
          ? error.message
          : 'This link opens no invitation. Please check that the whole of it was copied from the email.'}
      </Message>
      <div className={styles.choices}>
        {session ? (
          <Link
            className={buttons.primary}
            to={pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.reviews })}
          >
            See your reviews
          </Link>
        ) : (
          <Link className={buttons.primary} to={pages.login.href()}>
            Log in
          </Link>
        )}
        <Link className={buttons.secondary} to={pages.contact.href({ subject: contactSubjects.usual })}>
          Write to us
        </Link>
      </div>
    </InvitationFrame>
  );
}
