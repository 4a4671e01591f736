import { TextInput } from '@mantine/core';
import { JournalMember, mostJournalMembers } from '../../../contracts/journal-setup-values.ts';
import * as accounts from '../../../messages/accounts.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journal-setup.ts';
import { CountryField } from '../accounts/country-field.tsx';
import { EntryDialog, type EntryProps } from './entry-dialog.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { SetupInUse } from './use-setup.ts';

const blank: JournalMember = { name: '', role: '', affiliation: '', country: '', link: '' };

function MemberDialog({ member, ...dialog }: EntryProps<JournalMember> & { readonly member: JournalMember | null }) {
  return (
    <EntryDialog
      title={member ? t.changeMember() : t.addMember()}
      rules={JournalMember}
      typed={member ?? blank}
      {...dialog}
    >
      {(form) => (
        <>
          <TextInput
            label={common.name()}
            description={t.memberNameHelp()}
            withAsterisk
            data-autofocus
            dir="auto"
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t.role()}
            description={t.roleHelp()}
            withAsterisk
            dir="auto"
            {...form.getInputProps('role')}
          />
          <TextInput label={accounts.affiliation()} withAsterisk dir="auto" {...form.getInputProps('affiliation')} />
          <CountryField
            {...form.getInputProps('country')}
            value={form.values.country === '' ? null : form.values.country}
            onChange={(country) => form.setFieldValue('country', country ?? '')}
            clearable
            autoComplete="off"
          />
          <TextInput label={t.link()} type="url" dir="ltr" {...form.getInputProps('link')} />
        </>
      )}
    </EntryDialog>
  );
}

/** The members of a journal’s board in their order. */
export const BoardList = ({ setup, change }: SetupInUse) => (
  <OrderedList
    words={{ title: t.board(), help: t.boardHelp(), empty: t.noMembers(), add: t.addMember() }}
    items={setup.board}
    most={mostJournalMembers}
    nameOf={({ name }) => name}
    factsOf={({ role, affiliation }) => t.memberFacts({ role, affiliation })}
    onChange={(board) => change({ board })}
    dialog={(member, dialog) => <MemberDialog member={member} {...dialog} />}
  />
);
