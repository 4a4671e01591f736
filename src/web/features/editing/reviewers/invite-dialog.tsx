import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { authorTitles } from '../../../../contracts/constants.ts';
import type { Proposal } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { forgetText, keepText, readKeptText } from '../kept-text.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { useAct } from '../use-act.ts';
import styles from './reviewers.module.css';
import { TypedInvitation, bodyOf } from './typed-invitation.ts';

/** Who is to be invited: somebody of the pool, or a person by email. */
export type Invited = Proposal | 'by-email';

interface InviteDialogProps extends EditedProps {
  readonly invited: Invited;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form of an invitation; its message is kept, and goes to whoever is invited next, too, until it has been sent. */
function useInvitation({ manuscript, user, invited, onClose }: InviteDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'invitation' };
  const blank = { title: 'Dr.' as const, givenName: '', lastName: '', email: '', conflictReason: '' };
  const conflict = invited === 'by-email' ? null : invited.conflict;
  const [needsReason, setNeedsReason] = useState(conflict !== null);
  const contractForm = useContractForm(TypedInvitation, {
    ...blank,
    isByEmail: invited === 'by-email',
    message: readKeptText(place),
  });
  const { message } = contractForm.form.values;
  const { userId, articleId, purpose } = place;
  useEffect(() => keepText({ userId, articleId, purpose }, message), [userId, articleId, purpose, message]);
  const { send, isBusy, problem } = useAct(editorial.invite, () => {
    forgetText(place);
    onClose();
  });
  const submit = contractForm.submit((typed) =>
    send({ params: { articleId }, body: { version: manuscript.version, ...bodyOf(typed, invited) } }, ({ code }) => {
      if (code === 'conflict-of-interest') setNeedsReason(true);
    }),
  );
  return { form: contractForm.form, submit, isBusy, problem, needsReason, conflict };
}

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

function InviteForm(props: InviteDialogProps) {
  const { form, submit, isBusy, problem, needsReason, conflict } = useInvitation(props);
  const { invited, onClose } = props;
  const isByEmail = invited === 'by-email';
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit}>
      <p>
        {isByEmail ? 'They get' : <bdi>{invited.name}</bdi>}
        {!isByEmail && ' gets'} a letter with the title and the abstract, and a link to accept or decline. It names no
        author. {isByEmail && 'No account is needed to decline.'}
      </p>
      {isByEmail && <PersonFields form={form} />}
      {conflict !== null && <Message kind="info">{conflict}</Message>}
      {needsReason && (
        <Textarea
          label="Reason to invite them all the same"
          description="It is recorded. Some conflicts cannot be set aside; then the invitation is refused."
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('conflictReason')}
        />
      )}
      <Textarea
        label="Message (optional)"
        description="Stands above the usual text of the letter. It is kept when you close this."
        autosize
        minRows={3}
        maxRows={12}
        {...(isByEmail ? {} : { 'data-autofocus': true })}
        {...form.getInputProps('message')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        Send the invitation
      </DialogActions>
    </form>
  );
}

/** Invites somebody to review, with a message. */
export function InviteDialog(props: InviteDialogProps) {
  return (
    <Dialog title="Invite a reviewer" size="lg" isOpen={props.isOpen} onClose={props.onClose}>
      <InviteForm {...props} />
    </Dialog>
  );
}
