import { useState } from 'react';
import { reviews } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCall } from '../../../api/use-call.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { pageTitle } from '../../../ui/page-title.ts';
import type { Route } from './+types/invitation-page.ts';
import { AnsweredInvitation, type InvitationAnswer } from './answered-invitation.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { OpenInvitationView } from './open-invitation-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.invitationTitle()),
  { name: 'robots', content: 'noindex' },
];

/** The page an invitation links to: the manuscript and the answer. Opening it does not use up the link. */
export default function InvitationPage({ params: { token } }: Route.ComponentProps) {
  const [answer, setAnswer] = useState<InvitationAnswer | null>(null);
  // The answer has used up the link.
  const { data, error, refetch } = useCall(reviews.invitation, { params: { token } }, { enabled: answer === null });
  if (answer) return <AnsweredInvitation answer={answer} />;
  if (data) return <OpenInvitationView token={token} invitation={data} onAnswered={setAnswer} />;
  if (error) return <ClosedInvitation token={token} error={error} onRetry={() => void refetch()} />;
  return (
    <InvitationFrame title={t.invitationTitle()}>
      <Reading error={null} />
    </InvitationFrame>
  );
}
