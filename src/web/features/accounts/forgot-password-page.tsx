import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { resetLinkHours } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
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

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Forgot password')];

const sent = 'An Email is sent to your email address to reset your password';
const failed = 'Either the email is not registered or there is a network error, Please try again or contact Us';

const lifetime = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** What to do while the letter is on its way; the same whether there is an account or not. */
function NextSteps() {
  return (
    <ul className={styles.steps}>
      <li>Follow the link in the email within {lifetime.format(resetLinkHours)}; it works once.</li>
      <li>No email after a few minutes? Look in the folder for spam.</li>
      <li>Still none? Check the address for a slip and send it again, or register if you have no account yet.</li>
    </ul>
  );
}

/** Asks for the link to a new password. */
export default function ForgotPasswordPage() {
  const { form, submit, refuse } = useContractForm(accounts.forgotPassword.body, { email: '' });
  const ask = useCallMutation(accounts.forgotPassword);
  const words = (error: ApiError) => (error.status === 429 ? error.message : failed);
  const send = submit((body) =>
    ask.mutate(
      { body },
      {
        onSuccess: () => showNotice('good', sent),
        onError: (error) => {
          refuse(error);
          showNotice('bad', words(error));
        },
      },
    ),
  );
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Enter the email of your account, and we send you a link to choose a new one."
    >
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {ask.isSuccess && (
            <Message kind="good">
              <p>{sent}</p>
              <NextSteps />
            </Message>
          )}
          {ask.error && (
            <Message kind="bad">
              {ask.error.status === 429 ? <p>{ask.error.message}</p> : <OrContactUs message={failed} />}
            </Message>
          )}
          <TextInput label="Email" type="email" autoComplete="username" withAsterisk {...form.getInputProps('email')} />
          <Button type="submit" size="md" loading={ask.isPending}>
            {ask.isSuccess ? 'Send it again' : 'Send the link'}
          </Button>
        </ReadyFields>
      </form>
      <p>
        <Link to={pages.login.href()}>Back to login</Link>
      </p>
    </AccountFrame>
  );
}
