import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ProfileEdit } from '../../../contracts/account-forms.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { ApiError } from '../../api/api-error.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { CountryField } from '../accounts/country-field.tsx';
import { OrContactUs } from '../accounts/or-contact-us.tsx';
import { PersonFields } from '../accounts/person-fields.tsx';
import { changesOf, editFailed, keepEdit, profileOf, readKeptEdit, useProfileEdit, withChanges } from './kept-edit.ts';
import styles from './profile-panel.module.css';

interface PasswordDialogProps {
  /** The edit that waits for the password; null while none does. */
  readonly edit: ProfileEdit | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onGiven: (edit: ProfileEdit, onRefused: (error: ApiError) => void) => void;
}

const Given = z.object({ currentPassword: z.string().min(1, 'Please enter your password.') });

/** Asks for the password before an address changes: an older sign-in may be somebody else at an open screen. */
function PasswordDialog({ edit, isBusy, onClose, onGiven }: PasswordDialogProps) {
  const { form, problem, refuse, submit } = useContractForm(Given, { currentPassword: '' });
  const close = () => {
    form.reset();
    onClose();
  };
  const give = submit(({ currentPassword }) => {
    if (!edit) return;
    form.reset();
    onGiven({ ...edit, currentPassword }, refuse);
  });
  return (
    <Dialog title="Your password, please" isOpen={edit !== null} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={give}>
        <p>You signed in a while ago. Before your address becomes {edit?.email}, show that it is you.</p>
        {problem && <Message kind="bad">{problem}</Message>}
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <DialogActions onCancel={close} isBusy={isBusy}>
          Save the profile
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ProfileFormProps {
  readonly user: CurrentUser;
  readonly onSaved: (waitsForAddress: string | null) => void;
  readonly onTyped: () => void;
}

/** The fields over the saved profile, and what was typed; an edit that was not saved comes back with them. */
function useTypedProfile(user: CurrentUser) {
  const profile = profileOf(user);
  const [initial] = useState(() => withChanges(profile, readKeptEdit(user.id)));
  const contractForm = useContractForm(ProfileEdit, initial);
  const changes = changesOf(profile, profileOf(contractForm.form.values));
  useEffect(() => keepEdit(user.id, changes));
  return { ...contractForm, profile, isDirty: changes !== null };
}

/** Edits the profile; a new address waits for its link, and an older sign-in is asked for the password. */
export function ProfileForm({ user, onSaved, onTyped }: ProfileFormProps) {
  const { form, problem, refuse, submit, profile, isDirty } = useTypedProfile(user);
  const edit = useProfileEdit(user, (saved, waitsForAddress) => {
    keepEdit(user.id, null);
    form.setValues(profileOf(saved));
    onSaved(waitsForAddress);
  });
  useEffect(() => {
    if (isDirty) onTyped();
  }, [isDirty, onTyped]);
  const send = submit((body) =>
    edit.save({ ...body, seen: profile }, (error) => {
      refuse(error);
      showNotice('bad', editFailed);
    }),
  );
  return (
    <>
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {edit.isRefused && (
            <Message kind="bad">
              <OrContactUs message={editFailed} />
              {problem && <p>{problem}</p>}
            </Message>
          )}
          <ProfileFields field={form.getInputProps} />
          <div className={styles.actions}>
            <Button type="submit" size="md" loading={edit.isBusy}>
              Save the profile
            </Button>
            {isDirty && (
              <>
                <Button variant="subtle" size="md" onClick={() => form.setValues(profile)}>
                  Undo the changes
                </Button>
                <p className={styles.unsaved}>Not saved yet</p>
              </>
            )}
          </div>
        </ReadyFields>
      </form>
      <UnsavedChanges areThere={isDirty} onLeave={() => keepEdit(user.id, null)} />
      <PasswordDialog edit={edit.waiting} isBusy={edit.isBusy} onClose={edit.giveUp} onGiven={edit.save} />
    </>
  );
}

type Field = ReturnType<typeof useTypedProfile>['form']['getInputProps'];

function ProfileFields({ field }: { field: Field }) {
  return (
    <>
      <PersonFields field={field} />
      <CountryField {...field('country')} />
      <TextInput
        label="Email"
        description="A new address takes effect when you follow the link that we send to it."
        type="email"
        autoComplete="email"
        withAsterisk
        {...field('email')}
      />
      <Checkbox
        size="md"
        label="Send me news of journals and calls for papers by email"
        {...field('marketingCommunications', { type: 'checkbox' })}
      />
    </>
  );
}
