import { useNavigate } from 'react-router';
import type { BodyOf } from '../../../../contracts/call.ts';
import { accounts } from '../../../../contracts/accounts.ts';
import { pages } from '../../../../contracts/pages.ts';
import { reviews, type OpenInvitation } from '../../../../contracts/reviews.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { startSession } from '../../../session/session.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import type { InvitationAnswer } from './answered-invitation.tsx';

type Account = NonNullable<BodyOf<typeof reviews.accept>['account']>;

interface AcceptingAnew {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAccepted: (answer: InvitationAnswer) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Accepts with a new account, logs in with the password that was just chosen, as anybody logs in, and goes on to the review. */
export function useAcceptingAnew({ token, invitation: { invitee }, onAccepted, onRefused }: AcceptingAnew) {
  const navigate = useNavigate();
  const accepting = useCallMutation(reviews.accept);
  const login = useCallMutation(accounts.login);
  const begin = (answer: InvitationAnswer & { is: 'accepted' }, { password }: Account) =>
    login.mutate(
      { body: { email: invitee.email, password } },
      {
        onSuccess: (session) => {
          onAccepted(answer);
          startSession(session);
          showNotice('good', answer.message);
          void navigate(pages.review.href({ invitationId: answer.invitationId }));
        },
        // The account stands all the same: the login is one step on.
        onError: () => onAccepted(answer),
      },
    );
  const accept = (account: Account) =>
    accepting.mutate(
      { params: { token }, body: { account } },
      {
        onSuccess: ({ message, invitationId }) => begin({ is: 'accepted', message, invitationId }, account),
        onError: onRefused,
      },
    );
  return { accept, isPending: accepting.isPending || login.isPending };
}
