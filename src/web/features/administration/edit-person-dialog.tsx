import { ProfileEdit } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import { administration, type Person } from '../../../contracts/administration.ts';
import { askedForChangeDays } from '../../../contracts/constants.ts';
import * as t from '../../../messages/administration.ts';
import * as profile from '../../../messages/profile.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { OrContactUs } from '../accounts/or-contact-us.tsx';
import { profileOf } from '../profile/saved-edit.ts';
import { EditPersonFields } from './edit-person-fields.tsx';
import { personName } from './person-change.ts';

interface EditPersonProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const needsPassword = 'password-needed';

/** The notice after saving; a new address is still pending. */
const savedWords = (message: string, { email }: Person, waitsFor: string | null): string =>
  waitsFor === null ? message : t.savedAddressPending({ message, email, days: askedForChangeDays, pending: waitsFor });

function EditPersonForm({ person, onClose }: EditPersonProps) {
  const blank = { ...profileOf(person), currentPassword: '' };
  const { form, problem, refuse, submit } = useContractForm(ProfileEdit, blank);
  const edit = useCallMutation(accounts.editProfile, [administration.people]);
  const send = submit(({ currentPassword, ...fields }) => {
    const password = currentPassword ? { currentPassword } : {};
    // Preserves what the person has changed meanwhile.
    const body = { ...fields, ...password, seen: profileOf(person) };
    edit.mutate(
      { params: { id: person.id }, body },
      {
        onSuccess: ({ message, waitsForAddress }) => {
          showNotice('good', savedWords(message, person, waitsForAddress));
          onClose();
        },
        onError: refuse,
      },
    );
  });
  const isRefused = edit.isError && edit.error.code !== needsPassword;
  const asksPassword = form.values.currentPassword !== '' || form.errors['currentPassword'] !== undefined;
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      {isRefused && (
        <Message kind="bad">
          <OrContactUs message={profile.editFailed()} />
          {problem !== null && <p>{problem}</p>}
        </Message>
      )}
      <EditPersonFields
        person={person}
        field={form.getInputProps}
        email={form.values.email}
        asksPassword={asksPassword}
      />
      <DialogActions onCancel={onClose} isBusy={edit.isPending}>
        {t.saveChanges()}
      </DialogActions>
    </form>
  );
}

/** Edits another person's profile; administrators edit their own in the profile tab. */
export function EditPersonDialog({ person, isOpen, onClose }: EditPersonProps & { readonly isOpen: boolean }) {
  return (
    <Dialog title={t.editTitle({ name: personName(person) })} size="lg" isOpen={isOpen} onClose={onClose}>
      <EditPersonForm person={person} onClose={onClose} />
    </Dialog>
  );
}
