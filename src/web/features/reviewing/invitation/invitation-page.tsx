import { useState } from 'react';
import { reviews } from '../../../../contracts/reviews.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { pageTitle } from '../../../ui/page-title.ts';
import type { Route } from './+types/invitation-page.ts';
import { AnsweredInvitation, type InvitationAnswer } from './answered-invitation.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { OpenInvitationView } from './open-invitation-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Invitation to review'),
  { name: 'robots', content: 'noindex' },
];

/** Where the link of an invitation leads: what is to be reviewed, and the answer. Opening it spends nothing. */
export default function InvitationPage({ params: { token } }: Route.ComponentProps) {
  const [answer, setAnswer] = useState<InvitationAnswer | null>(null);
  // What has been answered is not asked again: the link is spent then.
  const { data, error, refetch } = useCall(reviews.invitation, { params: { token } }, { enabled: answer === null });
  if (answer) return <AnsweredInvitation answer={answer} />;
  if (data) return <OpenInvitationView token={token} invitation={data} onAnswered={setAnswer} />;
  if (error) return <ClosedInvitation error={error} onRetry={() => void refetch()} />;
  return (
    <InvitationFrame title="Invitation to review">
      <Reading error={null} />
    </InvitationFrame>
  );
}
