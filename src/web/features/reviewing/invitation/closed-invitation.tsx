import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { contactSubjects, dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import styles from './invitation.module.css';
import { RenewInvitation } from './renew-invitation.tsx';

interface ClosedInvitationProps {
  readonly token: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

const told: ReadonlySet<string> = new Set(['link-spent', 'invitation-expired', 'state-conflict']);

/** Explains a used, expired or broken link; after a passing failure, offers another try. */
export function ClosedInvitation({ token, error, onRetry }: ClosedInvitationProps) {
  const session = useSession();
  const isExpired = error.code === 'invitation-expired';
  const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
  if (isPassing) {
    return (
      <InvitationFrame title={t.invitationTitle()}>
        <Message kind="bad">{error.message}</Message>
        <div>
          <Button onClick={onRetry}>{common.tryAgain()}</Button>
        </div>
      </InvitationFrame>
    );
  }
  const main = isExpired ? buttons.secondary : buttons.primary;
  return (
    <InvitationFrame title={isExpired ? t.invitationExpiredTitle() : t.invitationClosedTitle()}>
      <Message kind="info">{told.has(error.code) ? error.message : t.brokenLink()}</Message>
      {isExpired && <RenewInvitation token={token} />}
      <div className={styles.choices}>
        {session ? (
          <Link
            className={main}
            to={pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.reviews })}
          >
            {t.seeReviews()}
          </Link>
        ) : (
          <Link className={main} to={pages.login.href()}>
            {t.logIn()}
          </Link>
        )}
        <Link className={buttons.secondary} to={pages.contact.href({ subject: contactSubjects.usual })}>
          {t.contactUs()}
        </Link>
      </div>
    </InvitationFrame>
  );
}
