import { useEffect } from 'react';
import { Link } from 'react-router';
import { orcid } from '../../../contracts/orcid.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as accounts from '../../../messages/accounts.ts';
import * as t from '../../../messages/orcid.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import type { Route } from './+types/orcid-return-page.ts';
import { takeBrowserSecret } from './use-orcid-sign-in.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.yourOrcid()),
  { name: 'robots', content: 'noindex' },
];

/** Hands ORCID’s answer over, once, and takes it out of the address. */
function useAnswer() {
  const { mutate, ...finish } = useCallMutation(orcid.finish, [orcid.own]);
  useEffect(() => {
    const query = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    mutate({ body: { browser: takeBrowserSecret(), query } });
  }, [mutate]);
  return finish;
}

/** Where ORCID leads people back to: it says what became of their iD. */
export default function OrcidReturnPage() {
  const session = useSession();
  const { data, error } = useAnswer();
  const profile = session && pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.profile });
  return (
    <AccountFrame title={t.yourOrcid()}>
      {!data && !error && <Reading error={null} />}
      {data && (
        <Message kind="good">
          <p>{data.message}</p>
        </Message>
      )}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
        </Message>
      )}
      {(data ?? error) && (
        <p>
          {profile && data?.isConnected !== false ? (
            <Link to={profile}>{accounts.goToProfile()}</Link>
          ) : (
            <Link to={pages.home.href()}>{t.goHome()}</Link>
          )}
        </p>
      )}
    </AccountFrame>
  );
}
