import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { loginAfterRegistration } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/register-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { CheckEmail, type Registered } from './check-email.tsx';
import { rememberDestination } from './destination.ts';
import { RegisterForm } from './register-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Register')];

/** Registration: the form, then the server's message and the way to the login; whoever is signed in has no need of it. */
export default function RegisterPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const [done, setDone] = useState<Registered | null>(null);
  // The login leads on to where the person was before there was an account.
  const login = pages.login.href({}, { next: search.get('next') ?? undefined });
  useMoveOn(done === null ? null : login, loginAfterRegistration, done?.arrival);
  if (session) return <Navigate to={pages.dashboard.href({ profileId: session.user.id })} replace />;
  const registered = (message: string, email: string) => {
    rememberDestination(search.get('next'));
    setDone({ message, arrival: { from: 'registration', email } });
    showNotice('good', message);
  };
  if (done !== null) return <CheckEmail registered={done} login={login} />;
  const lead = (
    <>
      An account lets you submit manuscripts and buy access. Have one already? <Link to={login}>Log in</Link>
    </>
  );
  return (
    <AccountFrame title="Register" lead={lead} isWide>
      <RegisterForm next={search.get('next')} onRegistered={registered} />
    </AccountFrame>
  );
}
