import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestReason } from '../../../../contracts/review-limits.ts';
import { Email, prose } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/editing.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { useAct } from '../use-act.ts';
import { focusInvited } from './use-invitation.ts';

interface CorrectDialogProps {
  readonly invitation: EditorsInvitation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Corrected = z.object({
  email: Email,
  conflictReason: z.union([z.literal(''), prose(t.theReason, longestReason)]),
});

function CorrectForm({ invitation, onClose, onSent }: CorrectDialogProps & { readonly onSent: () => void }) {
  const { form, submit } = useContractForm(Corrected, { email: invitation.email, conflictReason: '' });
  const [needsReason, setNeedsReason] = useState(false);
  const { send, isBusy, problem } = useAct(editorial.correctInvitation, onSent);
  const correct = submit(({ email, conflictReason }) =>
    send(
      {
        params: { invitationId: invitation.id },
        body: { email, ...(conflictReason === '' ? {} : { conflictReason }) },
      },
      ({ fields }) => setNeedsReason('conflictReason' in fields),
    ),
  );
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={correct}>
      <p>{t.correctText({ name: invitation.name, bdi })}</p>
      <TextInput label={t.newAddress()} type="email" withAsterisk data-autofocus {...form.getInputProps('email')} />
      {needsReason && (
        <Textarea
          label={t.inviteReason()}
          description={t.inAuditLog()}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('conflictReason')}
        />
      )}
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        {t.sendInvitation()}
      </DialogActions>
    </form>
  );
}

/** Sends an invitation that came back to another address. */
export function CorrectDialog(props: CorrectDialogProps) {
  const [isSent, setSent] = useState(false);
  const close = () => {
    setSent(true);
    props.onClose();
    focusInvited();
  };
  return (
    <Dialog title={t.correctTitle()} isOpen={props.isOpen} returnsFocus={!isSent} onClose={props.onClose}>
      <CorrectForm {...props} onSent={close} />
    </Dialog>
  );
}
