import { Button, Textarea } from '@mantine/core';
import { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText, readSavedText, useSavedText } from '../../../drafts/saved-text.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

function NoteForm({ manuscript: { id: articleId }, user }: EditedProps) {
  const place = { userId: user.id, articleId, purpose: 'note' };
  const { form, submit } = useContractForm(editorial.addNote.body, { text: readSavedText(place) });
  useSavedText(place, form.values.text);
  const { send, isBusy, problem } = useAct(editorial.addNote, () => {
    forgetText(place);
    form.reset();
    form.setValues({ text: '' });
  });
  return (
    <form
      className={styles.contents}
      method="post"
      noValidate
      onSubmit={submit((body) => send({ params: { articleId }, body }))}
    >
      <Textarea label={t.newNote()} autosize minRows={2} maxRows={10} dir="auto" {...form.getInputProps('text')} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <div>
        <Button type="submit" variant="default" loading={isBusy}>
          {t.addNote()}
        </Button>
      </div>
    </form>
  );
}

/** What editors note for one another; a note stays as it was written. */
export function NotesSection(props: EditedProps) {
  const { notes } = props.manuscript;
  return (
    <EditedSection
      id="notes"
      title={t.sectionNotes()}
      lead={t.notesLead({ count: notes.length })}
      manuscript={props.manuscript}
    >
      <NoteForm {...props} />
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t.sectionNotes()}>
          {notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p className={styles.soft}>{t.noteBy({ name: by, moment: formatMoment(new Date(at)), bdi })}</p>
              <p className={styles.note} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </EditedSection>
  );
}
