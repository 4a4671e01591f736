import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import type { AuthorsProof } from '../../../../contracts/production-reads.ts';
import type { ProofNote } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { NoteWords } from '../note-words.tsx';
import { isOpenNote, noteNames, noteStateNames } from '../stage-words.ts';
import styles from './proof.module.css';

interface NotesProps {
  readonly proof: AuthorsProof;
  /** Whether the author can still add to the proof. */
  readonly isOpen: boolean;
}

type NoteProps = NotesProps & { readonly note: ProofNote };

function Answer({ proof: { manuscriptId }, note }: NoteProps) {
  const [answer, setAnswer] = useState(note.answer ?? '');
  const send = useCallMutation(calls.answer, [calls.proof]);
  return (
    <>
      <Textarea
        label={t.yourAnswer()}
        autosize
        minRows={2}
        maxLength={2000}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      {send.error && <Message kind="bad">{send.error.message}</Message>}
      <Button
        size="xs"
        disabled={answer.trim() === '' || answer === note.answer}
        loading={send.isPending}
        onClick={() =>
          send.mutate(
            { params: { manuscriptId, noteId: note.id }, body: { answer } },
            { onSuccess: ({ message }) => showNotice('good', message) },
          )
        }
      >
        {t.saveAnswer()}
      </Button>
    </>
  );
}

function Remove({ proof: { manuscriptId }, note }: NoteProps) {
  const remove = useCallMutation(calls.withdrawNote, [calls.proof]);
  return (
    <>
      {remove.error && <Message kind="bad">{remove.error.message}</Message>}
      <Button
        size="xs"
        variant="default"
        loading={remove.isPending}
        onClick={() =>
          remove.mutate(
            { params: { manuscriptId, noteId: note.id } },
            { onSuccess: ({ message }) => showNotice('good', message) },
          )
        }
      >
        {t.removeNote()}
      </Button>
    </>
  );
}

function Note(props: NoteProps) {
  const { note, isOpen } = props;
  return (
    <li className={styles.note}>
      <p className={styles.about}>
        <strong>{noteNames[note.kind]()}</strong>
        <span>{formatDay(note.at)}</span>
        {!isOpenNote(note) && <span>{noteStateNames[note.state]()}</span>}
      </p>
      {/* The form of an answer shows it. */}
      <NoteWords note={note.kind === 'query' && isOpen ? { ...note, answer: null } : note} />
      {isOpen && note.kind === 'query' && isOpenNote(note) && <Answer {...props} />}
      {isOpen && note.isByAuthor && note.state === 'open' && <Remove {...props} />}
    </li>
  );
}

/** The questions to the author, then the author's own notes. */
export function AuthorsNotes(props: NotesProps) {
  const queries = props.proof.notes.filter(({ kind }) => kind === 'query');
  const own = props.proof.notes.filter(({ isByAuthor }) => isByAuthor);
  return (
    <>
      {queries.length > 0 && (
        <section className={styles.part} aria-labelledby="queries">
          <h2 id="queries">{t.questionsForYou()}</h2>
          <ul className={styles.notes}>
            {queries.map((note) => (
              <Note key={note.id} {...props} note={note} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="own-notes">
        <h2 id="own-notes">{t.yourNotes()}</h2>
        {own.length === 0 && <p>{t.noNotesYet()}</p>}
        <ul className={styles.notes}>
          {own.map((note) => (
            <Note key={note.id} {...props} note={note} />
          ))}
        </ul>
      </section>
    </>
  );
}
