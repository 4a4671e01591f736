import { Button, Checkbox, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { accounts, Registration } from '../../../contracts/accounts.ts';
import { loginAfterRegistration } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import * as common from '../../../messages/common.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { isStrong, PasswordRules } from '../../ui/forms/password-rules.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { linkTo } from '../../ui/message-tags.tsx';
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

interface RegisterFormProps {
  /** The page the person was heading to. */
  readonly next: string | null;
  readonly onRegistered: (message: string, email: string) => void;
}

/** The registration form; `onRegistered` gets the server's message and the email. */
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
        <TextInput label={common.email()} type="email" autoComplete="email" withAsterisk {...field('email')} />
        <div className={`${styles.row} ${styles.two}`}>
          <PasswordField
            label={t.password()}
            autoComplete="new-password"
            withAsterisk
            aria-describedby={rulesId}
            {...field('password')}
          />
          <PasswordField
            label={t.confirmPassword()}
            autoComplete="new-password"
            withAsterisk
            {...field('confirmPassword')}
            onBlur={() => {
              const { password, confirmPassword } = form.values;
              if (confirmPassword !== '' && confirmPassword !== password)
                form.setFieldError('confirmPassword', t.passwordMismatch());
            }}
          />
        </div>
        <PasswordRules id={rulesId} password={form.values.password} />
        <PersonFields field={field} />
        <CountryField {...field('country')} />
        <Checkbox size="md" label={t.marketing()} {...field('marketingCommunications', { type: 'checkbox' })} />
        <TermsNote />
        {form.errors['confirmPassword'] === t.passwordMismatch() && (
          <Message kind="bad">{t.passwordMismatch()}</Message>
        )}
        {problem && <Message kind="bad">{problem}</Message>}
        <Button
          type="submit"
          size="md"
          disabled={!isStrong(form.values.password)}
          aria-describedby={rulesId}
          loading={register.isPending}
        >
          {t.register()}
        </Button>
      </ReadyFields>
    </form>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, t.register())];

/** Registration: the form, then the server's message and the login; a signed-in person goes to the dashboard. */
export default function RegisterPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const [done, setDone] = useState<Registered | null>(null);
  // After the login, the person continues to the page they came from.
  const login = pages.login.href({}, { next: search.get('next') ?? undefined });
  useMoveOn(done === null ? null : login, loginAfterRegistration, done?.arrival);
  if (session) return <Navigate to={pages.dashboard.href({ profileId: session.user.id })} replace />;
  const registered = (message: string, email: string) => {
    rememberDestination(search.get('next'));
    setDone({ message, arrival: { from: 'registration', email } });
    showNotice('good', message);
  };
  if (done !== null) return <CheckEmail registered={done} login={login} />;
  const lead = t.registerLead({ link: linkTo(login) });
  return (
    <AccountFrame title={t.register()} lead={lead} isWide>
      <RegisterForm next={search.get('next')} onRegistered={registered} />
    </AccountFrame>
  );
}
