import { Button, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { accounts, Credentials, type SignedIn } from '../../../contracts/accounts.ts';
import { noticeHideAfter } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import * as common from '../../../messages/common.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { startSession, useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { linkTo } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/login-page.ts';
import aside from './account-aside.module.css';
import { AccountFrame } from './account-frame.tsx';
import { rememberDestination } from './destination.ts';
import { loginArrival, type LoginArrival } from './login-arrival.ts';
import { addressAfterLogin, leadsToIssue } from './next-address.ts';
import { ResendVerification } from './resend-verification.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, t.loginTitle())];

const blank = { email: '', password: '' };

const bothAreThere = ({ email, password }: typeof blank): Record<string, string> => ({
  ...(email.trim() === '' ? { email: t.emailMissing() } : {}),
  ...(password === '' ? { password: t.passwordMissing() } : {}),
});

/** The form; after a failure it offers to resend the confirmation link. */
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
          <TextInput label={common.email()} type="email" autoComplete="username" {...form.getInputProps('email')} />
          <PasswordField label={t.password()} autoComplete="current-password" {...form.getInputProps('password')} />
          <Button type="submit" size="md" loading={login.isPending}>
            {t.login()}
          </Button>
        </ReadyFields>
      </form>
      {login.error?.code === 'login-failed' && (
        <details className={aside.more}>
          <summary>{t.notConfirmed()}</summary>
          <ResendVerification key={form.values.email} email={form.values.email} asksAddress />
        </details>
      )}
    </>
  );
}

/** The message for the reason of the visit. */
function ArrivalWords({ arrival }: { arrival: LoginArrival }) {
  switch (arrival.from) {
    case 'registration':
      return (
        <>
          <Message kind="info">{t.followRegistrationLink()}</Message>
          <details className={aside.more}>
            <summary>{t.resendOffer()}</summary>
            <ResendVerification email={arrival.email} asksAddress={false} />
          </details>
        </>
      );
    case 'ended-session':
      return <Message kind="info">{t.sessionEnded()}</Message>;
    case 'reset':
      return <Message kind="good">{t.logInWithNewPassword()}</Message>;
  }
}

/** The login; a signed-in person goes on to their destination. */
export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const arrival = loginArrival(useLocation().state);
  const next = search.get('next');
  const isForIssue = session === null && arrival === null && leadsToIssue(next);
  // Shown here, not by the link, so that it also appears if the link is followed before the page is interactive.
  useEffect(() => {
    if (isForIssue) showNotice('info', t.loginToBuyIssue());
  }, [isForIssue]);
  if (session) return <Navigate to={addressAfterLogin(next, session.user)} replace />;
  // The reason survives a reload in the browser only, not on the server.
  const known = session === null ? arrival : null;
  const email = known?.from === 'registration' ? known.email : '';
  return (
    <AccountFrame title={t.loginHeading()}>
      {known && <ArrivalWords arrival={known} />}
      <LoginForm key={email} email={email} />
      <div className={aside.ways}>
        <Link to={pages.forgotPassword.href()}>{t.forgotPasswordLink()}</Link>
        <p>
          {t.registerOffer({
            link: linkTo(pages.register.href({}, { next: next ?? undefined })),
          })}
        </p>
      </div>
    </AccountFrame>
  );
}
