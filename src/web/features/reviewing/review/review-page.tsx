import * as t from '../../../../messages/reviewing.ts';
import { pageTitle } from '../../../ui/page-title.ts';
import { SignedInPage } from '../../accounts/signed-in-page.tsx';
import type { Route } from './+types/review-page.ts';
import { ReviewScreen } from './review-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.reviewTitle()),
  { name: 'robots', content: 'noindex' },
];

/** A review of the signed-in person; an ended session leads to the login and back without losing text. */
export default function ReviewPage({ params: { invitationId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.reviewTitle()}>
      {(user) => <ReviewScreen key={`${user.id} ${invitationId}`} user={user} invitationId={invitationId} />}
    </SignedInPage>
  );
}
