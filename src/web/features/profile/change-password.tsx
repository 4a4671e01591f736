import { Button } from '@mantine/core';
import { PasswordChange } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { NewPasswordFields } from '../accounts/new-password-fields.tsx';

const blank = { currentPassword: '', password: '', retypepassword: '' };

const currentIsThere = ({ currentPassword }: typeof blank): Record<string, string> =>
  currentPassword === '' ? { currentPassword: 'Please enter your current password.' } : {};

/** Changes the password of the person who is signed in. */
export function ChangePassword({ userId }: { userId: string }) {
  const { form, problem, refuse, submit } = useContractForm(PasswordChange, blank, currentIsThere);
  const change = useCallMutation(accounts.changePassword, [accounts.signIns]);
  const send = submit((body) =>
    change.mutate(
      { params: { id: userId }, body },
      {
        onSuccess: ({ message }) => {
          form.reset();
          showNotice('good', message);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <PanelSection title="Password" lead="With a new password every other sign-in ends; you stay signed in here.">
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {problem && <Message kind="bad">{problem}</Message>}
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            withAsterisk
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordFields label="New password" field={form.getInputProps} password={form.values.password} />
          <div>
            <Button type="submit" size="md" loading={change.isPending}>
              Change the password
            </Button>
          </div>
        </ReadyFields>
      </form>
    </PanelSection>
  );
}
