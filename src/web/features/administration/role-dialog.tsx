import { NativeSelect, Radio } from '@mantine/core';
import { administration, type Person } from '../../../contracts/administration.ts';
import { journalRoles, type JournalRole } from '../../../contracts/constants.ts';
import { journals } from '../../../contracts/journals.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/administration.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { refreshSession } from '../accounts/refresh-session.ts';
import styles from './people-panel.module.css';
import { personName, roleAtJournal, roleNames } from './person-change.ts';

interface RoleDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly ownId: string;
  readonly onClose: () => void;
}

const Role = administration.setJournalRole.body.omit({ isHeld: true });
const blank: { journalId: string; role: JournalRole } = { journalId: '', role: 'reviewer' };

const tasks: Readonly<Record<JournalRole, PlainMessage>> = {
  reviewer: t.reviewerTask,
  editor: t.editorTask,
  'editor-in-chief': t.editorInChiefTask,
  'production-editor': t.productionEditorTask,
};

function RoleForm({ person, ownId, onClose }: Omit<RoleDialogProps, 'isOpen'>) {
  const known = useCall(journals.categories, { query: { archived: true } }).data ?? [];
  const abbreviationOf = (id: string) => known.find((journal) => journal.id === id)?.journalAbbreviation ?? '';
  const isHeld = ({ journalId, role }: typeof blank) =>
    person.roles.some((held) => held.role === role && held.journalId === journalId);
  const { form, problem, refuse, submit } = useContractForm(Role, blank, (values): Record<string, string> => {
    if (values.journalId === '') return { journalId: t.journalRequired() };
    return isHeld(values) ? { role: t.roleHeld({ name: personName(person) }) } : {};
  });
  const give = useCallMutation(administration.setJournalRole, [administration.people]);
  const send = submit(({ journalId, role }) =>
    give.mutate(
      { params: { userId: person.id }, body: { journalId, role, isHeld: true } },
      {
        onSuccess: () => {
          const held = { role, journalId, journalAbbreviation: abbreviationOf(journalId) };
          showNotice('good', t.roleAdded({ name: personName(person), role: roleAtJournal(held) }));
          onClose();
          if (person.id === ownId) void refreshSession();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      {problem && <Message kind="bad">{problem}</Message>}
      <NativeSelect
        label={common.journal()}
        withAsterisk
        data-autofocus
        data={[
          { value: '', label: t.chooseJournal() },
          ...known.map(({ id, journalTitle, journalAbbreviation }) => ({
            value: id,
            label: t.journalChoice({ title: journalTitle, abbreviation: journalAbbreviation }),
          })),
        ]}
        {...form.getInputProps('journalId')}
      />
      <Radio.Group label={t.role()} withAsterisk {...form.getInputProps('role')}>
        <div className={styles.choices}>
          {journalRoles.map((role) => (
            <Radio key={role} value={role} label={roleNames[role]()} description={tasks[role]()} />
          ))}
        </div>
      </Radio.Group>
      <DialogActions onCancel={onClose} isBusy={give.isPending}>
        {t.addRole()}
      </DialogActions>
    </form>
  );
}

/** Adds a role at a journal. */
export function RoleDialog({ person, isOpen, ownId, onClose }: RoleDialogProps) {
  return (
    <Dialog title={t.addRoleTitle({ name: personName(person) })} isOpen={isOpen} onClose={onClose}>
      <RoleForm person={person} ownId={ownId} onClose={onClose} />
    </Dialog>
  );
}
