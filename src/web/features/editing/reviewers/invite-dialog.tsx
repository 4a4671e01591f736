import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { authorTitles } from '../../../../contracts/constants.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import { NamesInText } from '../../names-found/names-found.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import styles from './reviewers.module.css';
import { personOf } from './typed-invitation.ts';
import { focusInvited, useInvitation, type InviteDialogProps } from './use-invitation.ts';

function PersonFields({ form }: { form: ReturnType<typeof useInvitation>['form'] }) {
  return (
    <>
      <TextInput label={common.email()} type="email" withAsterisk data-autofocus {...form.getInputProps('email')} />
      <div className={styles.person}>
        <NativeSelect label={common.title()} data={[...authorTitles]} {...form.getInputProps('title')} />
        <TextInput label={t.givenName()} withAsterisk {...form.getInputProps('givenName')} />
        <TextInput label={t.lastName()} withAsterisk {...form.getInputProps('lastName')} />
      </div>
    </>
  );
}

function InviteForm(props: InviteDialogProps & { readonly onSent: () => void }) {
  const { form, submit, isBusy, problem, found, meant, needsReason, conflict } = useInvitation(props);
  const { manuscript, invited, onClose } = props;
  const isByEmail = invited === 'by-email';
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit}>
      <p>{isByEmail ? t.inviteByEmailText() : t.inviteText({ name: invited.name, bdi })}</p>
      {isByEmail && <PersonFields form={form} />}
      {conflict !== null && <Message kind="info">{conflict}</Message>}
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
      <Textarea
        label={t.inviteMessage()}
        description={t.inviteMessageHelp()}
        autosize
        minRows={3}
        maxRows={12}
        {...(isByEmail ? {} : { 'data-autofocus': true })}
        {...form.getInputProps('message')}
      />
      <InvitationPreview
        articleId={manuscript.id}
        person={personOf(form.values, invited)}
        message={form.values.message}
      />
      <NamesInText found={found} meant={meant} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        {t.sendInvitation()}
      </DialogActions>
    </form>
  );
}

/** Invites a reviewer, with a message. */
export function InviteDialog(props: InviteDialogProps) {
  const { invited, isOpen, onClose } = props;
  const [isSent, setSent] = useState(false);
  const endsElsewhere = isSent && invited !== 'by-email';
  const close = () => {
    setSent(true);
    onClose();
    // An invited person leaves the suggestions, and the pressed button with them.
    if (invited !== 'by-email') focusInvited();
  };
  return (
    <Dialog title={t.inviteTitle()} size="lg" isOpen={isOpen} returnsFocus={!endsElsewhere} onClose={onClose}>
      <InviteForm {...props} onSent={close} />
    </Dialog>
  );
}
