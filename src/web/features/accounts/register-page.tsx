import { Button, Checkbox, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { accounts, Registration } from '../../../contracts/accounts.ts';
import { loginAfterRegistration } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { isStrong, PasswordRules } from '../../ui/forms/password-rules.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/register-page.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { CheckEmail, type Registered } from './check-email.tsx';
import { CountryField } from './country-field.tsx';
import { rememberDestination } from './destination.ts';
import { PersonFields } from './person-fields.tsx';
import { TermsNote } from './terms-note.tsx';

const blank = {
  email: '',
  password: '',
  confirmPassword: '',
  title: '',
  surname: '',
  otherName: '',
  affiliation: '',
  country: '',
  marketingCommunications: false,
};

const mismatch = 'Password do not match';

interface RegisterFormProps {
  /** Where the person was on the way to. */
  readonly next: string | null;
  readonly onRegistered: (message: string, email: string) => void;
}

/** The registration form; `onRegistered` gets the server's message and the address that was written to. */
function RegisterForm({ next, onRegistered }: RegisterFormProps) {
  const rulesId = useId();
  const { form, problem, refuse, submit } = useContractForm(Registration, blank);
  const register = useCallMutation(accounts.register);
  const field = form.getInputProps;
  const send = submit((body) =>
    register.mutate(
      { body: { ...body, next: next ?? undefined } },
      { onSuccess: ({ message }) => onRegistered(message, body.email), onError: refuse },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={send}>
      <ReadyFields>
        <TextInput label="Email" type="email" autoComplete="email" withAsterisk {...field('email')} />
        <div className={`${styles.row} ${styles.two}`}>
          <PasswordField
            label="Password"
            autoComplete="new-password"
            withAsterisk
            aria-describedby={rulesId}
            {...field('password')}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            withAsterisk
            {...field('confirmPassword')}
            onBlur={() => {
              const { password, confirmPassword } = form.values;
              if (confirmPassword !== '' && confirmPassword !== password)
                form.setFieldError('confirmPassword', mismatch);
            }}
          />
        </div>
        <PasswordRules id={rulesId} password={form.values.password} />
        <PersonFields field={field} />
        <CountryField {...field('country')} />
        <Checkbox
          size="md"
          label="Send me news of journals and calls for papers by email"
          {...field('marketingCommunications', { type: 'checkbox' })}
        />
        <TermsNote />
        {form.errors['confirmPassword'] === mismatch && <Message kind="bad">{mismatch}</Message>}
        {problem && <Message kind="bad">{problem}</Message>}
        <Button
          type="submit"
          size="md"
          disabled={!isStrong(form.values.password)}
          aria-describedby={rulesId}
          loading={register.isPending}
        >
          Register
        </Button>
      </ReadyFields>
    </form>
  );
}

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
