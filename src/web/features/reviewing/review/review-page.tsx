import { pageTitle } from '../../../ui/page-title.ts';
import { SignedInPage } from '../../accounts/signed-in-page.tsx';
import type { Route } from './+types/review-page.ts';
import { ReviewScreen } from './review-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Review'),
  { name: 'robots', content: 'noindex' },
];

/** A review of the person who is signed in; a sign-in that has ended leads to the login and back, with all that was typed. */
export default function ReviewPage({ params: { invitationId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading="Review">
      {(user) => <ReviewScreen key={`${user.id} ${invitationId}`} user={user} invitationId={invitationId} />}
    </SignedInPage>
  );
}
