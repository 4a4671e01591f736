import { Button } from '@mantine/core';
import { PasswordChange } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import * as t from '../../../messages/profile.ts';
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
  currentPassword === '' ? { currentPassword: t.currentPasswordMissing() } : {};

/** Changes the password of the signed-in person. */
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
    <PanelSection folds title={t.password()} lead={t.passwordLead()}>
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {problem && <Message kind="bad">{problem}</Message>}
          <PasswordField
            label={t.currentPassword()}
            autoComplete="current-password"
            withAsterisk
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordFields label={t.newPassword()} field={form.getInputProps} password={form.values.password} />
          <div>
            <Button type="submit" size="md" loading={change.isPending}>
              {t.changePassword()}
            </Button>
          </div>
        </ReadyFields>
      </form>
    </PanelSection>
  );
}
