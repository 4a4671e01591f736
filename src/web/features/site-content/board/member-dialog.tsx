import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { BoardMember, designations } from '../../../../contracts/site-content.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/site-content.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Portrait } from '../../editorial-board/portrait.tsx';
import { PictureField } from '../picture-field.tsx';

interface MemberDialogProps {
  readonly title: string;
  readonly member: BoardMember;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPut: (member: BoardMember) => void;
}

/** As large as a portrait is on the finest screens. */
const most = { width: 480, height: 480 };

function MemberForm({ member, onClose, onPut }: Omit<MemberDialogProps, 'title' | 'isOpen'>) {
  const { form, submit } = useContractForm(BoardMember, member);
  const field = form.getInputProps;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // The dialog is inside the form of the board.
    event.stopPropagation();
    submit(onPut)(event);
  };
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <TextInput
        label={common.name()}
        description={t.memberNameHint()}
        withAsterisk
        data-autofocus
        dir="auto"
        {...field('name')}
      />
      <NativeSelect label={t.designation()} data={[...designations]} {...field('designation')} />
      <TextInput
        label={t.university()}
        description={t.universityHint()}
        withAsterisk
        dir="auto"
        {...field('university')}
      />
      <Textarea
        label={t.biography()}
        description={t.paragraphHint()}
        withAsterisk
        dir="auto"
        autosize
        minRows={4}
        maxRows={12}
        {...field('about')}
      />
      <TextInput
        label={t.contactEmail()}
        description={t.contactEmailPublic()}
        type="email"
        withAsterisk
        {...field('contact_details')}
      />
      <PictureField
        label={t.portrait()}
        description={t.portraitHint()}
        most={most}
        path="profileImg"
        error={form.errors['profileImg']}
        value={form.values.profileImg}
        onChange={(url) => form.setFieldValue('profileImg', url)}
      >
        <Portrait name={form.values.name} profileImg={form.values.profileImg} isLarge />
      </PictureField>
      <DialogActions onCancel={onClose} isBusy={false}>
        {t.saveMember()}
      </DialogActions>
    </form>
  );
}

/** One member of the board; saved to the list and published with it. */
export function MemberDialog({ title, isOpen, ...form }: MemberDialogProps) {
  return (
    <Dialog title={title} size="lg" isOpen={isOpen} onClose={form.onClose}>
      <MemberForm {...form} />
    </Dialog>
  );
}
