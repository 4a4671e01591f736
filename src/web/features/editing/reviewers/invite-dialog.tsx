import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { authorTitles } from '../../../../contracts/constants.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { NamesInText } from '../../names-found/names-found.tsx';
import styles from './reviewers.module.css';
import { focusInvited, useInvitation, type InviteDialogProps } from './use-invitation.ts';

function PersonFields({ form }: { form: ReturnType<typeof useInvitation>['form'] }) {
  return (
    <>
      <TextInput label="Email" type="email" withAsterisk data-autofocus {...form.getInputProps('email')} />
      <div className={styles.person}>
        <NativeSelect label="Title" data={[...authorTitles]} {...form.getInputProps('title')} />
        <TextInput label="Given name" withAsterisk {...form.getInputProps('givenName')} />
        <TextInput label="Last name" withAsterisk {...form.getInputProps('lastName')} />
      </div>
    </>
  );
}

function InviteForm(props: InviteDialogProps & { readonly onSent: () => void }) {
  const { form, submit, isBusy, problem, found, meant, needsReason, conflict } = useInvitation(props);
  const { invited, onClose } = props;
  const isByEmail = invited === 'by-email';
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit}>
      <p>
        {isByEmail ? 'They get' : <bdi>{invited.name}</bdi>}
        {!isByEmail && ' gets'} an email with the title and the abstract, and a link to accept or decline. It names no
        author. {isByEmail && 'No account is needed to decline.'}
      </p>
      {isByEmail && <PersonFields form={form} />}
      {conflict !== null && <Message kind="info">{conflict}</Message>}
      {needsReason && (
        <Textarea
          label="Reason to invite them all the same"
          description="It is recorded."
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('conflictReason')}
        />
      )}
      <Textarea
        label="Message (optional)"
        description="Stands above the usual text of the email. It is kept when you close this."
        autosize
        minRows={3}
        maxRows={12}
        {...(isByEmail ? {} : { 'data-autofocus': true })}
        {...form.getInputProps('message')}
      />
      <NamesInText found={found} meant={meant} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        Send the invitation
      </DialogActions>
    </form>
  );
}

/** Invites somebody to review, with a message. */
export function InviteDialog(props: InviteDialogProps) {
  const { invited, isOpen, onClose } = props;
  const [isSent, setSent] = useState(false);
  const endsElsewhere = isSent && invited !== 'by-email';
  const close = () => {
    setSent(true);
    onClose();
    // Whoever was invited is no longer proposed: the button that was pressed goes away.
    if (invited !== 'by-email') focusInvited();
  };
  return (
    <Dialog title="Invite a reviewer" size="lg" isOpen={isOpen} returnsFocus={!endsElsewhere} onClose={onClose}>
      <InviteForm {...props} onSent={close} />
    </Dialog>
  );
}
