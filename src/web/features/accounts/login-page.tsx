import { Button, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { accounts, Credentials, type SignedIn } from '../../../contracts/accounts.ts';
import { noticeHideAfter } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { startSession, useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/login-page.ts';
import aside from './account-aside.module.css';
import { AccountFrame } from './account-frame.tsx';
import { rememberDestination } from './destination.ts';
import { loginArrival, type LoginArrival } from './login-arrival.ts';
import { leadsToIssue, nextAddress } from './next-address.ts';
import { ResendVerification } from './resend-verification.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Login')];

const pleaseLogin = 'Please Login to Purchase Full Issue';

const blank = { email: '', password: '' };

const bothAreThere = ({ email, password }: typeof blank): Record<string, string> => ({
  ...(email.trim() === '' ? { email: 'Please enter your email address.' } : {}),
  ...(password === '' ? { password: 'Please enter your password.' } : {}),
});

/** The form; beside it, after a failure, the link of a registration that still waits. */
function LoginForm({ email }: { email: string }) {
  const { form, problem, setProblem, refuse, submit } = useContractForm(Credentials, { ...blank, email }, bothAreThere);
  const login = useCallMutation(accounts.login);
  useEffect(() => {
    if (problem === null) return undefined;
    const hidden = setTimeout(() => setProblem(null), noticeHideAfter);
    return () => clearTimeout(hidden);
  }, [problem, setProblem]);
  const signedIn = (session: SignedIn) => {
    rememberDestination(null);
    startSession(session);
  };
  const send = submit((body) => login.mutate({ body }, { onSuccess: signedIn, onError: refuse }));
  return (
    <>
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {problem && <Message kind="bad">{problem}</Message>}
          <TextInput label="Email" type="email" autoComplete="username" {...form.getInputProps('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
          <Button type="submit" size="md" loading={login.isPending}>
            Login
          </Button>
        </ReadyFields>
      </form>
      {login.error?.code === 'login-failed' && (
        <details className={aside.more}>
          <summary>Registered, but the address is not confirmed yet?</summary>
          <ResendVerification key={form.values.email} email={form.values.email} asksAddress />
        </details>
      )}
    </>
  );
}

/** What the page that led here has to say. */
function ArrivalWords({ arrival }: { arrival: LoginArrival }) {
  switch (arrival.from) {
    case 'registration':
      return (
        <>
          <Message kind="info">Follow the link in the email that we have sent you, then log in here.</Message>
          <details className={aside.more}>
            <summary>Did not get it? Send it again</summary>
            <ResendVerification email={arrival.email} asksAddress={false} />
          </details>
        </>
      );
    case 'ended-session':
      return (
        <Message kind="info">
          You are not signed in any more. Log in, and you are back where you were with what you had typed there.
        </Message>
      );
    case 'reset':
      return <Message kind="good">Log in with your new password.</Message>;
  }
}

/** The login; whoever is signed in goes on to where they were heading. */
export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const arrival = loginArrival(useLocation().state);
  const next = search.get('next');
  const isForIssue = session === null && arrival === null && leadsToIssue(next);
  // Said here and not by the link: whoever follows it before the page is alive is told, too.
  useEffect(() => {
    if (isForIssue) showNotice('info', pleaseLogin);
  }, [isForIssue]);
  if (session) return <Navigate to={nextAddress(next)} replace />;
  // The browser keeps the reason over a reload, and the server does not know it.
  const known = session === null ? arrival : null;
  const email = known?.from === 'registration' ? known.email : '';
  return (
    <AccountFrame title="Login Here to submit articles">
      {known && <ArrivalWords arrival={known} />}
      <LoginForm key={email} email={email} />
      <div className={aside.ways}>
        <Link to={pages.forgotPassword.href()}>Forgot Password?</Link>
        <p>
          New here? <Link to={pages.register.href({}, { next: next ?? undefined })}>Register</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
