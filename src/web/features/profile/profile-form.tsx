import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ProfileEdit } from '../../../contracts/account-forms.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/profile.ts';
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
import { changesOf, keepEdit, profileOf, readSavedEdit, useProfileEdit, withChanges } from './saved-edit.ts';
import styles from './profile-panel.module.css';

interface PasswordDialogProps {
  /** The edit that needs the password; null without one. */
  readonly edit: ProfileEdit | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onGiven: (edit: ProfileEdit, onRefused: (error: ApiError) => void) => void;
}

const Given = z.object({ currentPassword: z.string().min(1, { error: () => t.passwordMissing() }) });

/** Asks for the password before the email changes: in an older session, someone else may be at the screen. */
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
    <Dialog title={t.confirmPasswordTitle()} isOpen={edit !== null} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={give}>
        <p>{t.confirmPasswordReason({ email: edit?.email ?? '' })}</p>
        {problem && <Message kind="bad">{problem}</Message>}
        <PasswordField
          label={t.password()}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <DialogActions onCancel={close} isBusy={isBusy}>
          {t.saveProfile()}
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

/** The form of the profile, with unsaved changes restored. */
function useTypedProfile(user: CurrentUser) {
  const profile = profileOf(user);
  const [initial] = useState(() => withChanges(profile, readSavedEdit(user.id)));
  const contractForm = useContractForm(ProfileEdit, initial);
  const changes = changesOf(profile, profileOf(contractForm.form.values));
  useEffect(() => keepEdit(user.id, changes));
  return { ...contractForm, profile, isDirty: changes !== null };
}

/** Edits the profile; a new email needs its link, and in an older session the password. */
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
      showNotice('bad', t.editFailed());
    }),
  );
  return (
    <>
      <form method="post" noValidate onSubmit={send}>
        <ReadyFields>
          {edit.isRefused && (
            <Message kind="bad">
              <OrContactUs message={t.editFailed()} />
              {problem && <p>{problem}</p>}
            </Message>
          )}
          <ProfileFields field={form.getInputProps} />
          <div className={styles.actions}>
            <Button type="submit" size="md" loading={edit.isBusy}>
              {t.saveProfile()}
            </Button>
            {isDirty && (
              <>
                <Button variant="subtle" size="md" onClick={() => form.setValues(profile)}>
                  {t.undoChanges()}
                </Button>
                <p className={styles.unsaved}>{t.notSaved()}</p>
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
        label={common.email()}
        description={t.letterHelp()}
        type="email"
        autoComplete="email"
        withAsterisk
        {...field('email')}
      />
      <Checkbox size="md" label={t.marketing()} {...field('marketingCommunications', { type: 'checkbox' })} />
    </>
  );
}
