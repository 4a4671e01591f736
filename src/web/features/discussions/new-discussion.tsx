import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { discussions } from '../../../contracts/discussions.ts';
import type { Audience, Colleague, Counterpart } from '../../../contracts/discussion-values.ts';
import * as t from '../../../messages/discussions.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { forgetText, readSavedText, useSavedText } from '../../drafts/saved-text.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { NamesInText } from '../names-found/names-found.tsx';
import { MessageFiles } from './message-files.tsx';
import { idOf, type Place } from './place.ts';
import { TellEditors } from './tell-editors.tsx';
import { useMessage } from './use-message.ts';
import { useOpening } from './use-opening.ts';

const { subject, text } = discussions.open.body.shape;
const Opening = z.object({ to: z.string().min(1, { error: () => t.chooseTo() }), subject, text });

interface NewDiscussionProps {
  readonly userId: string;
  readonly place: Place;
  readonly canOpenWith: readonly Counterpart[];
  readonly colleagues: readonly Colleague[];
  /** Whether the person is an editor, who chooses whom to write to. */
  readonly isEditor: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOpened: (discussionId: string) => void;
}

const keyOf = ({ audience, invitationId }: Counterpart) => `${audience} ${invitationId ?? ''}`;

const whoReads: Record<Audience, PlainMessage> = {
  editors: t.editorsRead,
  author: t.authorReads,
  reviewer: t.reviewerReads,
};

/** What is typed, saved in the browser until it is sent. */
function useTyped({ userId, place, canOpenWith, isEditor }: NewDiscussionProps) {
  const subjectPlace = { userId, articleId: idOf(place), purpose: 'discussion-subject' };
  const textPlace = { userId, articleId: idOf(place), purpose: 'new-discussion' };
  const [first] = canOpenWith;
  const [saved] = useState(() => ({ subject: readSavedText(subjectPlace), text: readSavedText(textPlace) }));
  const contractForm = useContractForm(Opening, { to: isEditor || !first ? '' : keyOf(first), ...saved });
  const { values } = contractForm.form;
  useSavedText(subjectPlace, values.subject);
  useSavedText(textPlace, values.text);
  return {
    ...contractForm,
    chosen: canOpenWith.find((one) => keyOf(one) === values.to),
    message: useMessage(`${values.subject} ${values.text}`),
    forget: () => {
      forgetText(subjectPlace);
      forgetText(textPlace);
    },
  };
}

function OpeningForm(props: NewDiscussionProps) {
  const { place, canOpenWith, colleagues, isEditor, onClose, onOpened } = props;
  const { form, problem, refuse, submit, chosen, message, forget } = useTyped(props);
  const opening = useOpening(place);
  const send = submit(({ subject: about, text: words }) => {
    if (!chosen) return;
    opening.send(
      chosen,
      { subject: about, text: words, ...message.attached },
      {
        onDone: (discussionId) => {
          forget();
          onOpened(discussionId);
        },
        onRefused: (error) => message.refuse(error, refuse),
      },
    );
  });
  const isUnnamed = chosen?.audience === 'reviewer' || (isEditor && chosen?.audience === 'author');
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      {isEditor && (
        <NativeSelect
          label={t.to()}
          description={chosen && whoReads[chosen.audience]()}
          data-autofocus
          data={[
            { value: '', label: t.chooseTo() },
            ...canOpenWith.map((one) => ({ value: keyOf(one), label: one.name })),
          ]}
          {...form.getInputProps('to')}
        />
      )}
      <TextInput
        label={t.subject()}
        withAsterisk
        autoComplete="off"
        dir="auto"
        data-autofocus={isEditor ? undefined : true}
        {...form.getInputProps('subject')}
      />
      <Textarea
        label={t.messageLabel()}
        withAsterisk
        autosize
        minRows={5}
        maxRows={16}
        dir="auto"
        {...form.getInputProps('text')}
      />
      <MessageFiles message={message} isUnnamed={isUnnamed} />
      <TellEditors message={message} colleagues={colleagues} />
      <NamesInText found={message.found} meant={message.meant} />
      {problem && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={opening.isBusy} isHeld={message.isSending}>
        {message.isSending ? t.uploading() : t.send()}
      </DialogActions>
    </form>
  );
}

/** Asks for the first message of a discussion, and from editors with whom it is. */
export function NewDiscussion(props: NewDiscussionProps) {
  const title = props.isEditor ? t.newDiscussion() : t.writeToEditor();
  return (
    <Dialog title={title} size="lg" isOpen={props.isOpen} onClose={props.onClose}>
      <OpeningForm {...props} />
    </Dialog>
  );
}
