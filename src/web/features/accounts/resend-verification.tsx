import { Button, TextInput } from '@mantine/core';
import { accounts } from '../../../contracts/accounts.ts';
import * as t from '../../../messages/accounts.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';

/** Resends the confirmation link; asks for the email unless it is known. */
export function ResendVerification({ email = '', asksAddress }: { email?: string; asksAddress: boolean }) {
  const { form, problem, refuse, submit } = useContractForm(accounts.resendVerification.body, { email });
  const resend = useCallMutation(accounts.resendVerification);
  const send = submit((body) => resend.mutate({ body }, { onError: refuse }));
  return (
    <form method="post" noValidate onSubmit={send}>
      <ReadyFields>
        {resend.data && <Message kind="good">{resend.data.message}</Message>}
        {problem && <Message kind="bad">{problem}</Message>}
        {asksAddress && (
          <TextInput label={t.registeredEmail()} type="email" autoComplete="email" {...form.getInputProps('email')} />
        )}
        <div>
          <Button type="submit" variant="default" loading={resend.isPending}>
            {t.resendLink()}
          </Button>
        </div>
      </ReadyFields>
    </form>
  );
}
