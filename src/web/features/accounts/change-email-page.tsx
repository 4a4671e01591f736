import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/change-email-page.ts';
import { loginLeadingTo } from './next-address.ts';
import { refreshSession } from './refresh-session.ts';
import { SpentLinkPage } from './spent-link-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Confirm your new email'),
  { name: 'robots', content: 'noindex' },
];

/** Where the link in the letter to a new address leads. */
export default function ChangeEmailPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const profile = session && pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.profile });
  return (
    <SpentLinkPage
      title="Confirm your new email"
      lead="Your account will use this address."
      button="Confirm my new email"
      call={accounts.confirmEmailChange}
      token={params.token}
      onSpent={() => void refreshSession()}
      onward={
        <p>
          {profile ? (
            <Link to={profile}>Go to your profile</Link>
          ) : (
            <Link to={pages.login.href()}>Continue to login</Link>
          )}
        </p>
      }
      remedy={
        <p>
          Your account keeps the address that it has.{' '}
          {profile ? (
            <Link to={profile}>Edit your profile</Link>
          ) : (
            <>
              <Link to={loginLeadingTo(pages.home.href())}>Log in</Link> and edit your profile
            </>
          )}{' '}
          to ask for the change once more.
        </p>
      }
    />
  );
}
