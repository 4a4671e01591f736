import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { resetLinkHours } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import * as common from '../../../messages/common.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/forgot-password-page.ts';
import styles from './account-aside.module.css';
import { AccountFrame } from './account-frame.tsx';
import { OrContactUs } from './or-contact-us.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, t.forgotPasswordTitle())];

/** The next steps; the same whether there is an account or not. */
function NextSteps() {
  return (
    <ul className={styles.steps}>
      <li>{t.followResetLink({ hours: resetLinkHours })}</li>
      <li>{t.checkSpam()}</li>
      <li>{t.checkTypos()}</li>
    </ul>
  );
}

/** Requests a link to choose a new password. */
export default function ForgotPasswordPage() {
  const { form, submit, refuse } = useContractForm(accounts.forgotPassword.body, { email: '' });
  const ask = useCallMutation(accounts.forgotPassword);
  const words = (error: ApiError) => (error.status === 429 ? error.message : t.resetEmailFailed());
  const send = submit((body) =>
    ask.mutate(
      { body },
      {
        onSuccess: () => showNotice('good', t.resetEmailSent()),
        onError: (error) => {
          refuse(error);
          showNotice('bad', words(error));
        },
      },
    ),
  );
  return (
    <AccountFrame title={t.forgotPasswordHeading()} lead={t.forgotPasswordLead()}>
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {ask.isSuccess && (
            <Message kind="good">
              <p>{t.resetEmailSent()}</p>
              <NextSteps />
            </Message>
          )}
          {ask.error && (
            <Message kind="bad">
              {ask.error.status === 429 ? <p>{ask.error.message}</p> : <OrContactUs message={t.resetEmailFailed()} />}
            </Message>
          )}
          <TextInput
            label={common.email()}
            type="email"
            autoComplete="username"
            withAsterisk
            {...form.getInputProps('email')}
          />
          <Button type="submit" size="md" loading={ask.isPending}>
            {ask.isSuccess ? t.sendResetLinkAgain() : t.sendResetLink()}
          </Button>
        </ReadyFields>
      </form>
      <p>
        <Link to={pages.login.href()}>{t.backToLogin()}</Link>
      </p>
    </AccountFrame>
  );
}
