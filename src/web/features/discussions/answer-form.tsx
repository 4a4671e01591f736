import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { discussions } from '../../../contracts/discussions.ts';
import type { Colleague, Discussion } from '../../../contracts/discussion-values.ts';
import * as t from '../../../messages/discussions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { forgetText, readSavedText, useSavedText } from '../../drafts/saved-text.ts';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { NamesInText } from '../names-found/names-found.tsx';
import styles from './discussions.module.css';
import { MessageFiles } from './message-files.tsx';
import { discussionReads } from './place.ts';
import { TellEditors } from './tell-editors.tsx';
import { useMessage } from './use-message.ts';

const Answer = discussions.write.body.pick({ text: true });

interface AnswerFormProps {
  readonly userId: string;
  readonly discussion: Discussion;
  readonly isUnnamed: boolean;
  readonly colleagues: readonly Colleague[];
}

/** Writes the next message; what is typed is saved in the browser until it is sent. */
export function AnswerForm({ userId, discussion: { id, subject }, isUnnamed, colleagues }: AnswerFormProps) {
  const place = { userId, articleId: id, purpose: 'discussion' };
  const [saved] = useState(() => readSavedText(place));
  const { form, problem, refuse, submit } = useContractForm(Answer, { text: saved });
  const { text } = form.values;
  useSavedText(place, text);
  const message = useMessage(text);
  const writing = useCallMutation(discussions.write, discussionReads);
  const send = submit((answer) =>
    writing.mutate(
      { params: { discussionId: id }, body: { ...answer, ...message.attached } },
      {
        onSuccess: (reply) => {
          forgetText(place);
          form.setValues({ text: '' });
          message.clear();
          showNotice('good', reply.message);
        },
        onError: (error) => message.refuse(error, refuse),
      },
    ),
  );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <Textarea
        label={t.reply()}
        aria-label={t.answerTo({ subject })}
        autosize
        minRows={2}
        maxRows={12}
        dir="auto"
        {...form.getInputProps('text')}
      />
      <MessageFiles message={message} isUnnamed={isUnnamed} />
      <TellEditors message={message} colleagues={colleagues} />
      <NamesInText found={message.found} meant={message.meant} />
      {problem && <Message kind="bad">{problem}</Message>}
      <div>
        <Button type="submit" loading={writing.isPending} disabled={message.isSending}>
          {message.isSending ? t.uploading() : t.send()}
        </Button>
      </div>
    </form>
  );
}
