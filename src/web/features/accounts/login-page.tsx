import { Button, TextInput } from '@mantine/core';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { accounts, Credentials } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { startSession, useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/login-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { isJustRegistered } from './just-registered.ts';
import { nextAddress } from './next-address.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Login')];

const blank = { email: '', password: '' };

const bothAreThere = ({ email, password }: typeof blank): Record<string, string> => ({
  ...(email.trim() === '' ? { email: 'Please enter your email address.' } : {}),
  ...(password === '' ? { password: 'Please enter your password.' } : {}),
});

function LoginForm() {
  const { form, problem, refuse, submit } = useContractForm(Credentials, blank, bothAreThere);
  const login = useCallMutation(accounts.login);
  const send = submit((body) => login.mutate({ body }, { onSuccess: startSession, onError: refuse }));
  return (
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
  );
}

/** The login; whoever is signed in goes on to where they were heading. */
export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const isNew = isJustRegistered(useLocation().state);
  if (session) return <Navigate to={nextAddress(search.get('next'))} replace />;
  return (
    <AccountFrame title="Login Here to submit articles">
      {/* The browser keeps the state over a reload, and the server does not know it. */}
      {session === null && isNew && (
        <Message kind="info">Follow the link in the message that we have sent you, then log in here.</Message>
      )}
      <LoginForm />
      <p>
        New here? <Link to={pages.register.href()}>Register</Link>
      </p>
    </AccountFrame>
  );
}
