import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { loginLeadingTo } from '../../accounts/next-address.ts';
import { InvitationFrame } from './invitation-frame.tsx';

/** What was answered, and the server's words for it. */
export type InvitationAnswer =
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'accepted'; readonly message: string; readonly invitationId: string };

/** What has become of the invitation, and the next step. */
export function AnsweredInvitation({ answer }: { answer: InvitationAnswer }) {
  const place = useRef<HTMLDivElement>(null);
  // The buttons that were pressed are gone.
  useEffect(() => place.current?.focus(), []);
  const session = useSession();
  const isAccepted = answer.is === 'accepted';
  const review = isAccepted ? pages.review.href({ invitationId: answer.invitationId }) : '';
  return (
    <InvitationFrame title={isAccepted ? 'You have accepted' : 'You have declined'}>
      <div ref={place} tabIndex={-1}>
        <Message kind="good">{answer.message}</Message>
      </div>
      {isAccepted ? (
        <div>
          <Link className={buttons.primary} to={session ? review : loginLeadingTo(review)}>
            {session ? 'Begin' : 'Log in and begin'}
          </Link>
        </div>
      ) : (
        <p>
          You need do nothing more, and may close this page. <Link to={pages.home.href()}>Go to the home page</Link>
        </p>
      )}
    </InvitationFrame>
  );
}
