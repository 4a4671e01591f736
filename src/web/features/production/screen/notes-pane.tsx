import { Button, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import type { ProofNote, Quote } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { isOpenNote, noteNames, noteStateNames } from '../stage-words.ts';
import { NoteWords } from '../note-words.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './production-screen.module.css';

/** What a manager does with a note. */
function NoteActions({ note, production, take }: ScreenProps & { note: ProofNote }) {
  const settle = useCallMutation(calls.settle);
  if (!production.manages || !isOpenNote(note)) return null;
  const act = (as: 'accepted' | 'declined' | 'settled') =>
    settle.mutate(
      { params: { manuscriptId: production.manuscriptId, noteId: note.id }, body: { as } },
      {
        onSuccess: ({ message, production: changed }) => {
          showNotice('good', message);
          take(changed);
        },
      },
    );
  return (
    <>
      <div className={styles.buttons}>
        {note.kind === 'change' && (
          <>
            <Button size="xs" loading={settle.isPending} onClick={() => act('accepted')}>
              {t.accept()}
            </Button>
            <Button size="xs" variant="default" onClick={() => act('declined')}>
              {t.decline()}
            </Button>
          </>
        )}
        <Button size="xs" variant={note.kind === 'change' ? 'subtle' : 'default'} onClick={() => act('settled')}>
          {t.settle()}
        </Button>
      </div>
      {settle.error && <Message kind="bad">{settle.error.message}</Message>}
    </>
  );
}

function Note({ note, children }: { note: ProofNote; children?: ReactNode }) {
  return (
    <li className={styles.note}>
      <p className={styles.noteHead}>
        <strong>{noteNames[note.kind]()}</strong>
        <span>{note.isByAuthor ? t.authorName({ name: note.by }) : note.by}</span>
        <span>{formatDay(note.at)}</span>
        {!isOpenNote(note) && <span>{noteStateNames[note.state]()}</span>}
      </p>
      <NoteWords note={note} />
      {children}
    </li>
  );
}

/** Asks the author about the selected words. */
function AskForm({ production, take, selected }: ScreenProps & { selected: Quote | null }) {
  const [question, setQuestion] = useState('');
  const ask = useCallMutation(calls.ask);
  if (production.stage === 'published') return null;
  const quote = selected ?? { exact: '', prefix: '', suffix: '' };
  const save = () =>
    ask.mutate(
      { params: { manuscriptId: production.manuscriptId }, body: { quote, text: question } },
      {
        onSuccess: ({ message, production: changed }) => {
          setQuestion('');
          showNotice('good', message);
          take(changed);
        },
      },
    );
  return (
    <PanelSection title={t.askTitle()}>
      <div className={styles.ask}>
        <p className={styles.soft}>{t.askHelp()}</p>
        {quote.exact !== '' && (
          <p>
            {t.aboutWords()} <q>{quote.exact}</q>
          </p>
        )}
        <Textarea
          label={t.question()}
          autosize
          minRows={2}
          maxLength={2000}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        {ask.error && <Message kind="bad">{ask.error.message}</Message>}
        <Button disabled={question.trim() === ''} loading={ask.isPending} onClick={save}>
          {t.saveQuestion()}
        </Button>
      </div>
    </PanelSection>
  );
}

/** Notes on the proofs: open ones with what to do, settled ones folded, and a form to ask the author. */
export function NotesPane({ selected, ...shared }: ScreenProps & { readonly selected: Quote | null }) {
  const { production, take } = shared;
  const acceptAll = useCallMutation(calls.acceptAll);
  const open = production.notes.filter(isOpenNote);
  const settled = production.notes.filter((note) => !isOpenNote(note));
  const changes = open.filter(({ kind }) => kind === 'change').length;
  return (
    <div className={styles.notes}>
      {production.manages && changes > 1 && (
        <Button
          variant="default"
          loading={acceptAll.isPending}
          onClick={() =>
            acceptAll.mutate(
              { params: { manuscriptId: production.manuscriptId } },
              {
                onSuccess: ({ message, production: changed }) => {
                  showNotice('good', message);
                  take(changed);
                },
              },
            )
          }
        >
          {t.acceptAll({ count: changes })}
        </Button>
      )}
      {acceptAll.error && <Message kind="bad">{acceptAll.error.message}</Message>}
      {open.length === 0 ? (
        <p className={styles.soft}>{t.noNotes()}</p>
      ) : (
        <ul className={styles.noteList}>
          {open.map((note) => (
            <Note key={note.id} note={note}>
              <NoteActions {...shared} note={note} />
            </Note>
          ))}
        </ul>
      )}
      <AskForm {...shared} selected={selected} />
      {settled.length > 0 && (
        <PanelSection folds title={t.settledNotes({ count: settled.length })}>
          <ul className={styles.noteList}>
            {settled.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ul>
        </PanelSection>
      )}
    </div>
  );
}
