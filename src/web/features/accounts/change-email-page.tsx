import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import { useSession } from '../../session/session.ts';
import { linkTo } from '../../ui/message-tags.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/change-email-page.ts';
import { loginLeadingTo } from './next-address.ts';
import { refreshSession } from './refresh-session.ts';
import { SpentLinkPage } from './spent-link-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.changeEmail()),
  { name: 'robots', content: 'noindex' },
];

/** The page linked from the email to a new address. */
export default function ChangeEmailPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const profile = session && pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.profile });
  return (
    <SpentLinkPage
      title={t.changeEmail()}
      lead={t.changeEmailLead()}
      button={t.changeEmailButton()}
      call={accounts.confirmEmailChange}
      token={params.token}
      onSpent={() => void refreshSession()}
      onward={
        <p>
          {profile ? (
            <Link to={profile}>{t.goToProfile()}</Link>
          ) : (
            <Link to={pages.login.href()}>{t.continueToLogin()}</Link>
          )}
        </p>
      }
      remedy={
        <p>
          {profile
            ? t.emailUnchanged({ profile: linkTo(profile) })
            : t.emailUnchangedLogIn({
                login: linkTo(loginLeadingTo(pages.home.href())),
              })}
        </p>
      }
    />
  );
}
