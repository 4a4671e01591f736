import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useSession } from '../../../session/session.ts';
import buttons from '../../../ui/button.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { linkTo } from '../../../ui/message-tags.tsx';
import { loginLeadingTo } from '../../accounts/next-address.ts';
import { InvitationFrame } from './invitation-frame.tsx';

/** The answer, and the server's message. */
export type InvitationAnswer =
  | { readonly is: 'declined'; readonly message: string }
  | { readonly is: 'accepted'; readonly message: string; readonly invitationId: string };

/** Confirms the answer and offers the next step. */
export function AnsweredInvitation({ answer }: { answer: InvitationAnswer }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed buttons no longer exist.
  useEffect(() => place.current?.focus(), []);
  const session = useSession();
  const isAccepted = answer.is === 'accepted';
  const review = isAccepted ? pages.review.href({ invitationId: answer.invitationId }) : '';
  return (
    <InvitationFrame title={isAccepted ? t.acceptedTitle() : t.declinedTitle()}>
      <div ref={place} tabIndex={-1}>
        <Message kind="good">{answer.message}</Message>
      </div>
      {isAccepted ? (
        <div>
          <Link className={buttons.primary} to={session ? review : loginLeadingTo(review)}>
            {session ? t.startReview() : t.logInAndStart()}
          </Link>
        </div>
      ) : (
        <p>{t.declinedOnward({ link: linkTo(pages.home.href()) })}</p>
      )}
    </InvitationFrame>
  );
}
